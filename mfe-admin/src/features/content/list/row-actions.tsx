import type { ContentListRow } from '@polden/api-contract';
import { SmallButton } from '../../controls/small-button.tsx';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import { useHighlighting } from '../use-highlighting.ts';
import { usePublication } from '../use-publication.ts';
import { PlaceActions } from './place-actions.tsx';
import css from './content-list.module.css';

/** What may be done with an item without opening it. */
export function RowActions({ item, onRemove }: { item: ContentListRow; onRemove: () => void }) {
  const { type } = useAdminType();
  const may = useRights();
  const publication = usePublication({ id: item.id });
  const highlighting = useHighlighting();
  const about = `«${item.title}»`;
  const change = item.state === 'draft' ? 'publish' : 'unpublish';

  return (
    <div className={css.buttons}>
      <PlaceActions item={item} />
      {type.drafts && may(change) && (
        <SmallButton about={about} busy={publication.isPending} onClick={() => publication.mutate(change)}>
          {change === 'publish' ? 'Опубликовать' : 'Снять'}
        </SmallButton>
      )}
      {type.highlights && may('highlightAdd') && item.highlight === null && item.state !== 'draft' && (
        <SmallButton
          about={about}
          busy={highlighting.isPending}
          onClick={() => highlighting.mutate({ id: item.id, change: 'add' })}
        >
          В главное
        </SmallButton>
      )}
      {may('remove') && (
        <SmallButton about={about} onClick={onRemove}>
          Удалить
        </SmallButton>
      )}
    </div>
  );
}
