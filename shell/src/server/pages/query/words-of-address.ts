import { inRussianLetters } from '@polden/ru';

/** Words that are asked for; a longer address says no more. */
const MAX_WORDS = 6;
/** Shorter ones are prepositions and numbers of things. */
const SHORTEST = 3;
const WORD = /[\p{L}\p{N}]+/gu;
/** Addresses that only robots guess, looking for a way in. */
const GUESSED = /(^|\/)(\.|_|wp-|cgi-bin|phpmyadmin)/iu;
const EXTENSION = /\.(\p{L}[\p{L}\p{N}]{1,4})$/u;
const EXTENSIONS_OF_PAGES = ['htm', 'html', 'php', 'aspx'];

/**
 * What the address that nobody has was about, in Russian: the words of its last part that has any. '' when it says nothing,
 * or nobody who reads has written it.
 */
export function wordsOfAddress(pathname: string): string {
  if (GUESSED.test(pathname)) return '';
  const extension = EXTENSION.exec(pathname)?.[1]?.toLowerCase();
  if (extension !== undefined && !EXTENSIONS_OF_PAGES.includes(extension)) return '';
  const parts = decoded(pathname.replace(EXTENSION, '')).toLowerCase().split('/').reverse();
  for (const part of parts) {
    const words = [...part.matchAll(WORD)]
      .map(([word]) => word)
      .filter((word) => word.length >= SHORTEST && /\p{L}/u.test(word))
      .slice(0, MAX_WORDS);
    if (words.length > 0) return words.map(inRussianLetters).join(' ');
  }
  return '';
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
