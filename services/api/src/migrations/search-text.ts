/** Text as it was searched when these migrations were written. */
export function searchText(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, ' ').trim();
}
