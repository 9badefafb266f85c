import { roundPayment } from './rounding.ts';

/**
 * Equal payment of a loan: A = P·i / (1 − (1 + i)^−n), rounded to a kopeck, and a kopeck more than the interest of the
 * first period at least: each payment pays something back.
 * Source: present value of an ordinary annuity, any course of financial mathematics
 * (for example Четыркин Е. М. «Финансовая математика», гл. 5).
 *
 * @param periodPercent interest of one period, percent; 0 divides the loan evenly
 * @param periods number of payments, a positive integer
 */
export function annuityPaymentKopecks(loanKopecks: number, periodPercent: number, periods: number): number {
  const rate = periodPercent / 100;
  if (rate === 0) return roundPayment(loanKopecks / periods);
  const payment = roundPayment((loanKopecks * rate) / (1 - (1 + rate) ** -periods));
  return Math.max(payment, roundPayment(loanKopecks * rate) + 1);
}
