/** Longer words do not fit into a line of a heading on a phone. */
const LONG_WORD = /[а-яё]{18,}/giu;

const V = '[аеёиоуыэюя]';
const C = '[бвгджзклмнпрстфхцчшщ]';
/** Between syllables, never next to fewer than three letters of the word. */
const SYLLABLE_END = new RegExp(
  [
    `(?<=${V}${C})(?=${C}{1,2}${V})`,
    `(?<=${C}${V})(?=${C}${V})`,
    `(?<=[йьъ])(?=${C}${V})`,
    `(?<=${V})(?=${V}${C})`,
  ]
    .map((place) => `(?<=[а-яё]{3})${place}(?=[а-яё]{3})`)
    .join('|'),
  'giu',
);

/** A text for large type: a dash and a sign of percent stay with what is before them, and a very long word may be divided by a hyphen. */
export function typeset(text: string): string {
  return text
    .replace(/ (?=[—–%])/gu, '\u00a0')
    .replace(LONG_WORD, (word) => word.replace(SYLLABLE_END, '\u00ad'));
}
