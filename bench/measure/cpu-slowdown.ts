/**
 * Which slowdown makes a machine of this index as slow as Lighthouse's phone. Lighthouse's default of 4 is meant for an index
 * of 1,533; a slower machine is a slower phone under it. From the calculator that its documentation points to:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling
 */
const SLOWDOWNS = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1_300, slowdown: 3 },
  { index: 1_533, slowdown: 4 },
];

/** Never more than Lighthouse's own, and never less than none. */
export function slowdownFor(benchmarkIndex: number): number {
  const above = SLOWDOWNS.findIndex(({ index }) => index > benchmarkIndex);
  const [from, to] = [SLOWDOWNS[above - 1], SLOWDOWNS[above]];
  if (!to) return SLOWDOWNS[SLOWDOWNS.length - 1]?.slowdown ?? 1;
  if (!from) return to.slowdown;
  return (
    from.slowdown + ((benchmarkIndex - from.index) / (to.index - from.index)) * (to.slowdown - from.slowdown)
  );
}
