import type { ContentState } from '@polden/api-contract';
import { STATE_TITLES } from './list/list-state.ts';
import css from './state-badge.module.css';

interface StateBadgeProps {
  state: ContentState;
  /** What the item is that visitors never see (neverShownAs). */
  neverShown?: string | null;
}

export function StateBadge({ state, neverShown = null }: StateBadgeProps) {
  if (neverShown !== null && state !== 'draft')
    return <span className={css.badge}>Не показывается: {neverShown.toLowerCase()}</span>;
  return (
    <span className={css.badge} data-state={state}>
      {STATE_TITLES[state]}
    </span>
  );
}

/** The item has changes that visitors do not see yet. */
export function DraftBadge() {
  return (
    <span className={css.badge} data-state="scheduled">
      Есть правки
    </span>
  );
}
