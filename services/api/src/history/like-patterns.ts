/** A title as its indexes have it: people write «ё» as they please. */
export const WHOLE = soughtIn('title');
/** Its beginning, which is what an index of whole values takes. */
export const BEGINNING = beginningOf('title');

/** SQL of the beginning of a text as the index has it. */
export function beginningOf(text: string): string {
  return soughtIn(`left(${text}, 200)`);
}

function soughtIn(text: string): string {
  return `translate(lower(${text}), 'ё', 'е')`;
}

/** Fewer letters than this an index of trigrams does not find. */
const SHORT = 3;

/** Whether a search is for the beginning of titles, because it is too short to be found anywhere in them. */
export function isShort(text: string): boolean {
  return text.length < SHORT;
}

/** Pattern of LIKE for titles that contain the text. */
export function containing(text: string): string {
  return `%${startingWith(text)}`;
}

/** Pattern of LIKE for titles that begin with the text. */
export function startingWith(text: string): string {
  return `${text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\\%_]/gu, '\\$&')}%`;
}
