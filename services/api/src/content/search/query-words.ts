import { SEARCH_MAX_LENGTH } from '@polden/api-contract';
import { searchText } from '../search-text.ts';
import { SYNONYMS } from './synonyms.ts';

const MAX_WORDS = 8;
/** One of several words that is shorter says nothing by itself. */
const MEANING = 3;
const WORD = /[\p{L}\p{N}]+/gu;

const LATIN = `qwertyuiop[]asdfghjkl;'zxcvbnm,.\``;
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюе';
const SWAPPED = new Map(
  Array.from(LATIN, (latin, index): [string, string][] => {
    const cyrillic = CYRILLIC.charAt(index);
    return [
      [latin, cyrillic],
      [cyrillic, latin],
    ];
  }).flat(),
);

/** A question as it is compared with titles: one line, lower case, cut. */
export function readQuestion(text: string): string {
  return searchText(text.slice(0, SEARCH_MAX_LENGTH));
}

/** Its words, at most eight. */
export function wordsOf(question: string): string[] {
  return [...question.matchAll(WORD)].slice(0, MAX_WORDS).map(([word]) => word);
}

/** The same keys in the other layout of the keyboard: «pfqv» is «займ». */
export function inOtherLayout(question: string): string {
  return Array.from(question, (key) => SWAPPED.get(key) ?? key).join('');
}

/**
 * The question for to_tsquery: every word, its synonyms instead of it, and the last one as the beginning of a word; or
 * the same of what the keys mean in the other layout. '' when there is nothing to look for.
 * @param which whether what is found has all of the words, or any
 */
export function tsquery(question: string, which: 'all' | 'any' = 'all'): string {
  const readings = [question, inOtherLayout(question)].map((reading) =>
    wordsOf(reading).filter(({ length }) => which === 'all' || length >= MEANING),
  );
  return readings
    .filter((words) => words.length > 0)
    .map(
      (words) =>
        `(${words.map((word, index) => either(word, index === words.length - 1)).join(which === 'all' ? ' & ' : ' | ')})`,
    )
    .join(' | ');
}

function either(word: string, isLast: boolean): string {
  return `(${[isLast ? `${word}:*` : word, ...synonymsOf(word)].join(' | ')})`;
}

function synonymsOf(word: string): string[] {
  const groups = SYNONYMS.filter((group) => group.some((stem) => word.startsWith(stem)));
  return [...new Set(groups.flat())].filter((stem) => !word.startsWith(stem)).map((stem) => `${stem}:*`);
}
