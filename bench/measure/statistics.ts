export interface Estimate {
  value: number;
  /** Bounds of the 95 % confidence interval. */
  low: number;
  high: number;
}

const RESAMPLES = 10_000;

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/**
 * Bootstrap of a figure that is computed from rounds: the rounds are drawn with replacement, so figures of one round, which
 * met the same state of the machine, stay together.
 */
export function bootstrap<T>(rounds: readonly T[], figure: (rounds: readonly T[]) => number): Estimate {
  const figures = Array.from({ length: RESAMPLES }, () =>
    figure(rounds.map((round) => rounds[Math.floor(Math.random() * rounds.length)] ?? round)),
  ).sort((a, b) => a - b);
  const quantile = (share: number) => figures[Math.round(share * (RESAMPLES - 1))] ?? Number.NaN;
  return { value: figure(rounds), low: quantile(0.025), high: quantile(0.975) };
}
