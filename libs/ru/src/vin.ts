/** Letters that look the same in both alphabets. */
const LATIN = 'ABEKMHPCTYX';
const CYRILLIC = 'АВЕКМНРСТУХ';
/** Neither I nor O nor Q: they would be taken for 1 and 0. */
const VIN = /^[A-HJ-NPR-Z\d]{17}$/u;

/** «хта 210990 y2765432» as «XTA210990Y2765432», in Latin; null for what is no number of a car. */
export function readVin(written: string): string | null {
  const vin = written
    .toUpperCase()
    .replace(/[\s-]/gu, '')
    .replace(/[А-ЯЁ]/gu, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
  return VIN.test(vin) ? vin : null;
}
