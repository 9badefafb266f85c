import type { ContentListRow } from '@polden/api-contract';
import { VisuallyHidden } from '@polden/ui';
import { useRights } from '../../content-types/admin-type.tsx';
import { usePlace } from './use-place.ts';
import css from './item-table.module.css';

/** One place up or down: pressed many times in a row, so they stand in the open. */
export function PlaceButtons({ item }: { item: ContentListRow }) {
  const may = useRights();
  const place = usePlace(item);
  if (item.place === null) return null;
  const button = (change: 'moveUp' | 'moveDown', name: string, arrow: string) =>
    may(change) && (
      <button
        type="button"
        className={css.place}
        aria-disabled={place.isPending || undefined}
        onClick={() => !place.isPending && place.mutate({ change })}
      >
        <span aria-hidden="true">{arrow}</span>
        <VisuallyHidden>{`${name} «${item.title}»`}</VisuallyHidden>
      </button>
    );
  return (
    <>
      {button('moveUp', 'вверх', '↑')}
      {button('moveDown', 'вниз', '↓')}
    </>
  );
}
