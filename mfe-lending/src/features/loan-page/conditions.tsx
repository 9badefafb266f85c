import type { ProductInfo, ProductRate, Promotion } from '@polden/api-contract';
import { promotedTermsDays, termInUnits } from '@polden/lending-math';
import { formatPercent, formatRubles, formatTerm, plural, tieNumbers } from '@polden/ru';
import { DataTable, Section, type Column } from '@polden/ui';
import { percentRange } from './full-cost-line.tsx';
import type { LoanFigures } from '../calculator/loan-offer.model.ts';
import css from './loan-page.module.css';

/** Id of the section that other texts point to as the conditions. */
export const CONDITIONS_ANCHOR = 'uslovija-zajmov';

const RATE_UNITS = { day: 'в день', month: 'в месяц' } as const;

/** All conditions side by side. The full cost stands before the rate, as 38-ФЗ ст. 28 ч. 3 wants it. */
export function Conditions({ products, promotion }: Pick<LoanFigures, 'products' | 'promotion'>) {
  const columns: Column<ProductInfo>[] = [
    { key: 'title', title: 'Заём', whole: true, cell: ({ title }) => title },
    { key: 'fullCost', title: 'ПСК, годовых', cell: ({ fullCost }) => percentRange(fullCost) },
    { key: 'rate', title: 'Ставка', cell: (product) => rates(product, promotion) },
    {
      key: 'sum',
      title: 'Сумма',
      whole: true,
      cell: ({ sum }) => `${formatRubles(sum.min)} – ${formatRubles(sum.max)}`,
    },
    { key: 'term', title: 'Срок', whole: true, cell: termRange },
  ];
  return (
    <Section
      id={CONDITIONS_ANCHOR}
      title="Условия целиком"
      lead="Без звёздочек: это все цифры, от которых зависит платёж."
    >
      <div className={css.conditions}>
        <DataTable
          caption="Условия займов"
          captionHidden
          stacks
          columns={columns}
          rows={[...products]}
          rowKey={({ product }) => product}
        />
        <p>
          Изучите все условия кредита (займа). Сумму, срок и ставку мы предлагаем после проверки заявки, они
          могут отличаться от запрошенных; полная стоимость стоит на первой странице договора, в рамке справа
          вверху.
        </p>
      </div>
    </Section>
  );
}

function termRange(product: ProductInfo): string {
  const { terms, termsDesc } = product;
  return `${termInUnits(product, terms.min)}–${formatTerm(terms.max, termsDesc, terms.multiply)}`;
}

function rates(product: ProductInfo, promotion: Promotion | null): string {
  const promoted = promotedTermsDays(product, promotion).at(-1);
  const free =
    promoted === undefined
      ? []
      : [`0\u00a0% по акции на срок до ${formatTerm(promoted, product.termsDesc, product.terms.multiply)}`];
  return [...free, ...product.rates.map((rate) => rateText(rate, product))].join('; ');
}

/** Of several rates each says for which terms it holds: «24,33 % в месяц на срок от 3 до 8 месяцев». */
function rateText(
  { percent, unit, fromDays }: ProductRate,
  { rates, terms, termsDesc }: ProductInfo,
): string {
  const rate = tieNumbers(`${formatPercent(percent)} ${RATE_UNITS[unit]}`);
  if (rates.length === 1) return rate;
  const from = fromDays / terms.multiply;
  const next = rates.find((other) => other.fromDays > fromDays);
  if (!next) return `${rate} на срок от\u00a0${plainTerm(from, termsDesc)}`;
  const to = (next.fromDays - terms.step) / terms.multiply;
  return to > from
    ? `${rate} на срок от\u00a0${from} до\u00a0${plainTerm(to, termsDesc)}`
    : `${rate} на срок ${formatTerm(fromDays, termsDesc, terms.multiply)}`;
}

/** «3 месяцев», as after «от» and «до». */
function plainTerm(count: number, { single, many }: ProductInfo['termsDesc']): string {
  return `${count}\u00a0${plural(count, { single: `${single}а`, more: many, many })}`;
}
