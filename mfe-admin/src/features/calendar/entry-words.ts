import type { CalendarEntry, CalendarEvent } from '@polden/api-contract';
import { findAdminType } from '../content-types/admin-type.tsx';

export const EVENT_TITLES: Record<CalendarEvent, string> = {
  publish: 'Выйдет',
  draft: 'Изменения выйдут',
  unpublish: 'Уйдёт с сайта',
  'change-set': 'Набор выйдет',
};

/** Address of what is to happen in the staff area. */
export function entryAddress({ type, id }: CalendarEntry): string | null {
  if (type === null) return `/admin/change-sets/${id}`;
  const root = findAdminType(type)?.root;
  return root === undefined ? null : `${root}/${id}`;
}
