import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { issDeductionKopecks } from './bond.ts';
import { bondByYear, bondProfitKopecks, readBondRepayments, wholeBondsRubles } from './index.ts';
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

const anyParts = fc
  .uniqueArray(
    fc.record({ coupon: fc.integer({ min: 1, max: 47 }), hundredths: fc.integer({ min: 1, max: 2_000 }) }),
    {
      maxLength: 4,
      selector: ({ coupon }) => coupon,
    },
  )
  .map((parts) =>
    parts
      .sort((a, b) => a.coupon - b.coupon)
      .map(({ coupon, hundredths }) => ({ coupon, percent: hundredths / 100 })),
  );

describe('a bond whose nominal comes back in parts', () => {
  it('earns coupon by coupon on what is left of it', () => {
    fc.assert(
      fc.property(anyTerms, anyParts, fc.constantFrom(1, 2, 4, 12), (drawn, repayments, couponsAYear) => {
        const { rubles, couponPercent, years } = drawn;
        const terms = { sumKopecks: rubles * 100, couponPercent, years, parts: { couponsAYear, repayments } };
        let exact = 0;
        for (let coupon = 1; coupon <= years * couponsAYear; coupon += 1) {
          const back = repayments.filter((part) => part.coupon < coupon);
          const left = 1 - back.reduce((sum, { percent }) => sum + percent / 100, 0);
          exact += (rubles * 100 * left * couponPercent) / 100 / couponsAYear;
        }
        const profit = bondProfitKopecks(terms, 'CLASSIC');
        expect(Math.abs(profit - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-9);
        if (repayments.length === 0)
          expect(profit).toBe(
            bondProfitKopecks({ sumKopecks: rubles * 100, couponPercent, years }, 'CLASSIC'),
          );
      }),
    );
  });

  it('earns for who comes later only what is still to come, on what is left of the nominal', () => {
    const terms = { sumKopecks: 300_000_00, couponPercent: 12.75, years: 3 };
    const bought = (paidCoupons: number, repayments = [{ coupon: 10, percent: 50 }]) => ({
      ...terms,
      parts: { couponsAYear: 4, repayments, paidCoupons },
    });
    expect(bondProfitKopecks(bought(8, []), 'CLASSIC')).toBe(38_250_00);
    expect(bondProfitKopecks(bought(8), 'CLASSIC')).toBe(28_687_50);
    // All that is left of each bond is lent to its end: the part that came back before is nobody's concern.
    expect(bondProfitKopecks(bought(10), 'CLASSIC')).toBe(19_125_00);
    expect(bondProfitKopecks(bought(12), 'CLASSIC')).toBe(0);
    expect(bondProfitKopecks(bought(8), 'ISS')).toBe(39_000_00);
  });

  it('has years from then on, the last one as long as it lasts', () => {
    const parts = { couponsAYear: 4, repayments: [], paidCoupons: 6 };
    const terms = { sumKopecks: 300_000_00, couponPercent: 12.75, years: 3, parts };
    expect(bondByYear(terms, 'CLASSIC').map(({ profitKopecks }) => profitKopecks)).toEqual([
      38_250_00, 57_375_00,
    ]);
    expect(bondByYear({ ...terms, parts: { ...parts, paidCoupons: 12 } }, 'CLASSIC')).toEqual([]);
  });

  it.each([
    ['', []],
    [
      '8: 25; 10: 25',
      [
        { coupon: 8, percent: 25 },
        { coupon: 10, percent: 25 },
      ],
    ],
    [
      '4: 12,5 %\n8:12.5',
      [
        { coupon: 4, percent: 12.5 },
        { coupon: 8, percent: 12.5 },
      ],
    ],
    ['10: 25; 8: 25', null],
    ['8: 60; 10: 40', null],
    ['12: 25', null],
    ['0: 25', null],
    ['8: 0', null],
    ['восьмой: 25', null],
    ['8: 25, 10: 25', null],
  ])('is told by «%s»', (text, parts) => {
    expect(readBondRepayments(text, 12)).toEqual(parts);
  });
});

describe('the sum of whole bonds', () => {
  const ISSUE = { nominal: 1_000, volume: 400_000_500 };

  it.each([
    [1, 1_000],
    [999, 1_000],
    [1_000, 1_000],
    [1_500, 1_000],
    [1_999, 1_000],
    [2_000, 2_000],
    [400_000_000, 400_000_000],
    [400_000_001, 400_000_000],
    [2_147_483_647, 400_000_000],
  ])('in %d is %d', (rubles, whole) => {
    expect(wholeBondsRubles(rubles, ISSUE)).toBe(whole);
  });

  it.each([0, 500, 999])('is never more than an issue of %d has', (volume) => {
    expect([1, 1_000, 5_000].map((sum) => wholeBondsRubles(sum, { nominal: 1_000, volume }))).toEqual([
      0, 0, 0,
    ]);
  });
});
