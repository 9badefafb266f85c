import { useId, type ReactNode } from 'react';
import { Form, useLocation } from 'react-router-dom';
import type { ProductInfo } from '@polden/api-contract';
import { termInUnits } from '@polden/lending-math';
import { formatRubles, formatTerm } from '@polden/ru';
import { Button, Card, LinkTabs, RangeField } from '@polden/ui';
import { LoanCost } from './loan-cost.tsx';
import { LoanPayment } from './loan-payment.tsx';
import { PaymentSchedule } from './payment-schedule.tsx';
import type { ChosenLoan } from './use-loan.ts';
import { useCalculation } from './use-calculation.ts';
import css from './calculator.module.css';

/** Where the calculator stands in its page. */
export const CALCULATOR_ANCHOR = 'calc';

export interface CalculatorProps {
  products: readonly ProductInfo[];
  chosen: ChosenLoan;
  /** YYYY-MM-DD. */
  today: string;
  /** The request form, beside the payment. */
  children: ReactNode;
}

/**
 * Sum and term of a loan, what it costs, and the form that asks for it. Without JavaScript the choice is sent by GET
 * and comes back calculated.
 */
export function Calculator({ products, chosen, today, children }: CalculatorProps) {
  const { loan, searchOf, setSum, setTerm } = chosen;
  const { product, sumRubles, termDays } = loan;
  const calculation = useCalculation(loan, today);
  const { pathname } = useLocation();
  const { sum, terms, termsDesc } = product;
  const id = useId();

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
                current: item === product,
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
            <RangeField
              id={`${id}-sum`}
              label="Сколько нужно"
              name="sum"
              min={sum.min}
              max={sum.max}
              step={sum.step}
              value={sumRubles}
              onChange={setSum}
              format={formatRubles}
            />
            <RangeField
              id={`${id}-term`}
              label="На какой срок"
              name="term"
              min={termInUnits(product, terms.min)}
              max={termInUnits(product, terms.max)}
              step={termInUnits(product, terms.step)}
              value={termInUnits(product, termDays)}
              onChange={setTerm}
              format={(units) => formatTerm(units, termsDesc, 1)}
            />
            <div className={css.recalculate}>
              <Button type="submit" variant="secondary">
                Рассчитать
              </Button>
            </div>
          </Form>
          <div className={css.cost}>
            <LoanCost calculation={calculation} />
          </div>
        </div>
        <div className={css.side}>
          <div className={css.payment}>
            <LoanPayment calculation={calculation} />
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
