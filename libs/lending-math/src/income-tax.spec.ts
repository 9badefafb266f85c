import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DepositTerms } from './deposit.ts';
import { incomeTaxKopecks } from './income-tax.ts';
import { depositSchedule, depositTaxByYear } from './index.ts';
import { paymentsOf, taxOfYear } from './investor.fixture.ts';

const terms: DepositTerms = {
  sumKopecks: 1_500_000_00,
  yearPercent: 18,
  months: 18,
  startDay: '2026-11-22',
  payout: 'monthly',
};

const anyTerms = fc.record({
  rubles: fc.integer({ min: 500_000, max: 250_000_000 }),
  yearPercent: fc.integer({ min: 1, max: 40_000 }).map((thousandths) => thousandths / 1_000),
  months: fc.integer({ min: 1, max: 60 }),
  payout: fc.constantFrom('monthly' as const, 'end' as const),
});

describe('income tax', () => {
  it.each([
    [0, 0],
    [405_000_00, 52_650_00],
    [2_400_000_00, 312_000_00],
    [5_000_000_00, 702_000_00],
    [20_000_000_00, 3_402_000_00],
    [50_000_000_00, 9_402_000_00],
    [60_000_000_00, 11_602_000_00],
    [3_84, 0],
    [3_85, 1_00],
  ])('of %d kopecks is %d', (income, tax) => {
    expect(incomeTaxKopecks(income)).toBe(tax);
  });

  it('is that of a second reckoning by the sums of the law, to the rouble', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (rubles) => {
        expect(Math.abs(incomeTaxKopecks(rubles * 100) / 100 - taxOfYear(rubles * 100))).toBeLessThanOrEqual(
          1,
        );
      }),
    );
  });
});

describe('tax of a deposit', () => {
  it('falls on the years in which interest is paid', () => {
    expect(depositTaxByYear(depositSchedule(terms), terms.sumKopecks)).toEqual([
      { year: '2026', incomeKopecks: 22_500_00, taxKopecks: 2_925_00 },
      { year: '2027', incomeKopecks: 270_000_00, taxKopecks: 35_100_00 },
      { year: '2028', incomeKopecks: 112_500_00, taxKopecks: 14_625_00 },
    ]);
    const atTheEnd = { ...terms, payout: 'end' as const };
    expect(depositTaxByYear(depositSchedule(atTheEnd), terms.sumKopecks)).toEqual([
      { year: '2028', incomeKopecks: 405_000_00, taxKopecks: 52_650_00 },
    ]);
  });

  it('sees all interest and nothing of the sum, and takes at least as much of a single year', () => {
    fc.assert(
      fc.property(anyTerms, ({ rubles, ...rest }) => {
        const sumKopecks = rubles * 100;
        const taxOf = (payout: 'monthly' | 'end') => {
          const rows = depositSchedule({ ...rest, payout, sumKopecks, startDay: '2026-11-22' });
          return depositTaxByYear(rows, sumKopecks);
        };
        const paid = paymentsOf(rubles, rest.yearPercent, rest.months, rest.payout === 'monthly');
        const total = (key: 'incomeKopecks' | 'taxKopecks', payout: 'monthly' | 'end') =>
          taxOf(payout).reduce((sum, year) => sum + year[key], 0);
        expect(total('incomeKopecks', rest.payout)).toBe(
          paid.reduce((sum, one) => sum + one, 0) - sumKopecks,
        );
        // A rouble for the rounding of each year.
        const years = taxOf('monthly').length;
        expect(total('taxKopecks', 'end')).toBeGreaterThanOrEqual(
          total('taxKopecks', 'monthly') - years * 100,
        );
      }),
    );
  });
});
