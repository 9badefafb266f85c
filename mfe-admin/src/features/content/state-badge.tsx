import type { ContentState } from '@polden/api-contract';
import { STATE_TITLES } from './list/list-state.ts';
import css from './state-badge.module.css';

export function StateBadge({ state }: { state: ContentState }) {
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
