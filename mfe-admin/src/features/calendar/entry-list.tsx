import type { CalendarEntry } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { findAdminType } from '../content-types/admin-type.tsx';
import css from './calendar.module.css';
import { EntryLink } from './entry-link.tsx';
import { eventTitle } from './entry-words.ts';

/** The same one after the other, with the reason of what did not happen. */
export function EntryList({ entries }: { entries: CalendarEntry[] }) {
  return (
    <ol role="list" className={css.list} aria-label="По порядку">
      {entries.map((entry) => {
        const { event, at, type, id, title, failure } = entry;
        return (
          <li key={`${event}:${type ?? ''}:${id}`} className={css.row}>
            <time dateTime={at}>{formatDate(at, 'DD.MM.YYYY HH:mm')}</time>
            <span className={failure === null ? css.event : css.failure} data-event={event}>
              {eventTitle(entry)}
            </span>
            <span>
              <EntryLink entry={entry}>{title}</EntryLink>
              <span className={css.soft}>
                {type === null ? 'Набор изменений' : findAdminType(type)?.type.titles.section}
              </span>
              {failure !== null && <span className={css.failure}>{failure}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
