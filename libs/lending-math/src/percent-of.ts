/** Digits after the comma of a percentage that count. */
const DIGITS = 1_000_000;

/**
 * `kopecks · percent / 100 · times / of`, rounded half up to a kopeck, exact: in whole numbers throughout, for a share of
 * a large sum lies between two floating-point numbers.
 *
 * @param kopecks an integer, 0 or more
 * @param percent 0 or more, six digits after the comma
 */
export function percentOf(kopecks: number, percent: number, { times = 1, of = 1 } = {}): number {
  const numerator = BigInt(kopecks) * BigInt(Math.round(percent * DIGITS)) * BigInt(times);
  const denominator = BigInt(100 * DIGITS * of);
  return Number((2n * numerator + denominator) / (2n * denominator));
}
