import { fewerPayments } from '@polden/api-contract';
import { daysToMonths, type LoanCalculation } from '@polden/lending-math';
import { formatDate, formatKopecks, formatPercent } from '@polden/ru';
import { Stat } from '@polden/ui';
import css from './calculator.module.css';

export interface LoanPaymentProps {
  calculation: LoanCalculation;
  /** Of the loan that was calculated. */
  termDays: number;
}

/** The one figure that a borrower looks for: what leaves the purse, and when. */
export function LoanPayment({ calculation, termDays }: LoanPaymentProps) {
  const { paymentKopecks, schedule } = calculation;
  const [first] = schedule;
  const last = schedule.at(-1);
  if (!first || !last) return null;
  const fewer = schedule.length > 1 ? fewerPayments(schedule.length, daysToMonths(termDays)) : null;
  const brief = `${schedule.length === 1 ? 'до' : 'с'} ${formatDate(first.date, 'DD.MM.YYYY')}`;
  return (
    <>
      {schedule.length === 1 ? (
        <Stat
          size="l"
          label="К возврату одним платежом"
          value={formatKopecks(paymentKopecks)}
          hint={`До ${formatDate(first.date, 'long')} года включительно`}
        />
      ) : (
        <Stat
          size="l"
          label="Ежемесячный платёж"
          value={formatKopecks(paymentKopecks)}
          hint={`С ${formatDate(first.date, 'DD.MM.YYYY')} по ${formatDate(last.date, 'DD.MM.YYYY')}`}
        />
      )}
      <p className={css.brief}>
        <strong>ПСК {formatPercent(calculation.fullCostPercent, 3)} годовых</strong>, {brief}
      </p>
      {fewer !== null && <p className={css.fine}>Платежей будет {fewer}.</p>}
    </>
  );
}
