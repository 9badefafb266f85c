import { formatDate } from '@polden/ru';

/** Moscow has kept one offset since 2014. */
const OFFSET = '+03:00';

/** A moment as `datetime-local` takes it, by the Moscow clock; empty for null. */
export function toMoscowInput(iso: string | null): string {
  return iso === null
    ? ''
    : formatDate(iso, 'YYYY-MM-DD HH:mm:00').replace(' ', 'T').slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

/** What `datetime-local` gives → ISO 8601 in UTC; null when empty or unfinished. */
export function fromMoscowInput(local: string): string | null {
  const moment = Date.parse(`${local}:00${OFFSET}`);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
