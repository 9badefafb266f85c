import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { depositInterestKopecks, type DepositTerms } from './deposit.ts';
import { compoundInterestKopecks, depositSchedule, equivalentCompoundPercent } from './index.ts';
import { paymentsOf } from './investor.fixture.ts';

const SUM = 1_500_000_00;
const terms: DepositTerms = {
  sumKopecks: SUM,
  yearPercent: 18,
  months: 18,
  startDay: '2026-11-30',
  payout: 'monthly',
};

const anyTerms = fc.record({
  sumKopecks: fc.integer({ min: 500_000, max: 250_000_000 }).map((rubles) => rubles * 100),
  yearPercent: fc.integer({ min: 0, max: 40_000 }).map((thousandths) => thousandths / 1_000),
  months: fc.integer({ min: 1, max: 60 }),
  startDay: fc.constantFrom('2026-01-31', '2026-11-20', '2028-02-29'),
  payout: fc.constantFrom('monthly' as const, 'end' as const),
});

describe('deposit', () => {
  it('1.5 m at 18 % for 18 months: 405 000 of interest against 461 011 with capitalisation', () => {
    expect(depositInterestKopecks(SUM, 18, 18)).toBe(405_000_00);
    expect(Math.round(compoundInterestKopecks(SUM, 18, 18) / 100)).toBe(461_011);
  });

  it('pays 22 500 a month, and returns the sum with the last of them', () => {
    const rows = depositSchedule(terms);
    expect(rows).toHaveLength(18);
    expect(rows.slice(0, 17).every(({ paidKopecks }) => paidKopecks === 22_500_00)).toBe(true);
    expect(rows[2]).toEqual({
      number: 3,
      date: '2027-02-28',
      interestKopecks: 22_500_00,
      paidKopecks: 22_500_00,
      totalInterestKopecks: 67_500_00,
    });
    expect(rows[17]).toMatchObject({ date: '2028-05-30', paidKopecks: 1_522_500_00 });
  });

  it('pays nothing before the end of the term when interest waits for it', () => {
    const rows = depositSchedule({ ...terms, payout: 'end' });
    expect(rows.slice(0, 17).every(({ paidKopecks }) => paidKopecks === 0)).toBe(true);
    expect(rows[8]).toMatchObject({ interestKopecks: 22_500_00, totalInterestKopecks: 202_500_00 });
    expect(rows[17]).toMatchObject({ interestKopecks: 22_500_00, paidKopecks: 1_905_000_00 });
  });

  it('leaves the rounding to the last month', () => {
    const rows = depositSchedule({ ...terms, sumKopecks: 1_000_001_00, yearPercent: 7.25, months: 12 });
    expect(rows[0]?.interestKopecks).toBe(6_041_67);
    expect(rows[11]?.interestKopecks).toBe(6_041_70);
    expect(rows[11]?.totalInterestKopecks).toBe(72_500_07);
  });

  it('pays to the kopeck what a second reckoning pays, on every payday', () => {
    fc.assert(
      fc.property(anyTerms, (drawn) => {
        const second = paymentsOf(
          drawn.sumKopecks / 100,
          drawn.yearPercent,
          drawn.months,
          drawn.payout === 'monthly',
        );
        expect(depositSchedule(drawn).map(({ paidKopecks }) => paidKopecks)).toEqual(second);
      }),
    );
  });

  it('comes to the same to a kopeck however it is paid, in whole kopecks', () => {
    fc.assert(
      fc.property(anyTerms, (drawn) => {
        const rows = depositSchedule(drawn);
        const whole = depositInterestKopecks(drawn.sumKopecks, drawn.yearPercent, drawn.months);
        const sumOf = (key: 'paidKopecks' | 'interestKopecks') =>
          rows.reduce((sum, row) => sum + row[key], 0);
        expect(sumOf('paidKopecks')).toBe(drawn.sumKopecks + whole);
        expect(sumOf('interestKopecks')).toBe(whole);
        expect(rows.at(-1)?.totalInterestKopecks).toBe(whole);
        const [first] = rows;
        for (const row of rows) {
          expect(Number.isInteger(row.interestKopecks)).toBe(true);
          expect(Math.abs(row.interestKopecks - (first?.interestKopecks ?? 0))).toBeLessThanOrEqual(
            drawn.months / 2 + 1,
          );
        }
      }),
    );
  });
});

describe('capitalisation', () => {
  it('adds nothing in the first month and more every month after it', () => {
    fc.assert(
      fc.property(anyTerms, ({ sumKopecks, yearPercent, months }) => {
        const ahead = Array.from(
          { length: months },
          (_, index) =>
            compoundInterestKopecks(sumKopecks, yearPercent, index + 1) -
            depositInterestKopecks(sumKopecks, yearPercent, index + 1),
        );
        expect(Math.abs(ahead[0] ?? 0)).toBeLessThanOrEqual(1);
        for (const [index, kopecks] of ahead.entries()) {
          if (index > 0) expect(kopecks).toBeGreaterThanOrEqual((ahead[index - 1] ?? 0) - 1);
        }
      }),
    );
  });

  it('18 % at the end of 18 months is 16.04 % with capitalisation', () => {
    expect(equivalentCompoundPercent(18, 18)).toBeCloseTo(16.041, 3);
  });

  it('earns exactly the simple interest at the equivalent rate', () => {
    fc.assert(
      fc.property(anyTerms, ({ sumKopecks, yearPercent, months }) => {
        const rate = equivalentCompoundPercent(yearPercent, months);
        const simple = depositInterestKopecks(sumKopecks, yearPercent, months);
        expect(Math.abs(compoundInterestKopecks(sumKopecks, rate, months) - simple)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
