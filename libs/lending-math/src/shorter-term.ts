import type { ProductConditions, Promotion } from '@polden/api-contract';
import { calculateLoan } from './calculate-loan.ts';
import { termsDays } from './product-limits.ts';

export interface ShorterTerm {
  termDays: number;
  /** The monthly payment, or the single one of a payday loan. */
  paymentKopecks: number;
  /** What less is overpaid than over the chosen term. */
  savedKopecks: number;
}

/** Most that the monthly payment may grow for a smaller overpayment, as a factor. */
const HIGHEST_PAYMENT = 1.5;
const LEAST_SAVING_KOPECKS = 100_00;

/**
 * The shorter term that saves most; at least half the chosen term, with at most one and a half of its payment; null when
 * none saves a hundred roubles.
 *
 * @param contractDay YYYY-MM-DD
 */
export function shorterTerm(
  product: ProductConditions,
  sumRubles: number,
  termDays: number,
  contractDay: string,
  promotion: Promotion | null = null,
): ShorterTerm | null {
  const chosen = calculateLoan(product, sumRubles, termDays, contractDay, promotion);
  return termsDays(product)
    .filter((days) => days < termDays && days >= termDays / 2)
    .map((days) => {
      const shorter = calculateLoan(product, sumRubles, days, contractDay, promotion);
      return {
        termDays: days,
        paymentKopecks: shorter.paymentKopecks,
        savedKopecks: chosen.overpaymentKopecks - shorter.overpaymentKopecks,
      };
    })
    .filter(({ paymentKopecks }) => paymentKopecks <= chosen.paymentKopecks * HIGHEST_PAYMENT)
    .reduce<ShorterTerm | null>((best, each) => {
      if (each.savedKopecks < LEAST_SAVING_KOPECKS) return best;
      // Of two that save the same the longer one, which comes later.
      return best === null || each.savedKopecks >= best.savedKopecks ? each : best;
    }, null);
}
