/** The letters of plates, which look the same in both alphabets. */
const LATIN = 'ABEKMHOPCTYX';
const CYRILLIC = 'АВЕКМНОРСТУХ';

const L = `[${CYRILLIC}]`;
// No region has the number 00, and no plate the number 000.
const REGION = String.raw`[1-9]?(?!00)\d{2}`;
const [THREE, FOUR] = [String.raw`(?!000)\d{3}`, String.raw`(?!0000)\d{4}`] as const;
/** Of cars and lorries, of special machinery, and of trailers. */
const PLATE = new RegExp(`^(?:${L}${THREE}${L}{2}|${FOUR}${L}{2}|${L}{2}${FOUR})${REGION}$`, 'u');

/** The country below the region. */
const COUNTRY = /(?:RUS|РУС)$/u;

/** «a 123 bc 77» and «A123BC 77 RUS» as «А123ВС77», in Cyrillic; null for what is no Russian plate. */
export function readPlateNumber(written: string): string | null {
  const plate = written
    .toUpperCase()
    .replace(/[\s-]/gu, '')
    .replace(COUNTRY, '')
    .replace(/[A-Z]/gu, (letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter);
  return PLATE.test(plate) ? plate : null;
}
