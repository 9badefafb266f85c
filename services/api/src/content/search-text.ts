import { visibleText } from '@polden/field-kinds';
import { readableAddress } from '@polden/reference-data';

/** Text as it is searched: people write «ё» as they please and copy addresses encoded; what nobody sees is not looked for. */
export function searchText(text: string): string {
  return readableAddress(visibleText(text)).toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, ' ').trim();
}
