/** `npm run proof:sweep`: every page, form, product and width. `npm test` tries some of each kind. */
export const SWEEP = process.env['E2E_SWEEP'] === '1';

/** For what the sweep alone tries. */
export const SWEEP_ONLY = { tag: '@sweep' };

/** For what is tried at each width by the sweep alone. */
export const ONE_WIDTH = SWEEP ? {} : { tag: '@any-width' };

/** All of them in a sweep; else so many, spread over the list from its first to its last. */
export function someOf<T>(all: readonly T[], count: number): T[] {
  if (SWEEP || count >= all.length) return [...all];
  const step = (all.length - 1) / Math.max(1, count - 1);
  const chosen = new Set(Array.from({ length: count }, (_, index) => Math.round(index * step)));
  return all.filter((_, index) => chosen.has(index));
}
