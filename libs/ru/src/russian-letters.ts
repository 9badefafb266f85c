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

/** A word in lower case that was written in Latin letters: «zaim» is «займ». Russian letters stay. */
export function inRussianLetters(word: string): string {
  return word
    .replace(SHORT_I, 'j')
    .replace(TWO_LETTERS_TS, 'тс')
    .replace(LETTER, (latin) => RUSSIAN.get(latin) ?? latin);
}
