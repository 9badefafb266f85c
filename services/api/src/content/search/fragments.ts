import type { SearchFragment } from '@polden/api-contract';
import { MARK } from './search.repository.ts';

const MARKED = new RegExp(`${MARK.start}([^${MARK.end}]*)${MARK.end}`, 'u');

/** Pieces of a headline of PostgreSQL: around what it has found in the text, else its first words. */
export function fragmentsOf(headline: string): SearchFragment[] {
  const line = headline.replace(/\s+/gu, ' ').trim();
  if (!line.includes(MARK.start)) return line === '' ? [] : [{ text: `${line}…`, marked: false }];
  return line
    .split(MARKED)
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
