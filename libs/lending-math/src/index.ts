export {
  bondByYear,
  bondProfitKopecks,
  BROKER_ACCOUNTS,
  couponKopecks,
  DEFAULT_BOND_SUM_RUBLES,
  wholeBondsRubles,
  type BondTerms,
  type BrokerAccount,
} from './bond.ts';
export {
  bondCoupons,
  bondLots,
  bondMaturity,
  bondReturns,
  paidBondCoupons,
  type BondCoupon,
  type BondReturn,
} from './bond-coupons.ts';
export { readBondRepayments } from './bond-repayments.ts';
export { addMonths, daysToMonths, MONTH_DAYS, monthsToDays } from './calendar.ts';
export { calculateLoan, type LoanCalculation } from './calculate-loan.ts';
export { fullCostRange } from './full-cost-range.ts';
export { consumerCaps } from './caps.ts';
export { isConsumer } from './consumer.ts';
export { COOLING_OFF, coolingOffHours } from './cooling-off.ts';
export { compoundInterestKopecks, equivalentCompoundPercent } from './deposit-compound.ts';
export { depositSchedule, LEAST_NATURAL_DEPOSIT_RUBLES, type DepositRow } from './deposit.ts';
export { depositTaxByYear, INCOME_TAX_SINCE, type YearTax } from './income-tax.ts';
export { fullCostPercent } from './full-cost.ts';
export { clampSumRubles, clampTermDays, termInUnits, termsDays } from './product-limits.ts';
export { figuresOf, PRODUCT_TABLE, type ProductFigures } from './product-table.ts';
export { isPromoted, promotedTermsDays } from './promotion.ts';
export { shorterTerm, type ShorterTerm } from './shorter-term.ts';
export { type LoanTerms, type ScheduleRow } from './schedule.ts';
