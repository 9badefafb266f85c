import { noBreak } from './no-break.ts';

/**
 * 4.2 → «4,2 %». `percent` is percent, not a fraction.
 * With `fractionDigits` exactly so many are shown: the law wants three for a full cost of credit, «292,000 %».
 */
export function formatPercent(percent: number, fractionDigits?: number): string {
  const digits =
    fractionDigits === undefined
      ? { maximumFractionDigits: 3 }
      : { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  return noBreak(`${new Intl.NumberFormat('ru-RU', digits).format(percent)} %`);
}
