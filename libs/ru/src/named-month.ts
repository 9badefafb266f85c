import { OF_MONTHS } from './dates.ts';

/** So many letters tell a month from the others. */
const TELLING = 3;

/** «5 марта 1990» → «5 .03. 1990», also of the month's first letters; other words stay. */
export function withMonthNumber(written: string): string {
  const digit = written.search(/\d/u);
  return written.replace(/\p{L}+/gu, (word, at: number) =>
    digit !== -1 && at > digit && word.length >= TELLING && beginsMonth(word)
      ? `.${monthNumber(word)}.`
      : word,
  );
}

/** The same, and nothing from a word on that is no month: what follows it would be taken for the month. */
export function withoutWords(written: string): string {
  const named = withMonthNumber(written);
  const digit = named.search(/\d/u);
  const word = digit === -1 ? -1 : named.slice(digit).search(/\p{L}/u);
  return word === -1 ? named : named.slice(0, digit + word);
}

/** Whether a month begins with these letters, or these with a month. */
export function beginsMonth(letters: string): boolean {
  return indexOf(letters) !== -1;
}

function monthNumber(word: string): string {
  return String(indexOf(word) + 1).padStart(2, '0');
}

function indexOf(word: string): number {
  const start = word.toLowerCase().slice(0, TELLING).replace('май', 'мая');
  return OF_MONTHS.findIndex((month) => month.startsWith(start));
}
