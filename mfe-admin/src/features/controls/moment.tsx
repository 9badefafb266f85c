import { formatDate } from '@polden/ru';

/** A moment in Moscow; a dash for none. */
export function Moment({ at }: { at: string | null }) {
  if (at === null) return '—';
  return <time dateTime={at}>{formatDate(at, 'DD.MM.YYYY HH:mm')}</time>;
}
