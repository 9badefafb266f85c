import { visibleText } from '@polden/field-kinds';

/** Text as it is searched: people write «ё» as they please, and what nobody sees is not looked for. */
export function searchText(text: string): string {
  return visibleText(text).toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, ' ').trim();
}
