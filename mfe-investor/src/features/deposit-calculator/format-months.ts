import { formatTerm } from '@polden/ru';

const MONTHS = { single: 'месяц', more: 'месяца', many: 'месяцев' };

/** 18 → «18 месяцев». */
export function formatMonths(months: number): string {
  return formatTerm(months, MONTHS, 1);
}
