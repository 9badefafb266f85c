import { MEDIA_RIGHTS, type MediaUse, type UnseenState } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { Notice } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { entityTitle } from '../content-types/entity-titles.ts';
import { ItemLink } from '../content-types/item-link.tsx';
import { useMay } from '../session/use-may.ts';
import { MEDIA_KEYS, mediaApi } from './media.api.ts';
import css from './media.module.css';

/** «в 2 местах» */
const PLACES = { single: 'месте', more: 'местах', many: 'местах' };

/** Visitors do not see it there. */
const UNSEEN: Record<UnseenState, string> = {
  draft: '(черновик)',
  scheduled: '(по расписанию)',
  trashed: '(в корзине)',
};

export interface MediaUsesProps {
  id: string;
  count: number;
  /** What stood in the way of a removal. */
  refused: MediaUse[] | undefined;
}

/** Places of a picture or file, each with a link to its form where the person may open it. */
export function MediaUses({ id, count, refused }: MediaUsesProps) {
  const maySee = useMay(MEDIA_RIGHTS.uses);
  const { data } = useQuery({
    queryKey: MEDIA_KEYS.uses(id),
    queryFn: ({ signal }) => mediaApi.uses(id, signal),
    enabled: maySee && count > 0,
  });
  if (refused) {
    return (
      <Notice live tone="warning" title="Убрать нельзя: это ещё нужно на сайте">
        {refused.length > 0 ? <Places uses={refused} /> : <p>Где именно, знает администратор.</p>}
      </Notice>
    );
  }
  if (count === 0) return <p className={css.soft}>Нигде не стоит.</p>;
  if (!maySee)
    return (
      <p
        className={css.soft}
      >{`Стоит в ${count} ${plural(count, PLACES)}: где именно, знает администратор.`}</p>
    );
  return (
    <section aria-label="Где стоит">
      <p>Где стоит:</p>
      {data && <Places uses={data} />}
    </section>
  );
}

function Places({ uses }: { uses: MediaUse[] }) {
  return (
    <ul className={css.uses}>
      {uses.map(({ contentType, itemId, title, unseen }) => (
        <li key={`${contentType}:${itemId}`}>
          <ItemLink type={contentType} id={itemId}>
            {`${entityTitle(contentType)}: ${title || `№ ${itemId}`}`}
          </ItemLink>
          {unseen && <span className={css.soft}>{` ${UNSEEN[unseen]}`}</span>}
        </li>
      ))}
    </ul>
  );
}
