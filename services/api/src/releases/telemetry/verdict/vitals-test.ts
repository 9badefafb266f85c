import type { VitalName } from '@polden/api-contract';
import type { VerdictPolicy } from '../../policy/verdict-policy.ts';
import { type Histogram, lowerEdge, observedEdge, total, upperEdge } from './quantile-bounds.ts';

export type WeighedVital = Exclude<VitalName, 'load'>;
export const WEIGHED_VITALS = ['LCP', 'INP', 'CLS'] as const satisfies WeighedVital[];

/** First measures of newcomers: one of a visitor, so that none depends on another. */
export type VitalsSeen = Readonly<Record<WeighedVital, { canary: Histogram; control: Histogram }>>;

/** Widths of the bins: LCP and INP in milliseconds, CLS in its own units. */
const UNITS: Record<WeighedVital, number> = { LCP: 10, INP: 4, CLS: 0.002 };
/** A minute of LCP; what is more is counted there. */
const LAST_BIN = 6_000;

export function isWeighed(name: VitalName): name is WeighedVital {
  return name !== 'load';
}

export function binOf(name: WeighedVital, value: number): number {
  // A value on an edge must not fall below it by rounding.
  return Math.min(LAST_BIN, Math.floor(value / UNITS[name] + 1e-9));
}

export function nothingSeen(): VitalsSeen {
  const nothing = { canary: [], control: [] };
  return { LCP: nothing, INP: nothing, CLS: nothing };
}

/** The vital with a 75th percentile that is surely worse than the control's by more than the margin; null while there is none. */
export function worseVital(
  seen: VitalsSeen,
  margins: VerdictPolicy['margins'],
  alpha: number,
): WeighedVital | null {
  const worse = WEIGHED_VITALS.find((name) => {
    const { canary, control } = seen[name];
    const least = lowerEdge(canary, alpha / 2) - upperEdge(control, alpha / 2);
    return least * UNITS[name] > margins[name];
  });
  return worse ?? null;
}

/** 75th percentiles as they were observed, and of how many; null where one side has none. */
export function observedVital(
  seen: VitalsSeen,
  name: WeighedVital,
): { canary: number; control: number; of: number } | null {
  const { canary, control } = seen[name];
  const [worse, better] = [observedEdge(canary), observedEdge(control)];
  if (worse === null || better === null) return null;
  return { canary: worse * UNITS[name], control: better * UNITS[name], of: total(canary) };
}
