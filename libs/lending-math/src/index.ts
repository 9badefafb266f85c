export {
  bondByYear,
  bondProfitKopecks,
  BROKER_ACCOUNTS,
  couponKopecks,
  DEFAULT_BOND_SUM_RUBLES,
  issDeductionKopecks,
  wholeBondsRubles,
  type BondTerms,
  type BondYear,
  type BrokerAccount,
} from './bond.ts';
export { annuityPaymentKopecks } from './annuity.ts';
export { bondCoupons, bondMaturity, bondReturns, type BondCoupon, type BondReturn } from './bond-coupons.ts';
export { readBondRepayments, type BondRepayment } from './bond-repayments.ts';
export { addDays, addMonths, daysBetween, daysToMonths, MONTH_DAYS, monthsToDays } from './calendar.ts';
export { calculateLoan, type LoanCalculation } from './calculate-loan.ts';
export { fullCostRange } from './full-cost-range.ts';
export {
  consumerCaps,
  fullCostCapPercent,
  highestRatePercent,
  overpaymentCapPercent,
  type ConsumerCaps,
} from './caps.ts';
export { isConsumer } from './consumer.ts';
export { COOLING_OFF, coolingOffHours } from './cooling-off.ts';
export { compoundInterestKopecks, equivalentCompoundPercent } from './deposit-compound.ts';
export { depositInterestKopecks, depositSchedule, type DepositRow, type DepositTerms } from './deposit.ts';
export { depositTaxByYear, incomeTaxKopecks, INCOME_TAX_SINCE, type YearTax } from './income-tax.ts';
export { fullCostPercent, type CashFlow } from './full-cost.ts';
export { clampSumRubles, clampTermDays, rateFor, termInUnits, termsDays } from './product-limits.ts';
export { figuresOf, PRODUCT_TABLE, type ProductFigures } from './product-table.ts';
export { isPromoted, promotedTermsDays } from './promotion.ts';
export { shorterTerm, type ShorterTerm } from './shorter-term.ts';
export { annuitySchedule, singlePaymentSchedule, type LoanTerms, type ScheduleRow } from './schedule.ts';
