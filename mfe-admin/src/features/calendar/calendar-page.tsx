import { moscowDay } from '@polden/ru';
import { Button, Notice } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { findAdminType } from '../content-types/admin-type.tsx';
import { NotRead } from '../controls/not-read.tsx';
import { Select } from '../controls/select.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { readCalendar } from './calendar.api.ts';
import css from './calendar.module.css';
import { EntryList } from './entry-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { addMonths, monthOf, monthTitle, weeksOf } from './months.ts';
import { SiteAt } from './site-at.tsx';

const SETS = 'change-set';
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/u;

/** `/admin/calendar?month=2026-11&type=blog` */
export function Component() {
  return (
    <GuardedPage>
      <AdminFrame title="Календарь">
        <SiteAt />
        <Month />
      </AdminFrame>
    </GuardedPage>
  );
}

function Month() {
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : monthOf(moscowDay(new Date()));
  const chosen = search.get('type') ?? '';
  const weeks = weeksOf(month);
  const [from = '', to = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const query = useQuery({
    queryKey: ['calendar', from, to],
    queryFn: ({ signal }) => readCalendar({ from, to }, signal),
  });
  const { data } = query;
  const set = (name: string, value: string) =>
    setSearch(
      (now) => {
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { preventScrollReset: true },
    );
  const entries = data?.filter(({ type }) => chosen === '' || (type ?? SETS) === chosen) ?? [];
  const types = [...new Set(data?.map(({ type }) => type ?? SETS))];
  return (
    <section aria-labelledby={`${id}-month`}>
      <div className={css.tools}>
        <Button variant="secondary" onClick={() => set('month', addMonths(month, -1))}>
          Раньше
        </Button>
        <h2 id={`${id}-month`} className={css.month} aria-live="polite">
          {monthTitle(month)}
        </h2>
        <Button variant="secondary" onClick={() => set('month', addMonths(month, 1))}>
          Позже
        </Button>
        <div className={css.filter}>
          <Select
            id={`${id}-type`}
            label="Раздел"
            value={chosen}
            options={[
              { value: '', label: 'Все' },
              ...[...new Set([...types, ...(chosen === '' ? [] : [chosen])])].map((name) => ({
                value: name,
                label:
                  name === SETS ? 'Наборы изменений' : (findAdminType(name)?.type.titles.section ?? name),
              })),
            ]}
            onChange={(value) => set('type', value)}
          />
        </div>
      </div>
      {!data && <NotRead of={[query]} loading="Загружаем…" failed="Календарь не загрузился" />}
      {data && <MonthGrid month={month} weeks={weeks} entries={entries} />}
      {data && entries.length === 0 && (
        <Notice>
          <p>
            В этом месяце по расписанию ничего не выходит и не снимается. Время назначают в самой записи или в
            наборе изменений.
          </p>
        </Notice>
      )}
      {data && entries.length > 0 && <EntryList entries={entries} />}
    </section>
  );
}
