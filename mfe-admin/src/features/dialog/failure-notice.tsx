import type { ItemNotEmpty } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { Notice, RequestNumber } from '@polden/ui';
import { Link } from 'react-router-dom';
import { findAdminType } from '../content-types/admin-type.tsx';
import { entityTitle } from '../content-types/entity-titles.ts';
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
          {inside.map((item) => (
            <li key={`${item.contentType}:${item.itemId}`}>
              <ItemInside {...item} />
            </li>
          ))}
          {total > inside.length && <li>и ещё {(total - inside.length).toLocaleString('ru-RU')}</li>}
        </ul>
      )}
    </Notice>
  );
}

/** Named by its section, with the way to its form where there is one. */
function ItemInside({ contentType, itemId, title }: ItemNotEmpty['current']['inside'][number]) {
  const root = findAdminType(contentType)?.root;
  const text = `${entityTitle(contentType)}: ${title || `№ ${itemId}`}`;
  return root ? <Link to={`${root}/${itemId}`}>{text}</Link> : text;
}

function insideOf(error: unknown): ItemNotEmpty['current'] {
  const current = error instanceof HttpError ? error.current : undefined;
  return current && 'inside' in current ? (current as ItemNotEmpty['current']) : { inside: [], total: 0 };
}
