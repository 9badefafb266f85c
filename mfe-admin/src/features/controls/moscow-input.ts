import { formatDate, moscowMoment } from '@polden/ru';

/** Other years are slips, or not typed to their end. */
const EARLIEST = moscowMoment('1990-01-01T00:00');
const AFTER_LATEST = moscowMoment('2101-01-01T00:00');

/** A moment as `datetime-local` takes it, by the Moscow clock; empty for null. */
export function toMoscowInput(iso: string | null): string {
  return iso === null ? '' : formatDate(iso, 'YYYY-MM-DDTHH:mm');
}

/** Why what `datetime-local` gives is no moment to come; undefined for one, and while nothing is there. */
export function momentProblem(local: string): string | undefined {
  if (local === '') return undefined;
  const moment = fromMoscowInput(local);
  if (moment === null) return 'Нужен год от 1990 до 2100';
  return Date.parse(moment) <= Date.now() ? 'Это время уже прошло' : undefined;
}

/** What `datetime-local` gives → ISO 8601 in UTC; null when empty, unfinished, or outside of 1990 to 2100. */
export function fromMoscowInput(local: string): string | null {
  const moment = moscowMoment(`${local}:00`);
  return moment >= EARLIEST && moment < AFTER_LATEST ? moment.toISOString() : null;
}
