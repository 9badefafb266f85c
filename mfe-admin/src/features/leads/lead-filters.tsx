import {
  LEAD_DELIVERY_STATES,
  LEAD_KINDS,
  LEAD_PERSONAL_ACTION,
  LEAD_STAGE_FILTERS,
  LEAD_STATUSES,
} from '@polden/api-contract';
import { DEBOUNCE_MS } from '@polden/ru';
import { Checkbox, TextField } from '@polden/ui';
import { useEffect, useId } from 'react';
import { FoldedFilters } from '../controls/folded-filters.tsx';
import { inWords, withAny } from '../controls/select-options.ts';
import { Select } from '../controls/select.tsx';
import { PeriodFilter } from '../history/period-filter.tsx';
import { useTyped } from '../history/use-typed.ts';
import { useMay } from '../session/use-may.ts';
import { DELIVERY_WORDS, KIND_WORDS, STAGE_FILTER_WORDS, STATUS_WORDS } from './lead-words.ts';
import { filterCount, type LeadFilterChange, type LeadsState } from './leads-state.ts';
import css from './leads.module.css';

export interface LeadFiltersProps {
  state: LeadsState;
  /** Only what is different now; an empty text takes a filter away. */
  onChange: (change: LeadFilterChange) => void;
}

/** Who, what, how far and when: all of them together. */
export function LeadFilters({ state, onChange }: LeadFiltersProps) {
  const id = useId();
  const { kind = '', status = '', stage = '', delivery = '', search = '' } = state;
  return (
    <div role="search" aria-label="Отбор заявок" className={css.filters}>
      <SearchFilter search={search} onChange={onChange} />
      <FoldedFilters count={filterCount(state)}>
        <Select
          id={`${id}-kind`}
          label="Обращение"
          value={kind}
          options={withAny('Все', inWords(LEAD_KINDS, KIND_WORDS), kind)}
          onChange={(value) => onChange({ kind: LEAD_KINDS.find((each) => each === value) ?? '' })}
        />
        <Select
          id={`${id}-status`}
          label="Статус"
          value={status}
          options={withAny('Любой', inWords(LEAD_STATUSES, STATUS_WORDS), status)}
          onChange={(value) => onChange({ status: LEAD_STATUSES.find((each) => each === value) ?? '' })}
        />
        <Select
          id={`${id}-stage`}
          label="Одобренные"
          value={stage}
          options={withAny('Любые', inWords(LEAD_STAGE_FILTERS, STAGE_FILTER_WORDS), stage)}
          onChange={(value) => onChange({ stage: LEAD_STAGE_FILTERS.find((each) => each === value) ?? '' })}
        />
        <Select
          id={`${id}-delivery`}
          label="Доставка"
          value={delivery}
          options={withAny('Любая', inWords(LEAD_DELIVERY_STATES, DELIVERY_WORDS), delivery)}
          onChange={(value) =>
            onChange({ delivery: LEAD_DELIVERY_STATES.find((each) => each === value) ?? '' })
          }
        />
        <PeriodFilter period={state} onChange={onChange} />
        <Checkbox
          name="mine"
          label="Мои заявки"
          checked={state.mine === '1'}
          onChange={(isMine) => onChange({ mine: isMine ? '1' : '' })}
        />
      </FoldedFilters>
    </div>
  );
}

function SearchFilter({ search, onChange }: { search: string; onChange: LeadFiltersProps['onChange'] }) {
  const personal = useMay(LEAD_PERSONAL_ACTION);
  const [text, setText] = useTyped(search);
  useEffect(() => {
    if (text === search) return undefined;
    const timer = setTimeout(() => onChange({ search: text }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, search, onChange]);
  return (
    <TextField
      label={personal ? 'Телефон, почта или номер заявки' : 'Номер заявки'}
      name="search"
      type="search"
      value={text}
      onChange={setText}
    />
  );
}
