import { OF_MONTHS } from './dates.ts';

/** So many letters tell a month from the others. */
const TELLING = 3;

/** «5 марта 1990» → «5 .3. 1990», also of the month's first letters; other words stay. */
export function withMonthNumber(written: string): string {
  const digit = written.search(/\d/u);
  return written.replace(/\p{L}{3,}/gu, (word, at: number) => {
    const index = at > digit && digit !== -1 ? indexOf(word) : -1;
    return index === -1 ? word : `.${index + 1}.`;
  });
}

/** Whether a month begins with these letters, or these with a month. */
export function beginsMonth(letters: string): boolean {
  return indexOf(letters) !== -1;
}

function indexOf(word: string): number {
  const start = word.toLowerCase().slice(0, TELLING).replace('май', 'мая');
  return OF_MONTHS.findIndex((month) => month.startsWith(start));
}
