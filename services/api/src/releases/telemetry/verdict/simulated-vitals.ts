import { binOf, nothingSeen, type VitalsSeen, type WeighedVital, worseVital } from './vitals-test.ts';
import { FALSE_ALARM_OF_ONE } from './sequential-test.ts';
import { DEFAULT_VERDICT_POLICY } from '../../policy/verdict-policy.ts';

export interface SimulatedVitals {
  name: WeighedVital;
  /** Median of the control's measures: milliseconds, CLS without unit. */
  median: number;
  /** Of their logarithms; the measures are log-normal, as those of real visitors nearly are. */
  deviation: number;
  /** What the canary adds to each measure. */
  added: number;
  /** Measures of each arm between two looks, and those after which nobody looks any more. */
  look: number;
  most: number;
}

/** Measures of the canary until it was found worse; null when it never was. */
export function measuresUntilWorse(rollout: SimulatedVitals, random: () => number): number | null {
  const arms = { canary: new Map<number, number>(), control: new Map<number, number>() };
  for (let seen = rollout.look; seen <= rollout.most; seen += rollout.look) {
    for (let n = 0; n < rollout.look; n += 1) {
      add(arms.canary, binOf(rollout.name, measure(rollout, random) + rollout.added));
      add(arms.control, binOf(rollout.name, measure(rollout, random)));
    }
    const histograms = { canary: sorted(arms.canary), control: sorted(arms.control) };
    const vitals: VitalsSeen = { ...nothingSeen(), [rollout.name]: histograms };
    if (worseVital(vitals, DEFAULT_VERDICT_POLICY.margins, FALSE_ALARM_OF_ONE) !== null) return seen;
  }
  return null;
}

/** Box and Muller's transform of two even numbers into a normal one. */
function measure({ median, deviation }: SimulatedVitals, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return median * Math.exp(deviation * normal);
}

function add(histogram: Map<number, number>, bucket: number): void {
  histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
}

function sorted(histogram: ReadonlyMap<number, number>): { bucket: number; count: number }[] {
  return [...histogram].map(([bucket, count]) => ({ bucket, count })).sort((a, b) => a.bucket - b.bucket);
}
