/** The delay before another attempt after so many failures in a row: `first`, then twice as long each time, up to `longest`. */
export function backoff(failures: number, { first, longest }: { first: number; longest: number }): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), longest);
}
