import type { CalendarEntry, CalendarEvent } from '@polden/api-contract';

const COMING: Record<CalendarEvent, string> = {
  publish: 'Выйдет',
  draft: 'Изменения выйдут',
  unpublish: 'Уйдёт с сайта',
  'change-set': 'Набор выйдет',
};
const FAILED: Record<CalendarEvent, string> = {
  publish: 'Не вышло',
  draft: 'Изменения не вышли',
  unpublish: 'Не ушло с сайта',
  'change-set': 'Набор не вышел',
};

/** What is to happen, or did not when its moment came. */
export function eventTitle({ event, failure }: CalendarEntry): string {
  return (failure === null ? COMING : FAILED)[event];
}
