import { formatDate } from './dates.ts';

/** Stands for the present year in content. */
export const YEAR_PLACEHOLDER = '[[year]]';

/** «© 2012–[[year]]» → «© 2012–2026»: the year of `moment` in Moscow, by default of now. */
export function withYear(text: string, moment: Date | string = new Date()): string {
  return text.includes(YEAR_PLACEHOLDER)
    ? text.replaceAll(YEAR_PLACEHOLDER, formatDate(moment, 'YYYY'))
    : text;
}
