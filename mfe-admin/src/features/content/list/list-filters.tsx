import { readableAddress } from '@polden/reference-data';
import { DEBOUNCE_MS } from '@polden/ru';
import { Icon } from '@polden/ui';
import { useEffect, useId, useState } from 'react';
import controls from '../../controls/controls.module.css';
import { FiltersButton } from '../../controls/filters-button.tsx';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { SavedViews } from '../../saved-views/saved-views.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { filterCount, listSearch, type ListState, MAX_SEARCH } from './list-state.ts';
import css from './list-filters.module.css';

export interface ListFiltersProps {
  state: ListState;
  /** The whole state; a filter that changes leads back to the first page. */
  onChange: (state: ListState) => void;
}

/** Search, which waits for a pause in typing; the filters, the columns and the views of the list. */
export function ListFilters({ state, onChange }: ListFiltersProps) {
  const { type, root } = useAdminType();
  const id = useId();
  const { search = '' } = state;
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const count = filterCount(state);
  const [unfolded, setUnfolded] = useState(count > 0);
  // The address has changed under the field: a link, the browser's «back».
  if (search !== known) {
    setKnown(search);
    if (search !== text.trim()) setText(search);
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return undefined;
    const timer = setTimeout(() => onChange(withSearch(state, wanted)), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, search, state, onChange]);

  return (
    <div role="search" className={css.filters}>
      <div className={css.bar}>
        <span className={css.search}>
          <Icon name="search" size={18} />
          <input
            className={controls.box}
            type="search"
            aria-label="Поиск"
            // An encoded address has six signs for a letter.
            maxLength={6 * MAX_SEARCH}
            placeholder="Слова из названия или текста"
            value={text}
            onChange={(event) => setText(readableAddress(event.currentTarget.value).slice(0, MAX_SEARCH))}
          />
        </span>
        <FiltersButton
          controls={`${id}-panel`}
          count={count}
          unfolded={unfolded}
          onToggle={() => setUnfolded(!unfolded)}
        />
        <ColumnsMenu state={state} onChange={onChange} />
        <SavedViews type={type.name} root={root} search={listSearch({ ...state, page: 1 })} />
      </div>
      <div id={`${id}-panel`} hidden={!unfolded}>
        {unfolded && <FilterPanel state={withSearch(state, text.trim())} onChange={onChange} />}
      </div>
    </div>
  );
}

/** From the first page. */
function withSearch({ search: _, ...state }: ListState, search: string): ListState {
  return { ...state, page: 1, ...(search && { search }) };
}
