import { YEAR_PLACEHOLDER } from '@polden/ru';

/** Close to what Russian sites write: ГОСТ 7.79 without its signs; «ё» is «е». */
const RUSSIAN = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const LATIN = 'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sch  y  e yu ya'.split(' ');

/**
 * A slug of at most `maxLength` characters, cut between words where it can be; '' when the text has no letters and
 * no digits that Latin has a form for. The placeholder of the year is left out: the address outlives the year.
 */
export function slugOf(text: string, maxLength: number): string {
  const whole = text
    .replaceAll(YEAR_PLACEHOLDER, ' ')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replace(/[а-я]/gu, (letter) => LATIN[RUSSIAN.indexOf(letter)] ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-/u, '')
    .replace(/-$/u, '');
  if (whole.length <= maxLength) return whole;
  const cut = whole.slice(0, maxLength + 1);
  const end = cut.lastIndexOf('-');
  return (end >= maxLength / 2 ? cut.slice(0, end) : whole.slice(0, maxLength)).replace(/-$/u, '');
}
