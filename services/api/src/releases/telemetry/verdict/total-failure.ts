import { evidenceAgainst } from './binomial-test.ts';
import type { Arm } from './sequential-test.ts';

/** Shells that let the canary rest because it fails, or cannot load it, and all page views of both sides since it began. */
export interface Resting {
  shells: number;
  /** Shells that are there. */
  of: number;
  /** Of those, how many have loaded it: its pages fail. */
  loaded: number;
  canary: Arm;
  control: Arm;
}

/** Of fewer nothing is concluded. It rests from the fifth on, and one that rested before it began is only tried now and then. */
const FEWEST_VIEWS = 3;
/** Far less than the tests have: it comes on top of what they may be wrong in. */
const CHANCE = 1e-4;
/** In views of the control. */
const WEIGHT = 2;
const RATES = Array.from({ length: 200 }, (_, index) => (index + 0.5) / 200);

/**
 * Whether no page of the canary has ever come about, where those of the control did. A shell that lets it rest gives the
 * sequential test nothing more to look at, so this is judged by itself, and exactly: for each rate that the control may have, how many
 * times likelier all is when every page of the canary fails and the control has another rate. Of the true rate that is a
 * martingale, so that the least of them ever reaches 1 / CHANCE with at most that chance, however often one looks (as in
 * sequential-test.ts).
 *
 * One shell of several may have a broken disk: at least two, and half of those that are there, must say so. One that is alone is
 * believed when it could load the release: nobody gets what cannot be loaded.
 */
export function isTotalFailure({ shells, of, loaded, canary, control }: Resting, tolerance: number): boolean {
  const isBelieved = of > 1 ? shells > 1 && shells * 2 >= of : loaded > 0;
  if (!isBelieved || canary.views < FEWEST_VIEWS || canary.failures < canary.views) return false;
  const happened = { times: control.failures, of: control.views };
  return RATES.every((rate) => {
    const gain = -canary.views * Math.log(Math.min(1, rate + tolerance));
    return gain + evidenceAgainst(rate, happened, WEIGHT) >= -Math.log(CHANCE);
  });
}
