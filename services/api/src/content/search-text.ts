/** Text as it is searched: people write «ё» as they please. */
export function searchText(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, ' ').trim();
}
