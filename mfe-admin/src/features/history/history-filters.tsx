import { HISTORY_ACTIONS } from '@polden/api-contract';
import { useId } from 'react';
import { FoldedFilters } from '../controls/folded-filters.tsx';
import { withAny } from '../controls/select-options.ts';
import { Select } from '../controls/select.tsx';
import { type FilterChange, filterCount, type HistoryState } from './history-state.ts';
import { PeriodFilter } from './period-filter.tsx';
import { TitleFilter } from './title-filter.tsx';
import { useHistoryMenu } from './use-history-menu.ts';
import css from './history.module.css';

export interface HistoryFiltersProps {
  state: HistoryState;
  /** Only what is different now; an empty text takes a filter away. */
  onChange: (change: FilterChange) => void;
}

/** What, who, how and when: all of them together. */
export function HistoryFilters({ state, onChange }: HistoryFiltersProps) {
  const id = useId();
  const { search = '', fileName = '', manager = '', action = '' } = state;
  const menu = useHistoryMenu();

  return (
    <div role="search" aria-label="Отбор записей" className={css.filters}>
      <div className={css.title}>
        <TitleFilter search={search} fileName={fileName} onChange={onChange} />
      </div>
      <FoldedFilters count={filterCount(state)}>
        {menu !== null && (
          <>
            <Select
              id={`${id}-manager`}
              label="Кто"
              value={manager}
              options={withAny('Все', optionsOf(menu?.managers), manager)}
              onChange={(value) => onChange({ manager: value })}
            />
            <Select
              id={`${id}-action`}
              label="Действие"
              value={action}
              options={withAny('Любое', optionsOf(menu?.actions), action)}
              onChange={(value) => onChange({ action: HISTORY_ACTIONS.find((each) => each === value) ?? '' })}
            />
          </>
        )}
        <PeriodFilter period={state} onChange={onChange} />
      </FoldedFilters>
    </div>
  );
}

function optionsOf(choices: readonly { id: string; title: string }[] = []) {
  return choices.map(({ id, title }) => ({ value: id, label: title }));
}
