import type { LoanCalculation } from '@polden/lending-math';
import { formatKopecks, formatPercent, formatRubles, formatTerm } from '@polden/ru';
import { InputField, SelectField, useHydrated } from '@polden/ui';
import { Link, useLocation } from 'react-router-dom';
import { CALCULATOR_ANCHOR, REQUEST_FORM, SUM_ID } from '../../calculator/anchor.ts';
import type { Loan } from '../../calculator/loan-choice.ts';
import { FIELDS } from '../field-names.ts';
import { monthsOf } from '../months-of.ts';
import { withoutStep } from '../step-address.ts';
import css from './questionnaire.module.css';

export interface AskedLoanProps {
  loan: Loan;
  calculation: LoanCalculation;
  /** `months` is one that the product has. */
  onTerm: (months: number) => void;
}

/** What the questionnaire is about, and the way back to the calculator. */
export function AskedLoan({ loan, calculation, onTerm }: AskedLoanProps) {
  const { product, sumRubles, termDays } = loan;
  const { paymentKopecks, fullCostPercent } = calculation;
  const { termsDesc, terms } = product;
  const { pathname, search } = useLocation();
  const isLive = useHydrated();
  const months = monthsOf(product);
  return (
    <div className={css.loan}>
      <p>
        <strong>{formatRubles(sumRubles)}</strong> на {formatTerm(termDays, termsDesc, terms.multiply)}
      </p>
      {/* A link would leave the answers behind while no script keeps them: the sum is posted with them, as the term is. */}
      {isLive || months.length < 2 ? (
        <p>
          <Link to={`${pathname}${withoutStep(search)}#${CALCULATOR_ANCHOR}`}>
            {months.length > 1 ? 'Изменить сумму' : 'Изменить сумму или срок'}
          </Link>
        </p>
      ) : (
        <InputField
          id={SUM_ID}
          label="Сколько нужно"
          name={FIELDS.sum}
          form={REQUEST_FORM}
          inputMode="numeric"
          defaultValue={formatRubles(sumRubles)}
        />
      )}
      <p className={css.cost}>
        ПСК {formatPercent(fullCostPercent, 3)} годовых, платёж {formatKopecks(paymentKopecks)}
      </p>
      {months.length > 1 && (
        <div className={css.term}>
          <SelectField
            key={termDays}
            label="Срок"
            name={FIELDS.term}
            // Posted with the answers while no script takes it over.
            form={isLive ? undefined : REQUEST_FORM}
            options={months.map(({ id }) => ({ value: String(id), label: formatTerm(id, termsDesc, 1) }))}
            defaultValue={String(termDays / terms.multiply)}
            onChange={(chosen) => onTerm(Number(chosen))}
          />
        </div>
      )}
    </div>
  );
}
