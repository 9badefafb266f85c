import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { annuitySchedule } from './schedule.ts';
import { fullCostPercent } from './index.ts';

describe('full cost of credit', () => {
  it('30 days at 0.8 % a day is the cap of the law, 292 %', () => {
    const flows = [
      { kopecks: -1_000_000, fullPeriods: 0 },
      { kopecks: 1_240_000, fullPeriods: 1 },
    ];
    expect(fullCostPercent(flows, 365 / 30)).toBeCloseTo(292, 6);
  });

  it('a month at 24.33 % is 291.96 %', () => {
    const flows = [
      { kopecks: -1_000_000, fullPeriods: 0 },
      { kopecks: 1_243_300, fullPeriods: 1 },
    ];
    expect(fullCostPercent(flows, 12)).toBeCloseTo(291.96, 6);
  });

  it('counts a part of a base period linearly: (1 + i/2)(1 + i) = 1.1', () => {
    const flows = [
      { kopecks: -1_000_000, fullPeriods: 0 },
      { kopecks: 1_100_000, fullPeriods: 1, periodFraction: 0.5 },
    ];
    const root = -1.5 + Math.sqrt(1.5 ** 2 + 4 * 0.5 * 0.1);
    expect(fullCostPercent(flows, 12)).toBeCloseTo(root * 1200, 6);
  });

  it('takes the smallest of several roots: 10 % and 20 % satisfy −100 + 230/(1+i) − 132/(1+i)²', () => {
    const flows = [
      { kopecks: 100, fullPeriods: 0 },
      { kopecks: -230, fullPeriods: 1 },
      { kopecks: 132, fullPeriods: 2 },
    ];
    expect(fullCostPercent(flows, 1)).toBeCloseTo(10, 6);
  });

  it('is nothing for a loan without an overpayment', () => {
    const flows = [
      { kopecks: -1_000_000, fullPeriods: 0 },
      { kopecks: 500_000, fullPeriods: 1 },
      { kopecks: 500_000, fullPeriods: 2 },
    ];
    expect(fullCostPercent(flows, 12)).toBe(0);
  });

  it('refuses payments that nothing was given for', () => {
    expect(() => fullCostPercent([{ kopecks: 100, fullPeriods: 1 }], 12)).toThrow(RangeError);
  });

  it('an annuity costs its monthly rate twelve times', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 5_000_000 }),
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        fc.integer({ min: 2, max: 48 }),
        (rubles, percent, months) => {
          const schedule = annuitySchedule({
            loanKopecks: rubles * 100,
            periodPercent: percent,
            periods: months,
            contractDay: '2026-11-20',
            overpaymentCapPercent: null,
          });
          const flows = schedule.map((row) => ({ kopecks: row.paymentKopecks, fullPeriods: row.number }));
          flows.push({ kopecks: -rubles * 100, fullPeriods: 0 });
          expect(Math.abs(fullCostPercent(flows, 12) - percent * 12)).toBeLessThan(0.01);
        },
      ),
    );
  });
});
