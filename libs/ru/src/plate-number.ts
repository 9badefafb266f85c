/** The letters of plates, which look the same in both alphabets. */
const LATIN = 'ABEKMHOPCTYX';
const CYRILLIC = 'АВЕКМНОРСТУХ';

const L = `[${CYRILLIC}]`;
const REGION = String.raw`\d{2,3}`;
/** Of cars and lorries, of special machinery, and of trailers. */
const PLATE = new RegExp(`^(?:${L}\\d{3}${L}{2}|\\d{4}${L}{2}|${L}{2}\\d{4})${REGION}$`, 'u');

/** «a 123 bc 77» as «А123ВС77», in Cyrillic; null for what is no Russian plate. */
export function readPlateNumber(written: string): string | null {
  const plate = written
    .toUpperCase()
    .replace(/[\s-]/gu, '')
    .replace(/[A-Z]/gu, (letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter);
  return PLATE.test(plate) ? plate : null;
}
