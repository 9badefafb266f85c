/** Words that are asked for; a longer address says no more. */
const MAX_WORDS = 6;
/** Shorter ones are prepositions and numbers of things. */
const SHORTEST = 3;
const WORD = /[\p{L}\p{N}]+/gu;
/** Addresses that only robots guess, looking for a way in. */
const GUESSED = /(^|\/)(\.|_|wp-|cgi-bin|phpmyadmin)/iu;
const EXTENSION = /\.(\p{L}[\p{L}\p{N}]{1,4})$/u;
const EXTENSIONS_OF_PAGES = ['htm', 'html', 'php', 'aspx'];

/** Longest first: «shch» is one letter. */
const LETTERS: readonly (readonly [latin: string, russian: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['yo', 'ё'],
  ['jo', 'ё'],
  ['ai', 'ай'],
  ...Array.from('abvgdezijklmnoprstufhcyxwq', (latin, index): [string, string] => [
    latin,
    'абвгдезийклмнопрстуфхцыхвк'.charAt(index),
  ]),
];
const LETTER = new RegExp(LETTERS.map(([latin]) => latin).join('|'), 'gu');
const RUSSIAN = new Map(LETTERS);
/** «ПТС» and «банкротство» have no «ц». */
const TWO_LETTERS_TS = /ts(?=[^aeiouy])|(?<![aeiouy])ts$/gu;
/** At the end of a word after a vowel they are short: «novyy», «tretiy». */
const SHORT_I = /(?<=[aeiouy])[iy]$/u;

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
    if (words.length > 0) return words.map(inRussian).join(' ');
  }
  return '';
}

function inRussian(word: string): string {
  return word
    .replace(SHORT_I, 'j')
    .replace(TWO_LETTERS_TS, 'тс')
    .replace(LETTER, (latin) => RUSSIAN.get(latin) ?? latin);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
