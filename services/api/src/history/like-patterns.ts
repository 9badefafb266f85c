/** Fewer letters than this an index of trigrams does not find. */
const SHORT = 3;

/** Whether a search is for the beginning of titles, because it is too short to be found anywhere in them. */
export function isShort(text: string): boolean {
  return text.length < SHORT;
}

/** Pattern of LIKE for lower-cased texts that contain this one. */
export function containing(text: string): string {
  return `%${startingWith(text)}`;
}

/** Pattern of LIKE for lower-cased texts that begin with this one. */
export function startingWith(text: string): string {
  return `${text.toLowerCase().replace(/[\\%_]/gu, '\\$&')}%`;
}
