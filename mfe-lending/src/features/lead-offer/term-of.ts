import { formatTerm } from '@polden/ru';

/** «48 месяцев», «21 день». */
export function termOf({ monthCount, days }: { monthCount: number | null; days: number | null }): string {
  return monthCount === null
    ? formatTerm(days ?? 0, { single: 'день', more: 'дня', many: 'дней' }, 1)
    : formatTerm(monthCount, { single: 'месяц', more: 'месяца', many: 'месяцев' }, 1);
}
