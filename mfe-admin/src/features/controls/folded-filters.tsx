import { type ReactNode, useId, useState } from 'react';
import { FiltersButton } from './filters-button.tsx';
import css from './folded-filters.module.css';

interface FoldedFiltersProps {
  /** Filters among them that are set. */
  count: number;
  children: ReactNode;
}

/** Fields of a filter that would push the list off the first screen of a phone; elsewhere they stand in the grid around. */
export function FoldedFilters({ count, children }: FoldedFiltersProps) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <>
      <div className={css.button}>
        <FiltersButton
          controls={id}
          count={count}
          unfolded={unfolded}
          onToggle={() => setUnfolded(!unfolded)}
        />
      </div>
      <div id={id} className={css.fields} data-unfolded={unfolded || undefined}>
        {children}
      </div>
    </>
  );
}
