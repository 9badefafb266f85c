import type { CalendarEntry } from '@polden/api-contract';
import { formatDate, moscowDay } from '@polden/ru';
import css from './calendar.module.css';
import { EntryLink } from './entry-link.tsx';
import { eventTitle } from './entry-words.ts';
import { monthOf } from './months.ts';

const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];

interface MonthGridProps {
  month: string;
  weeks: string[][];
  entries: CalendarEntry[];
}

/** The weeks of a month with what happens each day; on a phone the list below says it. */
export function MonthGrid({ month, weeks, entries }: MonthGridProps) {
  const today = moscowDay(new Date());
  const of = (day: string) => entries.filter(({ at }) => moscowDay(new Date(at)) === day);
  return (
    <table className={css.grid}>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} data-outside={monthOf(day) !== month || undefined}>
                <time dateTime={day} className={css.day} aria-current={day === today ? 'date' : undefined}>
                  {Number(day.slice('YYYY-MM-'.length))}
                </time>
                {of(day).map((entry) => (
                  <Entry key={`${entry.event}:${entry.type ?? ''}:${entry.id}`} entry={entry} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Entry({ entry }: { entry: CalendarEntry }) {
  const failed = entry.failure !== null;
  const text = (
    <>
      <span className={css.time}>{formatDate(entry.at, 'DD.MM.YYYY HH:mm').slice(-5)}</span>{' '}
      <span className={failed || entry.event === 'unpublish' ? css.said : 'visually-hidden'}>
        {eventTitle(entry)}:
      </span>{' '}
      {entry.title}
    </>
  );
  return (
    <p className={css.entry} data-event={entry.event} data-failed={failed || undefined}>
      <EntryLink entry={entry}>{text}</EntryLink>
    </p>
  );
}
