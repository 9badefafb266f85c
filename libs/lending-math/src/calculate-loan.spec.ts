import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  calculateLoan,
  clampSumRubles,
  clampTermDays,
  DAILY_RATE_CAP_PERCENT,
  FULL_COST_CAP_PERCENT,
  fullCostRange,
  overpaymentCapPercent,
  rateFor,
  termInUnits,
  termsDays,
} from './index.ts';
import { installment, payday, titleLoan } from './products.fixture.ts';

const TODAY = '2026-11-20';
const products = fc.constantFrom(installment, payday, titleLoan);

describe('loan', () => {
  it('a title loan has equal monthly payments and costs 50.4 % a year', () => {
    const loan = calculateLoan(titleLoan, 280_000, 1440, TODAY);
    expect(loan.schedule).toHaveLength(48);
    expect(loan.paymentKopecks).toBe(13_655_16);
    expect(loan.fullCostPercent).toBeCloseTo(50.4, 2);
    expect(loan.reachedCapPercent).toBeNull();
    expect(loan.totalKopecks).toBe(280_000_00 + loan.overpaymentKopecks);
  });

  it('a payday loan has one payment and costs 292 % a year', () => {
    const loan = calculateLoan(payday, 10_000, 30, TODAY);
    expect(loan).toMatchObject({
      paymentKopecks: 12_400_00,
      overpaymentKopecks: 2_400_00,
      fullCostPercent: 292,
    });
    expect(loan.schedule).toHaveLength(1);
    expect(loan.rate.percent).toBe(DAILY_RATE_CAP_PERCENT);
  });

  it('the cap depends on the day of the contract', () => {
    expect(calculateLoan(installment, 80_000, 240, '2026-04-01')).toMatchObject({
      reachedCapPercent: 100,
      overpaymentKopecks: 80_000_00,
    });
    expect(calculateLoan(installment, 80_000, 240, '2026-03-31')).toMatchObject({
      reachedCapPercent: 130,
      overpaymentKopecks: 104_000_00,
    });
  });

  it('the cap protects consumers only, and only up to a year', () => {
    expect(
      calculateLoan({ ...installment, product: 'business' }, 80_000, 240, TODAY).reachedCapPercent,
    ).toBeNull();
    expect(overpaymentCapPercent(TODAY, 365)).toBe(100);
    expect(overpaymentCapPercent(TODAY, 366)).toBeNull();
  });

  it('no offer costs more than the law allows', () => {
    fc.assert(
      fc.property(products, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(), (product, share, index) => {
        const rubles = clampSumRubles(product, product.sum.min + share * (product.sum.max - product.sum.min));
        const terms = termsDays(product);
        const days = terms[index % terms.length] ?? product.terms.min;
        const loan = calculateLoan(product, rubles, days, TODAY);
        expect(loan.fullCostPercent).toBeLessThanOrEqual(FULL_COST_CAP_PERCENT);
        if (days <= 365) expect(loan.overpaymentKopecks).toBeLessThanOrEqual(rubles * 100);
      }),
    );
  });

  it('an advert states the range over all terms', () => {
    expect(fullCostRange(payday, TODAY)).toEqual({ min: 292, max: 292 });
    const range = fullCostRange(installment, TODAY);
    expect(range.min).toBeCloseTo(152.65, 2);
    expect(range.max).toBeCloseTo(291.96, 2);
  });
});

describe('product limits', () => {
  it('bring a sum and a term to what the product has', () => {
    expect(clampSumRubles(titleLoan, 10)).toBe(50_000);
    expect(clampSumRubles(titleLoan, 9_999_999)).toBe(1_000_000);
    expect(clampSumRubles(titleLoan, 123_456.7)).toBe(123_457);
    expect(clampTermDays(titleLoan, 1)).toBe(720);
    expect(clampTermDays(titleLoan, 1000)).toBe(1080);
    expect(clampTermDays(titleLoan, 5000)).toBe(1440);
    expect(termsDays(titleLoan)).toEqual([720, 1080, 1440]);
    expect(termInUnits(titleLoan, 1440)).toBe(48);
  });

  it('the rate is the last one that begins at or below the term', () => {
    expect(rateFor(installment, 240).percent).toBe(24.33);
    expect(rateFor(installment, 270).percent).toBe(12.745);
    expect(rateFor(installment, 30).percent).toBe(24.33);
    expect(() => rateFor({ ...installment, rates: [] }, 90)).toThrow(RangeError);
  });
});
