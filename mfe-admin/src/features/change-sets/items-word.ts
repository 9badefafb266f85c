import { plural } from '@polden/ru';

/** «3 записи» */
export function itemsWord(count: number): string {
  return `${count} ${plural(count, { single: 'запись', more: 'записи', many: 'записей' })}`;
}
