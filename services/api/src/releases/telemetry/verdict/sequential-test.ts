/** Page views of one side, and how many of them failed. */
export interface Arm {
  views: number;
  failures: number;
}

/** Both sides in one stretch of time. */
export interface Pair {
  control: Arm;
  canary: Arm;
}

/** All that the test remembers; plain data, so that it outlives the process. */
export interface Evidence {
  /** Share of failed views by which the canary may be worse. */
  tolerance: number;
  /** Everything judged so far. */
  seen: Pair;
  /** Not judged yet: a block needs views of both sides. */
  pending: Pair;
  /** Recent views of the control, from which its rate is foretold. */
  recent: Arm;
  /** Natural logarithm of the wealth of each bet. */
  wealth: number[];
}

/** Chance that a canary which is not worse is ever found worse, however often one looks and by whichever of the tests. */
export const FALSE_ALARM = 0.01;
/** Failures on the server, errors, chunks, globals and missing reports of browsers, and three vitals. */
const TESTS = 8;
/** What of that chance one test has. */
export const FALSE_ALARM_OF_ONE = FALSE_ALARM / TESTS;

/** How much worse than allowed each bet takes the canary to be, as a share of the views that are left to fail. */
const BETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.6];
const BLOCK_VIEWS = 10;
/** The control's rate is foretold from about so many views, so that an outage of both sides is soon taken in. */
const MEMORY_VIEWS = 5_000;
/** Before any view of the control: one failure in a hundred, with the weight of fifty views. */
const PRIOR: Arm = { views: 50, failures: 0.5 };
const LARGEST_RATE = 0.98;
const PRECISION = 1e-13;
const MAX_STEPS = 60;

export function noEvidence(tolerance: number): Evidence {
  return {
    tolerance,
    seen: nothing(),
    pending: nothing(),
    recent: { views: 0, failures: 0 },
    wealth: BETS.map(() => 0),
  };
}

/**
 * Adds what both sides did in the next stretch of time.
 *
 * A sequential test of "the canary fails in at most `tolerance` more of its page views than the control", whose chance
 * of a false alarm is at most FALSE_ALARM_OF_ONE over all looks together and for any traffic (nothing is approximated). For
 * each block a bet on rates (control s, canary c), made from earlier blocks only, wins the likelihood ratio against the
 * nearest rates (x, x + tolerance) that the hypothesis allows. That product is an e-variable: Turner and Grünwald,
 * "Exact anytime-valid confidence intervals for contingency tables and beyond" (2023), theorem 1; for tolerance 0 it is
 * that of Turner, Ly and Grünwald, "Generic E-variables for exact sequential k-sample tests" (2024). Bets are mixed
 * evenly, and by Ville's inequality the wealth of the mixture ever reaches 1 / FALSE_ALARM_OF_ONE with at most that chance
 * (Howard et al., "Time-uniform Chernoff bounds via nonnegative supermartingales", 2020; why one must not peek at a
 * fixed-size test: Johari et al., "Peeking at A/B tests", 2017).
 *
 * Comparing within blocks of the same moments, it is not misled when both sides fail together, nor when the share of
 * the canary changes on the way.
 */
export function observe(evidence: Evidence, pair: Pair): Evidence {
  const pending = together(evidence.pending, pair);
  if (pending.control.views < BLOCK_VIEWS || pending.canary.views < BLOCK_VIEWS)
    return { ...evidence, pending };
  const { tolerance, recent, seen } = evidence;
  // The first block only teaches what the control is like.
  const wealth = recent.views > 0 ? wealthAfter(evidence, pending) : evidence.wealth;
  return {
    tolerance,
    wealth,
    seen: together(seen, pending),
    pending: nothing(),
    recent: remembered(recent, pending.control),
  };
}

/** How many times likelier the observations are under the bets than under "not worse". */
export function wealthOf({ wealth }: Evidence): number {
  const top = Math.max(...wealth);
  return (Math.exp(top) * wealth.reduce((sum, log) => sum + Math.exp(log - top), 0)) / wealth.length;
}

export function isWorse(evidence: Evidence): boolean {
  return wealthOf(evidence) >= 1 / FALSE_ALARM_OF_ONE;
}

function wealthAfter({ tolerance, recent, wealth }: Evidence, block: Pair): number[] {
  const control = (recent.failures + PRIOR.failures) / (recent.views + PRIOR.views);
  const allowed = control + tolerance;
  return wealth.map((log, bet) => {
    const canary = Math.min(allowed + (BETS[bet] ?? 0) * (1 - allowed), LARGEST_RATE);
    if (canary <= allowed) return log;
    const nearest = nearestAllowed({ control, canary, tolerance }, block);
    return (
      log +
      likelihoodGain(block.control, control, nearest) +
      likelihoodGain(block.canary, canary, nearest + tolerance)
    );
  });
}

/** Rate x of the control for which (x, x + tolerance) is nearest to the bet in relative entropy: a convex problem. */
function nearestAllowed(
  { control, canary, tolerance }: { control: number; canary: number; tolerance: number },
  block: Pair,
): number {
  const total = block.control.views + block.canary.views;
  let [low, high] = [control, canary - tolerance];
  let x = (control * block.control.views + (canary - tolerance) * block.canary.views) / total;
  if (tolerance === 0) return x;
  for (let step = 0; step < MAX_STEPS && high - low > PRECISION; step += 1) {
    const y = x + tolerance;
    const [p, q] = [x * (1 - x), y * (1 - y)];
    const slope = (block.control.views * (x - control)) / p + (block.canary.views * (y - canary)) / q;
    if (slope > 0) high = x;
    else low = x;
    const bend =
      block.control.views * (control / (x * x) + (1 - control) / (1 - x) ** 2) +
      block.canary.views * (canary / (y * y) + (1 - canary) / (1 - y) ** 2);
    const next = x - slope / bend;
    if (Math.abs(next - x) < PRECISION) return x;
    x = next > low && next < high ? next : (low + high) / 2;
  }
  return x;
}

function likelihoodGain({ views, failures }: Arm, bet: number, allowed: number): number {
  return failures * Math.log(bet / allowed) + (views - failures) * Math.log((1 - bet) / (1 - allowed));
}

function remembered(recent: Arm, added: Arm): Arm {
  const views = recent.views + added.views;
  const kept = Math.min(1, MEMORY_VIEWS / views);
  return { views: views * kept, failures: (recent.failures + added.failures) * kept };
}

function together(a: Pair, b: Pair): Pair {
  return { control: sum(a.control, b.control), canary: sum(a.canary, b.canary) };
}

function sum(a: Arm, b: Arm): Arm {
  return { views: a.views + b.views, failures: a.failures + b.failures };
}

function nothing(): Pair {
  return { control: { views: 0, failures: 0 }, canary: { views: 0, failures: 0 } };
}
