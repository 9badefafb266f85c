import type { SearchFragment } from '@polden/api-contract';
import { MARK } from './search.repository.ts';

const MARKED = new RegExp(`${MARK.start}([^${MARK.end}]*)${MARK.end}`, 'u');

/** Pieces of a headline of PostgreSQL; none when it has found nothing in the text. */
export function fragmentsOf(headline: string): SearchFragment[] {
  if (!headline.includes(MARK.start)) return [];
  return headline
    .replace(/\s+/gu, ' ')
    .split(MARKED)
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
