import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router-dom';
import { BORROWER_AGE } from '@polden/field-kinds';
import { isConsumer, termInUnits, type LoanCalculation } from '@polden/lending-math';
import { formatRubles, formatTerm, tieNumbers } from '@polden/ru';
import { CalculateButton, Card, EnterButton, LinkTabs, RangeField } from '@polden/ui';
import type { LoanFigures } from './loan-offer.model.ts';
import { CALCULATOR_ANCHOR, SUM_ID, TERM_ID } from './anchor.ts';
import { CarQuestion } from './car-question.tsx';
import { FreePeriod } from './free-period.tsx';
import { LoanCost } from './loan-cost.tsx';
import { LoanPayment } from './loan-payment.tsx';
import { PaymentNews } from './payment-news.tsx';
import { PaymentSchedule } from './still-schedule.ts';
import { ShorterTerm } from './shorter-term.tsx';
import type { ChosenLoan } from './loan-choice.ts';
import css from './calculator.module.css';

export interface CalculatorProps {
  figures: LoanFigures;
  chosen: ChosenLoan;
  calculation: LoanCalculation;
  /** Id of the form of the request while no script tells it what stands in the fields: it posts them itself. */
  form: string | undefined;
  /** The request form, beside the payment. */
  children: ReactNode;
}

/**
 * Sum and term of a loan, what it costs, and the form that asks for it. Without JavaScript that form posts the choice,
 * too, and the button beside it leads to the address at which it is calculated.
 */
export function Calculator({ figures, chosen, calculation, form, children }: CalculatorProps) {
  const { products, promotion } = figures;
  const { loan, hasCar, carLimits, searchOf, setSum, setTerm, setHasCar } = chosen;
  const { product, sumRubles, termDays } = loan;
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  const { sum, terms, termsDesc } = product;

  return (
    <Card tone="raised" padding="l">
      <div className={css.calculator} id={CALCULATOR_ANCHOR}>
        {products.length > 1 && (
          <div className={css.products}>
            <LinkTabs
              label="Вид займа"
              items={products.map((item) => ({
                to: `${pathname}${searchOf(item)}#${CALCULATOR_ANCHOR}`,
                label: item.title,
                hint: `до ${formatRubles(item.sum.max)}`,
                current: item.product === product.product,
              }))}
            />
          </div>
        )}
        <div className={css.side}>
          <Form
            key={product.product}
            className={css.fields}
            action={`${pathname}#${CALCULATOR_ANCHOR}`}
            aria-label="Сумма и срок"
            preventScrollReset
          >
            <input type="hidden" name="product" value={product.product} />
            <EnterButton form={form} />
            {carLimits && <CarQuestion hasCar={hasCar} limits={carLimits} form={form} onChange={setHasCar} />}
            <RangeField
              id={SUM_ID}
              label="Сколько нужно"
              name="sum"
              form={form}
              min={sum.min}
              max={sum.max}
              step={sum.step}
              value={sumRubles}
              asked={asked.get('sum')}
              onChange={setSum}
              format={formatRubles}
            />
            <RangeField
              id={TERM_ID}
              label="На какой срок"
              name="term"
              form={form}
              min={termInUnits(product, terms.min)}
              max={termInUnits(product, terms.max)}
              step={termInUnits(product, terms.step)}
              value={termInUnits(product, termDays)}
              asked={asked.get('term')}
              onChange={setTerm}
              format={(units) => formatTerm(units, termsDesc, 1)}
            />
            <ShorterTerm chosen={chosen} figures={figures} termId={TERM_ID} />
            <FreePeriod product={product} promotion={promotion} promoted={calculation.promoted} />
            <div className={css.recalculate}>
              <CalculateButton form={form} part={CALCULATOR_ANCHOR} />
            </div>
          </Form>
          <div className={css.cost}>
            <LoanCost calculation={calculation} />
            {isConsumer(product.product) && (
              <p className={css.borrowers}>
                {tieNumbers(`Даём гражданам России от ${BORROWER_AGE.min} до ${BORROWER_AGE.max} лет.`)}
              </p>
            )}
          </div>
        </div>
        <div className={css.side}>
          <div className={css.payment}>
            <LoanPayment calculation={calculation} termDays={termDays} />
            <PaymentNews calculation={calculation} />
          </div>
          <div className={css.request}>{children}</div>
        </div>
        <div className={css.payments}>
          <PaymentSchedule calculation={calculation} />
        </div>
      </div>
    </Card>
  );
}
