import { useCallback } from 'react';
import { isBackwards } from '../controls/list-address.ts';
import { DayFilter } from './day-filter.tsx';

/** Days are YYYY-MM-DD; empty or absent for none. */
interface Period {
  dateFrom?: string;
  dateTo?: string;
}

interface PeriodFilterProps {
  period: Period;
  /** Only what is different now. Keep it constant between renders. */
  onChange: (change: Period) => void;
}

/** Two fields of one row. */
export function PeriodFilter({ period, onChange }: PeriodFilterProps) {
  const { dateFrom = '', dateTo = '' } = period;
  const from = useCallback((day: string) => onChange({ dateFrom: day }), [onChange]);
  const to = useCallback((day: string) => onChange({ dateTo: day }), [onChange]);
  return (
    <>
      <DayFilter label="С даты" name="dateFrom" day={dateFrom} onChange={from} />
      <DayFilter
        label="По дату"
        name="dateTo"
        day={dateTo}
        error={isBackwards(period) ? 'Раньше, чем «С даты»' : undefined}
        onChange={to}
      />
    </>
  );
}
