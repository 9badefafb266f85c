const NICE = [1, 2, 2.5, 5, 10];
const MOST_LINES = 5;
const MOST_MARKS = 8;
const EVERY = [1, 2, 3, 6, 12, 24, 60];

/**
 * Round numbers for the lines of a chart, ascending from 0; the last one is at or over the highest value.
 *
 * @param highest 0 or more
 */
export function gridValues(highest: number): number[] {
  if (highest <= 0) return [0, 1];
  const rough = highest / MOST_LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (NICE.find((nice) => nice * power >= rough) ?? 10) * power;
  const lines = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: lines + 1 }, (_, index) => index * step);
}

/** Every how many bars one is marked under the axis, so that the marks have room on a phone. */
export function markEvery(bars: number): number {
  return EVERY.find((every) => bars / every <= MOST_MARKS) ?? Math.ceil(bars / MOST_MARKS);
}
