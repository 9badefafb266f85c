import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { annuityPaymentKopecks } from './annuity.ts';
import { annuitySchedule, singlePaymentSchedule } from './schedule.ts';
import { type LoanTerms } from './index.ts';

const anyTerms = fc.record({
  loanKopecks: fc.integer({ min: 1_000_00, max: 5_000_000_00 }),
  periodPercent: fc.double({ min: 0, max: 25, noNaN: true }),
  periods: fc.integer({ min: 1, max: 48 }),
  contractDay: fc.constantFrom('2026-01-31', '2026-11-20', '2028-02-29'),
  overpaymentCapPercent: fc.constantFrom(null, 100, 130),
});

describe('annuity', () => {
  it('100 000 ₽ at 12 % a year for a year: 8 884.88 a month, the last payment absorbs the kopecks', () => {
    const schedule = annuitySchedule({
      loanKopecks: 100_000_00,
      periodPercent: 1,
      periods: 12,
      contractDay: '2026-01-31',
      overpaymentCapPercent: null,
    });
    expect(annuityPaymentKopecks(100_000_00, 1, 12)).toBe(8_884_88);
    expect(schedule.slice(0, 11).every((row) => row.paymentKopecks === 8_884_88)).toBe(true);
    expect(schedule[0]).toMatchObject({
      interestKopecks: 1_000_00,
      principalKopecks: 7_884_88,
      date: '2026-02-28',
    });
    expect(schedule[11]).toMatchObject({ paymentKopecks: 8_884_85, balanceKopecks: 0, date: '2027-01-31' });
  });

  it('pays something back with each payment, however high the rate', () => {
    const terms = { loanKopecks: 100_000, periodPercent: 24.6715, periods: 46, overpaymentCapPercent: null };
    const [first] = annuitySchedule({ ...terms, contractDay: '2026-01-31' });
    expect(first).toMatchObject({ interestKopecks: 24_672, principalKopecks: 1 });
  });

  it('divides a loan without interest evenly', () => {
    expect(annuityPaymentKopecks(100_000, 0, 4)).toBe(25_000);
  });

  it('stops the interest at the cap and shows in which payment', () => {
    const schedule = annuitySchedule({
      loanKopecks: 80_000_00,
      periodPercent: 24.33,
      periods: 6,
      contractDay: '2026-04-01',
      overpaymentCapPercent: 100,
    });
    const interest = schedule.reduce((sum, row) => sum + row.interestKopecks, 0);
    expect(interest).toBe(80_000_00);
    expect(schedule.map((row) => row.cappedInterestKopecks)).toEqual([0, 0, 0, 0, 0, 139_31]);
    expect(schedule[5]?.paymentKopecks).toBeLessThan(schedule[4]?.paymentKopecks ?? 0);
  });

  it('always repays the loan exactly, within the cap', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const schedule = annuitySchedule(terms);
        expect(schedule.reduce((sum, row) => sum + row.principalKopecks, 0)).toBe(terms.loanKopecks);
        expect(schedule.at(-1)?.balanceKopecks).toBe(0);
        expect(schedule.length).toBeLessThanOrEqual(terms.periods);
        expectWithinCap(
          terms,
          schedule.reduce((sum, row) => sum + row.interestKopecks, 0),
        );
        for (const row of schedule) {
          expect(row.paymentKopecks).toBe(row.principalKopecks + row.interestKopecks);
          expect(row.principalKopecks).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('costs more with a higher sum, a longer term or a higher rate', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const interest = (changed: Partial<LoanTerms>): number =>
          annuitySchedule({ ...terms, ...changed }).reduce((sum, row) => sum + row.interestKopecks, 0);
        // A kopeck of rounding in each payment bears interest until the last one.
        const growth = 1 + (terms.periodPercent + 0.5) / 100;
        const kopecksOfRounding = (2 * (growth ** (terms.periods + 1) - 1)) / (growth - 1);
        const least = interest({}) - kopecksOfRounding;
        expect(interest({ loanKopecks: terms.loanKopecks + 1_000_00 })).toBeGreaterThanOrEqual(least);
        expect(interest({ periods: terms.periods + 1 })).toBeGreaterThanOrEqual(least);
        expect(interest({ periodPercent: terms.periodPercent + 0.5 })).toBeGreaterThanOrEqual(least);
      }),
    );
  });
});

describe('single payment', () => {
  it('15 000 ₽ for 21 days at 0.8 % a day: 2 520 ₽ of interest, on the 21st day', () => {
    expect(
      singlePaymentSchedule({
        loanKopecks: 15_000_00,
        periodPercent: 0.8,
        periods: 21,
        contractDay: '2026-11-20',
        overpaymentCapPercent: 100,
      }),
    ).toEqual([
      {
        number: 1,
        date: '2026-12-11',
        paymentKopecks: 17_520_00,
        interestKopecks: 2_520_00,
        principalKopecks: 15_000_00,
        balanceKopecks: 0,
        cappedInterestKopecks: 0,
      },
    ]);
  });

  it('never exceeds the cap, whatever the rate', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const [row] = singlePaymentSchedule(terms);
        expect(row?.principalKopecks).toBe(terms.loanKopecks);
        expectWithinCap(terms, row?.interestKopecks ?? 0);
      }),
    );
  });
});

function expectWithinCap({ loanKopecks, overpaymentCapPercent }: LoanTerms, interestKopecks: number): void {
  if (overpaymentCapPercent === null) return;
  expect(interestKopecks * 100).toBeLessThanOrEqual(loanKopecks * overpaymentCapPercent);
}
