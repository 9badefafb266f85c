import { describe, expect, it } from '@jest/globals';
import { bondCoupons, bondLots, bondMaturity, bondReturns, type BondIssue } from './bond-coupons.ts';

const ISSUE: BondIssue = {
  nominalKopecks: 100_000,
  couponPercent: 12.75,
  couponsAYear: 4,
  placedOn: '2024-11-30',
  years: 3,
  offerOn: '2027-06-18',
  repayments: [],
};

describe('coupons of a bond', () => {
  it('fall a period after the placement and last on the day of maturity', () => {
    const coupons = bondCoupons(ISSUE);
    expect(coupons).toHaveLength(12);
    expect(coupons.slice(0, 3)).toEqual([
      { number: 1, date: '2025-02-28', kopecks: 3144 },
      { number: 2, date: '2025-05-30', kopecks: 3179 },
      { number: 3, date: '2025-08-30', kopecks: 3214 },
    ]);
    expect(coupons.at(-1)?.date).toBe(bondMaturity(ISSUE));
    expect(bondMaturity(ISSUE)).toBe('2027-11-30');
  });

  it('have no sums behind the offer, and all of them without one', () => {
    const open = bondCoupons(ISSUE).filter(({ kopecks }) => kopecks === null);
    expect(open.map(({ date }) => date)).toEqual(['2027-08-30', '2027-11-30']);
    const fixed = bondCoupons({ ...ISSUE, offerOn: '' });
    expect(fixed.every(({ kopecks }) => kopecks !== null)).toBe(true);
  });

  // Every rhythm comes to the same days, so to the same money but for the rounding of each coupon.
  it.each([1, 2, 4, 12])('%d a year bring the rate of every day held', (couponsAYear) => {
    for (const placedOn of ['2023-03-31', '2024-02-29', '2026-01-15']) {
      const coupons = bondCoupons({ ...ISSUE, placedOn, couponsAYear, offerOn: '' });
      const paid = coupons.reduce((sum, { kopecks }) => sum + (kopecks ?? 0), 0);
      const last = bondMaturity({ placedOn, years: ISSUE.years });
      const days = (new Date(last).getTime() - new Date(placedOn).getTime()) / 86_400_000;
      const exact = (ISSUE.nominalKopecks * (ISSUE.couponPercent / 100) * days) / 365;
      expect(Math.abs(paid - exact)).toBeLessThanOrEqual(coupons.length / 2);
      const dates = coupons.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].sort());
    }
  });
});

describe('a face value that is returned in parts', () => {
  const parts = [
    { coupon: 4, percent: 25 },
    { coupon: 8, percent: 33.33 },
  ];
  const issue = { ...ISSUE, offerOn: '', repayments: parts };

  it('comes back with its coupons and on the day of maturity, to the kopeck', () => {
    expect(bondReturns(issue)).toEqual([
      { coupon: 4, date: '2025-11-30', kopecks: 25_000, leftKopecks: 75_000 },
      { coupon: 8, date: '2026-11-30', kopecks: 33_330, leftKopecks: 41_670 },
      { coupon: 12, date: '2027-11-30', kopecks: 41_670, leftKopecks: 0 },
    ]);
    expect(bondReturns(ISSUE)).toEqual([
      { coupon: 12, date: '2027-11-30', kopecks: 100_000, leftKopecks: 0 },
    ]);
  });

  it('bears interest as far as it has not come back', () => {
    const whole = bondCoupons({ ...ISSUE, offerOn: '' });
    bondCoupons(issue).forEach(({ number, kopecks }, index) => {
      const share = number <= 4 ? 1 : number <= 8 ? 0.75 : 0.4167;
      expect(Math.abs((kopecks ?? 0) - (whole[index]?.kopecks ?? 0) * share)).toBeLessThanOrEqual(1);
    });
  });

  it('is sold for exactly what has not come back', () => {
    const lots = (nominal: number, percent: number) =>
      bondLots({ nominal, volume: 300_000_000, repayments: [{ coupon: 4, percent }] }, 4);
    expect(lots(10_000, 44)).toEqual({ nominal: 5_600, volume: 168_000_000 });
    expect(lots(1_000, 31)).toEqual({ nominal: 690, volume: 207_000_000 });
    // A part of a rouble is no price: the buyer pays the whole one.
    expect(lots(1_000, 33.33)).toEqual({ nominal: 667, volume: 200_010_000 });
  });
});
