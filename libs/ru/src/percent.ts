import { formatNumber } from './number.ts';

const MOST_DIGITS = 3;

/**
 * 4.2 → «4,2 %». `percent` is percent, not a fraction.
 * With `fractionDigits` exactly so many are shown: the law wants three for a full cost of credit, «292,000 %».
 */
export function formatPercent(percent: number, fractionDigits?: number): string {
  const digits = fractionDigits === undefined ? { most: MOST_DIGITS } : { least: fractionDigits };
  return `${formatNumber(percent, digits)}\u00a0%`;
}
