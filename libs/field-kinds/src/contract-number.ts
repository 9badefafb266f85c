import { type FieldKind, visibleText } from './field-kind.ts';

const SAMPLE = 'ПЛ-12-345678';

const MESSAGE = `Номер договора — буквы ПЛ, две цифры и ещё шесть, как на первой странице: ${SAMPLE}`;

/** What people put between the parts, or before them. */
const BETWEEN = /[\s\p{Pd}№]/gu;
/** The letters may come from a Latin keyboard. */
const PARTS = /^[ПP][ЛL](?<year>\d{2})(?<count>\d{6})$/u;

/** As it is printed; null when it is no number of ours. */
function readContractNumber(text: string): string | null {
  const { year, count } = PARTS.exec(visibleText(text).toUpperCase().replace(BETWEEN, ''))?.groups ?? {};
  return year === undefined || count === undefined ? null : `ПЛ-${year}-${count}`;
}

/** The number of a loan's contract, as it stands on its first page. */
export const contractNumber = {
  check: (text) => (readContractNumber(text) === null ? MESSAGE : null),
  normalise: (text) => readContractNumber(text) ?? text,
  maxLength: 30,
  example: SAMPLE,
  privacy: 'personal',
} satisfies FieldKind;
