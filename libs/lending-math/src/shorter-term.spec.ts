import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calculateLoan, shorterTerm, termsDays } from './index.ts';
import { carPurchase, installment, payday, titleLoan, twoFreeWeeks } from './products.fixture.ts';

const TODAY = '2026-11-20';

describe('a shorter term', () => {
  it('of a title loan costs a higher payment and saves half the overpayment', () => {
    const chosen = calculateLoan(titleLoan, 280_000, 1_440, TODAY);
    const shorter = calculateLoan(titleLoan, 280_000, 720, TODAY);
    expect(shorterTerm(titleLoan, 280_000, 1_440, TODAY)).toEqual({
      termDays: 720,
      paymentKopecks: shorter.paymentKopecks,
      savedKopecks: chosen.overpaymentKopecks - shorter.overpaymentKopecks,
    });
    expect(shorterTerm(titleLoan, 280_000, 1_080, TODAY)?.termDays).toBe(720);
  });

  it('is no dearer one: the rate of short instalments is higher', () => {
    expect(shorterTerm(installment, 80_000, 360, TODAY)?.termDays).toBe(270);
  });

  it('is the longest one that is free of interest', () => {
    expect(shorterTerm(payday, 15_000, 21, TODAY, twoFreeWeeks)?.termDays).toBe(14);
    expect(shorterTerm(payday, 15_000, 12, TODAY, twoFreeWeeks)).toBeNull();
  });

  it('is none at the shortest one, and where nothing is saved', () => {
    for (const product of [installment, payday, titleLoan, carPurchase])
      expect(shorterTerm(product, product.sum.default, product.terms.min, TODAY)).toBeNull();
    expect(shorterTerm(payday, 1_000, 10, TODAY)).toBeNull();
  });

  it('always saves, and is a term that the product has', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(installment, payday, titleLoan, carPurchase),
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (product, at, share) => {
          const terms = termsDays(product);
          const days = terms[at % terms.length] ?? product.terms.min;
          const sum = Math.round(product.sum.min + share * (product.sum.max - product.sum.min));
          const shorter = shorterTerm(product, sum, days, TODAY);
          if (shorter === null) return;
          const chosen = calculateLoan(product, sum, days, TODAY);
          expect(terms).toContain(shorter.termDays);
          expect(shorter.termDays).toBeLessThan(days);
          expect(shorter.savedKopecks).toBeGreaterThanOrEqual(100_00);
          expect(shorter.paymentKopecks).toBeLessThanOrEqual(chosen.paymentKopecks * 1.5);
        },
      ),
      { numRuns: 100 },
    );
  });
});
