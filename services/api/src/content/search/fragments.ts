import type { SearchFragment } from '@polden/api-contract';
import { truncate } from '@polden/ru';
import { MARK } from './search.repository.ts';

const MARKED = new RegExp(`${MARK.start}([^${MARK.end}]*)${MARK.end}`, 'u');
/** About as much as a headline has. */
const FIRST_CHARACTERS = 140;

/** Pieces of a headline of PostgreSQL; where it has found nothing in the text, its beginning. */
export function fragmentsOf(headline: string, beginning: string): SearchFragment[] {
  if (!headline.includes(MARK.start)) {
    const text = truncate(oneLine(beginning).trim(), FIRST_CHARACTERS);
    return text === '' ? [] : [{ text, marked: false }];
  }
  return withBeginning(oneLine(headline).trim())
    .split(MARKED)
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** A fragment that begins amid a sentence says so. */
function withBeginning(headline: string): string {
  return /^[^\p{L}\p{N}]*\p{Ll}/u.test(headline) ? `… ${headline}` : headline;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ');
}
