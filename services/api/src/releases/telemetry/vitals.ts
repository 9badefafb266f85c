import type { VitalName } from '@polden/api-contract';

/** Each bucket reaches a tenth further than the one before, so a percentile is right within 5 %. */
const GROWTH = 1.1;
/** CLS is counted in thousandths, everything else in milliseconds: bucket 0 is what is below one of them. */
const CLS_UNIT = 0.001;
/** About three minutes; what takes longer is counted there. */
const LAST_BUCKET = 127;
const ENOUGH = 5;
const PERCENTILE = 0.75;

export function bucketOfVital(name: VitalName, value: number): number {
  const units = name === 'CLS' ? value / CLS_UNIT : value;
  return units < 1 ? 0 : Math.min(LAST_BUCKET, 1 + Math.floor(Math.log(units) / Math.log(GROWTH)));
}

/**
 * 75th percentile of a histogram; null of fewer than five values.
 * @param buckets counts by number of the bucket, ascending
 */
export function percentile75(
  name: VitalName,
  buckets: readonly { bucket: number; count: number }[],
): number | null {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  if (total < ENOUGH) return null;
  let before = 0;
  const found = buckets.find(({ count }) => (before += count) >= PERCENTILE * total);
  if (!found || found.bucket === 0) return 0;
  const units = GROWTH ** (found.bucket - 0.5);
  return name === 'CLS' ? Math.round(units) * CLS_UNIT : Math.round(units);
}
