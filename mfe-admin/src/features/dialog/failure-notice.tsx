import type { ItemNotEmpty } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { formatNumber } from '@polden/ru';
import { Notice, RequestNumber } from '@polden/ui';
import { entityTitle } from '../content-types/entity-titles.ts';
import { ItemLink } from '../content-types/item-link.tsx';
import { failureOf } from '../calls/failure-words.ts';

/** Why a call has failed, where it was asked for; a refused removal with the way to what stands in it. */
export function FailureNotice({ error }: { error: unknown }) {
  const { text, requestId } = failureOf(error);
  const { inside, total } = insideOf(error);
  return (
    <Notice live tone="error" title="Не получилось">
      <p>{text}</p>
      {requestId !== null && <RequestNumber id={requestId} />}
      {inside.length > 0 && (
        <ul>
          {inside.map(({ contentType, itemId, title }) => (
            <li key={`${contentType}:${itemId}`}>
              <ItemLink type={contentType} id={itemId}>
                {`${entityTitle(contentType)}: ${title || `№ ${itemId}`}`}
              </ItemLink>
            </li>
          ))}
          {total > inside.length && <li>и ещё {formatNumber(total - inside.length)}</li>}
        </ul>
      )}
    </Notice>
  );
}

function insideOf(error: unknown): ItemNotEmpty['current'] {
  const current = error instanceof HttpError ? error.current : undefined;
  return current && 'inside' in current ? (current as ItemNotEmpty['current']) : { inside: [], total: 0 };
}
