/** For a comparison of texts of which editors write «ё» and capitals as they please. */
export function plainSpelling(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
