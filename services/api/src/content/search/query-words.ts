import { SEARCH_MAX_LENGTH } from '@polden/api-contract';
import { inRussianLetters, onOtherKeys } from '@polden/ru';
import { searchText } from '../search-text.ts';
import { SYNONYMS } from './synonyms.ts';

const MAX_WORDS = 8;
/** One of several words that is shorter says nothing by itself. */
const MEANING = 3;
/** So short a word is a word, or an abbreviation, rather than the beginning of one. */
const LONGEST_WHOLE = 3;
const WORD = /[\p{L}\p{N}]+/gu;
/** Of two letters are words of other languages: «or» is no beginning of a Russian one. */
const LATIN_WORD = /[a-z]{3,}/gu;

/** A question as it is compared with titles: one line, lower case, cut. */
export function readQuestion(text: string): string {
  return searchText(text.slice(0, SEARCH_MAX_LENGTH));
}

/** Its words, at most eight. */
export function wordsOf(question: string): string[] {
  return [...question.matchAll(WORD)].slice(0, MAX_WORDS).map(([word]) => word);
}

/** A telephone, or so much of one that it can be nothing else. */
export function isTelephone(question: string): boolean {
  return (
    /^(?:\+7|[78])[\s(-]+[3489]\d\d(?:[\s)-][\d\s)-]*)?$/u.test(question) ||
    /^\+?[78][3489]\d{9}$/u.test(question)
  );
}

/** The same keys in the other layout of the keyboard: «pfqv» is «займ». */
export function inOtherLayout(question: string): string {
  return searchText(onOtherKeys(question));
}

/** The same word in Russian letters: «zaim» is «займ». */
function inRussian(question: string): string {
  return searchText(question.replace(LATIN_WORD, inRussianLetters));
}

export interface Looked {
  /** Whether what is found has all of the words, or any. Default: 'all'. */
  which?: 'all' | 'any';
  /** A last word of two or three letters is looked for as it is, not as the beginning of another one. Default: false. */
  whole?: boolean;
}

/**
 * The question for words_query: every word, its synonyms instead of it, and the last one as the beginning of a word; or
 * the same of what the keys mean in the other layout, or Latin letters in Russian. '' when there is nothing to look for.
 */
export function tsquery(question: string, { which = 'all', whole = false }: Looked = {}): string {
  // A single letter begins every second word.
  const begins = (word: string) => word.length > (whole ? LONGEST_WHOLE : 1);
  const readings = [...new Set([question, inOtherLayout(question), inRussian(question)])].map((reading) =>
    wordsOf(reading).filter(({ length }) => which === 'all' || length >= MEANING),
  );
  return readings
    .filter((words) => words.length > 0)
    .map(
      (words) =>
        `(${words.map((word, index) => either(word, index === words.length - 1 && begins(word))).join(which === 'all' ? ' & ' : ' | ')})`,
    )
    .join(' | ');
}

function either(word: string, isBeginning: boolean): string {
  return `(${[isBeginning ? `${word}:*` : word, ...synonymsOf(word)].join(' | ')})`;
}

function synonymsOf(word: string): string[] {
  const groups = SYNONYMS.filter((group) => group.some((stem) => isOf(word, stem)));
  return [...new Set(groups.flat())]
    .filter((stem) => !isOf(word, stem))
    .map((stem) => (stem.length > LONGEST_WHOLE ? `${stem}:*` : stem));
}

function isOf(word: string, stem: string): boolean {
  return stem.length > LONGEST_WHOLE ? word.startsWith(stem) : word === stem;
}
