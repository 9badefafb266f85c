import { isWorse, noEvidence, observe } from './sequential-test.ts';

export interface SimulatedRollout {
  /** Shares of failed page views. */
  control: number;
  canary: number;
  tolerance: number;
  /** Page views of the canary and of the control between two looks. */
  look: { canary: number; control: number };
  /** Page views of the canary after which nobody looks any more. */
  views: number;
}

/** Page views of the canary until it was found worse; null when it never was. */
export function viewsUntilWorse(rollout: SimulatedRollout, random: () => number): number | null {
  const { look, control, canary } = rollout;
  let evidence = noEvidence(rollout.tolerance);
  for (let views = look.canary; views <= rollout.views; views += look.canary) {
    evidence = observe(evidence, {
      control: { views: look.control, failures: failuresIn(look.control, control, random) },
      canary: { views: look.canary, failures: failuresIn(look.canary, canary, random) },
    });
    if (isWorse(evidence)) return views;
  }
  return null;
}

/** Binomial by the lengths of the runs without a failure: quick where failures are rare. */
function failuresIn(views: number, rate: number, random: () => number): number {
  if (rate <= 0) return 0;
  const scale = Math.log1p(-rate);
  let failures = 0;
  for (let at = run(random, scale); at < views; at += 1 + run(random, scale)) failures += 1;
  return failures;
}

function run(random: () => number, scale: number): number {
  return Math.floor(Math.log(1 - random()) / scale);
}

/** Numbers from 0 to 1 that are the same for the same seed: mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The value below which the share of the sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
