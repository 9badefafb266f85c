import { annuityPaymentKopecks } from './annuity.ts';
import { addDays, addMonths } from './calendar.ts';

export interface ScheduleRow {
  /** From 1. */
  number: number;
  /** YYYY-MM-DD. */
  date: string;
  paymentKopecks: number;
  interestKopecks: number;
  principalKopecks: number;
  /** What is still owed after the payment. */
  balanceKopecks: number;
  /** Interest that the overpayment cap did not let accrue in this period; 0 in most rows. */
  cappedInterestKopecks: number;
}

export interface LoanTerms {
  loanKopecks: number;
  /** Percent of one period: of a month in `annuitySchedule`, of a day in `singlePaymentSchedule`. */
  periodPercent: number;
  /** Months or days. */
  periods: number;
  /** Day on which the money is given, YYYY-MM-DD. */
  contractDay: string;
  /** Percent of the loan that interest may reach (353-ФЗ ст. 5 ч. 24); null for none. */
  overpaymentCapPercent: number | null;
}

/**
 * Monthly equal payments. Interest is on the balance; the last payment absorbs the kopecks.
 * Where the cap stops the interest, payments go on at the same size until nothing is owed,
 * so the last one is smaller, or there are fewer of them.
 */
export function annuitySchedule(terms: LoanTerms): ScheduleRow[] {
  const { loanKopecks, periodPercent, periods, contractDay } = terms;
  const annuity = annuityPaymentKopecks(loanKopecks, periodPercent, periods);
  const rows: ScheduleRow[] = [];
  let balance = loanKopecks;
  let interestLeft = interestLimit(terms);
  for (let number = 1; number <= periods && balance > 0; number += 1) {
    const accrued = Math.round((balance * periodPercent) / 100);
    const interest = Math.min(accrued, interestLeft);
    const payment = number === periods ? balance + interest : Math.min(annuity, balance + interest);
    interestLeft -= interest;
    balance -= payment - interest;
    rows.push({
      number,
      date: addMonths(contractDay, number),
      paymentKopecks: payment,
      interestKopecks: interest,
      principalKopecks: payment - interest,
      balanceKopecks: balance,
      cappedInterestKopecks: accrued - interest,
    });
  }
  return rows;
}

/**
 * A payday loan: the sum and simple interest for each day, in one payment.
 * The interest is rounded down, so that no rounding lifts it over the daily cap.
 */
export function singlePaymentSchedule(terms: LoanTerms): ScheduleRow[] {
  const { loanKopecks, periodPercent, periods, contractDay } = terms;
  const accrued = floorKopecks((loanKopecks * periodPercent * periods) / 100);
  const interest = Math.min(accrued, interestLimit(terms));
  return [
    {
      number: 1,
      date: addDays(contractDay, periods),
      paymentKopecks: loanKopecks + interest,
      interestKopecks: interest,
      principalKopecks: loanKopecks,
      balanceKopecks: 0,
      cappedInterestKopecks: accrued - interest,
    },
  ];
}

function interestLimit({ loanKopecks, overpaymentCapPercent }: LoanTerms): number {
  return overpaymentCapPercent === null
    ? Infinity
    : floorKopecks((loanKopecks * overpaymentCapPercent) / 100);
}

/** 24000 computed as 23999.999999999996 is still 24000. */
function floorKopecks(kopecks: number): number {
  return Math.floor(kopecks + 1e-6);
}
