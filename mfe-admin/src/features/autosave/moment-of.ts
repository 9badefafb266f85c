import { formatDate } from '@polden/ru';

/** «14:05» today, with the day at any other time. */
export function momentOf(at: string): string {
  const moment = formatDate(at, 'DD.MM.YYYY HH:mm');
  const [day, hour = moment] = moment.split(' ');
  return day === formatDate(new Date().toISOString(), 'DD.MM.YYYY') ? hour : moment;
}
