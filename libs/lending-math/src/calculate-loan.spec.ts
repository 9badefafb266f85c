import { describe, expect, it } from '@jest/globals';
import type { ProductConditions } from '@polden/api-contract';
import fc from 'fast-check';
import { fullCostCapPercent, highestRatePercent, overpaymentCapPercent } from './caps.ts';
import { rateFor } from './product-limits.ts';
import {
  calculateLoan,
  clampSumRubles,
  clampTermDays,
  consumerCaps,
  fullCostRange,
  isPromoted,
  promotedTermsDays,
  termInUnits,
  termsDays,
} from './index.ts';
import { carPurchase, installment, payday, titleLoan, twoFreeWeeks } from './products.fixture.ts';

const TODAY = '2026-11-20';
const products = fc.constantFrom(installment, payday, titleLoan, carPurchase);

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
    expect(loan.rate.percent).toBe(consumerCaps(TODAY)?.dailyRatePercent);
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
        expect(loan.fullCostPercent).toBeLessThanOrEqual(292);
        if (days <= 365) expect(loan.overpaymentKopecks).toBeLessThanOrEqual(rubles * 100);
      }),
    );
  });

  it('an advert states the range over all terms and sums, also those between the steps', () => {
    // 1001 ₽ for 6 days: 48.04 ₽ of interest, rounded down from 48.048.
    expect(fullCostRange(payday, TODAY)).toEqual({ min: 291.951, max: 292 });
    const range = fullCostRange(installment, TODAY);
    expect(range).toEqual({ min: 152.651, max: 291.962 });
    expect(calculateLoan(installment, 3_308, 360, TODAY).fullCostPercent).toBe(range.min);
    expect(calculateLoan(installment, 3_005, 90, TODAY).fullCostPercent).toBe(range.max);
  });

  it('no loan of any sum and term costs less or more than an advert states', () => {
    const known = new Map<ProductConditions, { min: number; max: number }>();
    fc.assert(
      fc.property(products, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(), (product, share, index) => {
        const range = known.get(product) ?? fullCostRange(product, TODAY);
        known.set(product, range);
        // Small sums, at which a kopeck counts, as often as large ones.
        const rubles = clampSumRubles(
          product,
          product.sum.min * (product.sum.max / product.sum.min) ** share,
        );
        const terms = termsDays(product);
        const days = terms[index % terms.length] ?? product.terms.min;
        const { fullCostPercent } = calculateLoan(product, rubles, days, TODAY);
        expect(fullCostPercent).toBeGreaterThanOrEqual(range.min);
        expect(fullCostPercent).toBeLessThanOrEqual(range.max);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a rate above the law', () => {
  const greedy = (percent: number, unit: 'day' | 'month') => ({
    ...(unit === 'day' ? payday : installment),
    rates: [{ fromDays: 1, percent, unit }],
  });

  it('is brought down to the caps, and only the lower cost is known', () => {
    expect(calculateLoan(greedy(2, 'day'), 10_000, 30, TODAY)).toMatchObject({
      rate: { percent: 0.8 },
      overpaymentKopecks: 2_400_00,
      fullCostPercent: 292,
    });
    expect(calculateLoan(greedy(2, 'day'), 10_000, 30, '2022-05-01').rate.percent).toBe(1);
    expect(calculateLoan(greedy(2, 'day'), 10_000, 30, '2019-05-01').rate.percent).toBe(2);
  });

  it('yields to the market average plus a third where that is lower', () => {
    const caps = consumerCaps(TODAY);
    if (!caps) throw new Error('no caps today');
    expect(fullCostCapPercent(caps, 36)).toBe(48);
    expect(fullCostCapPercent(caps, 300)).toBe(292);
    expect(highestRatePercent(caps, 'month', 36)).toBe(4);
    const loan = calculateLoan({ ...titleLoan, marketAveragePercent: 36 }, 280_000, 1440, TODAY);
    expect(loan.rate.percent).toBe(4);
    expect(loan.fullCostPercent).toBeCloseTo(48, 2);
  });

  it('is not found in one that is just as high as the law allows', () => {
    const product = { ...titleLoan, rates: [{ fromDays: 1, percent: 3.2, unit: 'month' as const }] };
    const loan = calculateLoan({ ...product, marketAveragePercent: 28.8 }, 280_000, 1440, TODAY);
    expect(loan.rate.percent).toBe(3.2);
    const above = calculateLoan({ ...titleLoan, marketAveragePercent: 28.8 }, 280_000, 1440, TODAY);
    expect(above.rate.percent).toBe(3.2);
  });

  it('never becomes a price, whatever the table says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('day', 'month'),
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.integer({ min: 3_000, max: 30_000 }),
        fc.nat(),
        (unit, percent, rubles, index) => {
          const product = greedy(percent, unit);
          const terms = termsDays(product);
          const days = terms[index % terms.length] ?? product.terms.min;
          const loan = calculateLoan(product, rubles, days, TODAY);
          expect(loan.fullCostPercent).toBeLessThanOrEqual(292);
          expect(loan.overpaymentKopecks).toBeLessThanOrEqual(rubles * 100);
          expect(loan.rate.percent).toBeLessThanOrEqual(percent);
        },
      ),
    );
  });
});

describe('an interest-free promotion', () => {
  it('makes its loans free and leaves the others alone', () => {
    expect(calculateLoan(payday, 30_000, 14, TODAY, twoFreeWeeks)).toMatchObject({
      promoted: true,
      paymentKopecks: 30_000_00,
      overpaymentKopecks: 0,
      fullCostPercent: 0,
      rate: { percent: 0, unit: 'day' },
    });
    expect(calculateLoan(payday, 30_000, 15, TODAY, twoFreeWeeks)).toEqual(
      calculateLoan(payday, 30_000, 15, TODAY),
    );
    expect(calculateLoan(titleLoan, 280_000, 1440, TODAY, twoFreeWeeks).promoted).toBe(false);
    expect(promotedTermsDays(payday, twoFreeWeeks)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(promotedTermsDays(titleLoan, twoFreeWeeks)).toEqual([]);
  });

  it('covers exactly its sums and terms', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 30_000 }),
        fc.integer({ min: 5, max: 30 }),
        (rubles, days) => {
          const narrow = { ...twoFreeWeeks, sum: { min: 2_000, max: 20_000 } };
          const free = days <= 14 && rubles >= 2_000 && rubles <= 20_000;
          expect(isPromoted(narrow, payday, rubles, days)).toBe(free);
          expect(calculateLoan(payday, rubles, days, TODAY, narrow).overpaymentKopecks === 0).toBe(free);
        },
      ),
    );
  });

  it('widens the range of an advert down to nothing', () => {
    expect(fullCostRange(payday, TODAY, twoFreeWeeks)).toEqual({ min: 0, max: 292 });
    expect(fullCostRange(installment, TODAY, twoFreeWeeks)).toEqual(fullCostRange(installment, TODAY));
  });
});

describe('what a borrower pays', () => {
  it('grows with the sum and the term, and is the sum of the schedule', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50_000, max: 990_000 }), fc.constantFrom(720, 1080), (rubles, days) => {
        const loan = calculateLoan(titleLoan, rubles, days, TODAY);
        const payments = loan.schedule.map((row) => row.paymentKopecks);
        expect(payments.reduce((sum, payment) => sum + payment, 0)).toBe(loan.totalKopecks);
        expect(new Set(payments.slice(0, -1)).size).toBe(1);
        const larger = calculateLoan(titleLoan, rubles + 10_000, days, TODAY);
        const longer = calculateLoan(titleLoan, rubles, days + 360, TODAY);
        expect(larger.paymentKopecks).toBeGreaterThan(loan.paymentKopecks);
        expect(longer.paymentKopecks).toBeLessThan(loan.paymentKopecks);
        expect(longer.overpaymentKopecks).toBeGreaterThan(loan.overpaymentKopecks);
        const debts = loan.schedule.map((row) => row.principalKopecks);
        expect(debts).toEqual([...debts].sort((a, b) => a - b));
      }),
    );
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

  it('count a year as 360 days, which are twelve payments', () => {
    expect(termsDays(carPurchase).map((days) => termInUnits(carPurchase, days))).toEqual([2, 3, 4]);
    expect(calculateLoan(carPurchase, 700_000, 1080, TODAY).schedule).toHaveLength(36);
  });

  it('are always kept, and what is kept is left as it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(installment, payday, titleLoan, carPurchase),
        fc.integer({ min: -10, max: 10_000_000 }),
        fc.integer({ min: -10, max: 10_000 }),
        (product, rubles, days) => {
          const sum = clampSumRubles(product, rubles);
          const term = clampTermDays(product, days);
          expect(sum).toBeGreaterThanOrEqual(product.sum.min);
          expect(sum).toBeLessThanOrEqual(product.sum.max);
          expect(termsDays(product)).toContain(term);
          expect([clampSumRubles(product, sum), clampTermDays(product, term)]).toEqual([sum, term]);
        },
      ),
    );
  });

  it('the rate is the last one that begins at or below the term', () => {
    expect(rateFor(installment, 240).percent).toBe(24.33);
    expect(rateFor(installment, 270).percent).toBe(12.745);
    expect(rateFor(installment, 30).percent).toBe(24.33);
    expect(() => rateFor({ ...installment, rates: [] }, 90)).toThrow(RangeError);
  });
});
