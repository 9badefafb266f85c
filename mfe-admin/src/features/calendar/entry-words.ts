import type { CalendarEntry, CalendarEvent } from '@polden/api-contract';
import { findAdminType } from '../content-types/admin-type.tsx';

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

/** Address of what is to happen in the staff area. */
export function entryAddress({ type, id }: CalendarEntry): string | null {
  if (type === null) return `/admin/change-sets/${id}`;
  const root = findAdminType(type)?.root;
  return root === undefined ? null : `${root}/${id}`;
}
