import { evidenceAgainst } from './binomial-test.ts';

/** Counts by number of the bin, ascending. Bin n has the values from n (inclusive) to n + 1 (exclusive) units. */
export type Histogram = readonly { bucket: number; count: number }[];

/** 75th percentile of web vitals. */
const PERCENTILE = 0.75;
const WEIGHT = 60;

/**
 * Number of the bin edge that the percentile of the distribution is not below; 0 while nothing is known. Together with
 * `upperEdge` a confidence sequence: over all looks each is wrong with a chance of at most `alpha`, for any distribution.
 * Howard and Ramdas, "Sequential estimation of quantiles with applications to A/B testing and best-arm identification",
 * 2022: how many values are at or below a quantile is a count of throws of a coin that falls so with its share. Of binned
 * values the edges are asked, which makes the bounds wider and never narrower.
 */
export function lowerEdge(histogram: Histogram, alpha: number): number {
  const of = total(histogram);
  let [times, edge] = [0, 0];
  for (const { bucket, count } of histogram) {
    times += count;
    if (times >= PERCENTILE * of || !isRefuted({ times, of }, alpha)) break;
    edge = bucket + 1;
  }
  return edge;
}

/** Number of the bin edge that the percentile of the distribution is not above; Infinity while nothing is known. */
export function upperEdge(histogram: Histogram, alpha: number): number {
  const of = total(histogram);
  let [times, found] = [of, Number.POSITIVE_INFINITY];
  for (const { bucket, count } of histogram.toReversed()) {
    // `times`: values below the upper edge of this bin.
    if (times <= PERCENTILE * of || !isRefuted({ times, of }, alpha)) break;
    found = bucket + 1;
    times -= count;
  }
  return found;
}

/** The bin edge nearest to the observed percentile; null without values. */
export function observedEdge(histogram: Histogram): number | null {
  const of = total(histogram);
  let before = 0;
  const found = histogram.find(({ count }) => (before += count) >= PERCENTILE * of);
  return found ? found.bucket + 0.5 : null;
}

export function total(histogram: Histogram): number {
  return histogram.reduce((sum, { count }) => sum + count, 0);
}

function isRefuted(counts: { times: number; of: number }, alpha: number): boolean {
  return evidenceAgainst(PERCENTILE, counts, WEIGHT) >= Math.log(1 / alpha);
}
