/**
 * What the same money would earn if every month's interest were added to it: S((1 + r / 12)^m − 1), rounded to a kopeck.
 * For comparison with a bank deposit with capitalisation; no kopecks are rounded between the months.
 * Source: compound interest, any course of financial mathematics
 * (for example Четыркин Е. М. «Финансовая математика», гл. 3).
 *
 * @param months 0 or more
 */
export function compoundInterestKopecks(sumKopecks: number, yearPercent: number, months: number): number {
  return Math.round(sumKopecks * ((1 + yearPercent / 100 / 12) ** months - 1));
}

/**
 * The rate with monthly capitalisation that earns as much as simple interest paid at the end of the term, percent a
 * year, not rounded: j = 12((1 + r / 12 · m)^(1/m) − 1). Source: equivalence of rates, Четыркин Е. М., гл. 3.
 */
export function equivalentCompoundPercent(yearPercent: number, months: number): number {
  const growth = 1 + (yearPercent / 100 / 12) * months;
  return 12 * 100 * (growth ** (1 / months) - 1);
}
