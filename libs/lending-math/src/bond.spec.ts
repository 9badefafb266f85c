import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bondByYear, bondProfitKopecks, issDeductionKopecks, readBondSum } from './index.ts';
import { shareOfRubles } from './investor.fixture.ts';

const anyTerms = fc.record({
  rubles: fc.integer({ min: 0, max: 500_000_000 }),
  couponPercent: fc.integer({ min: 0, max: 40_000 }).map((thousandths) => thousandths / 1_000),
  years: fc.integer({ min: 0, max: 12 }),
});

describe('bond', () => {
  it('300 000 at 12.75 % for three years: 114 750 of coupons, 39 000 of deduction', () => {
    const terms = { sumKopecks: 300_000_00, couponPercent: 12.75, years: 3 };
    expect(bondProfitKopecks(terms, 'CLASSIC')).toBe(114_750_00);
    expect(bondProfitKopecks(terms, 'ISS')).toBe(39_000_00);
  });

  it.each([
    [0, 0],
    [1_00, 13],
    [399_999_00, 51_999_87],
    [400_000_00, 52_000_00],
    [1_000_000_00, 52_000_00],
  ])('deduction of %d kopecks is %d', (sum, deduction) => {
    expect(issDeductionKopecks(sum)).toBe(deduction);
  });

  it('comes to the kopeck of a second reckoning, for either account', () => {
    fc.assert(
      fc.property(anyTerms, ({ rubles, couponPercent, years }) => {
        const terms = { sumKopecks: rubles * 100, couponPercent, years };
        expect(bondProfitKopecks(terms, 'CLASSIC')).toBe(shareOfRubles(rubles, couponPercent, years, 1));
        const deduction = Math.min(shareOfRubles(rubles, 13, 1, 1), 52_000_00);
        expect(bondProfitKopecks(terms, 'ISS')).toBe(deduction);
      }),
    );
  });

  it('year by year ends with its profit, and no year takes anything away', () => {
    fc.assert(
      fc.property(anyTerms, fc.constantFrom('CLASSIC' as const, 'ISS' as const), (drawn, account) => {
        const terms = {
          sumKopecks: drawn.rubles * 100,
          couponPercent: drawn.couponPercent,
          years: drawn.years,
        };
        const rows = bondByYear(terms, account);
        expect(rows).toHaveLength(drawn.years);
        if (drawn.years > 0) expect(rows.at(-1)?.profitKopecks).toBe(bondProfitKopecks(terms, account));
        rows.forEach((row, index) => {
          expect(row.couponKopecks).toBeGreaterThanOrEqual(rows[index - 1]?.couponKopecks ?? 0);
          expect(row.profitKopecks).toBeGreaterThanOrEqual(rows[index - 1]?.profitKopecks ?? 0);
        });
      }),
    );
  });
});

describe('a typed sum', () => {
  it.each([
    ['300 000', 300_000],
    ['300\u00a0000 ₽', 300_000],
    ['1500,75', 1_500],
    ['-5', 0],
    ['много', 0],
    ['12х', 0],
    ['1e9', 0],
    ['', 0],
    ['99999999999999999999', 1_000_000_000_000],
  ])('«%s» is %d', (typed, rubles) => {
    expect(readBondSum(typed)).toBe(rubles);
  });

  it('is a whole number of roubles whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const rubles = readBondSum(typed);
        expect(Number.isSafeInteger(rubles)).toBe(true);
        expect(rubles).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
