import { calculateLoan, type LoanCalculation } from '@polden/lending-math';
import { formatKopecks, formatRubles, formatTerm } from '@polden/ru';
import { DataTable, Section, type Column } from '@polden/ui';
import { percentRange } from '../full-cost-line.tsx';
import type { SectionProps } from './page-sections.tsx';
import css from './sections.module.css';

interface Row {
  sum: number;
  loans: LoanCalculation[];
}

/** Payments of some sums and terms with the rules of the calculator; the full cost stands before them. */
export function Costs({ section, figures: { products, promotion, today } }: SectionProps<'costs'>) {
  const product = products.find((item) => item.product === section.product);
  if (!product) return null;
  const rows = section.sums.map((sum) => ({
    sum,
    loans: section.terms.map((days) => calculateLoan(product, sum, days, today, promotion)),
  }));
  const columns: Column<Row>[] = [
    { key: 'sum', title: 'Сумма', cell: ({ sum }) => formatRubles(sum) },
    ...section.terms.map((days, index) => ({
      key: String(days),
      title: formatTerm(days, product.termsDesc, product.terms.multiply),
      kind: 'number' as const,
      cell: ({ loans }: Row) => formatKopecks(loans[index]?.paymentKopecks ?? 0),
    })),
  ];
  return (
    <Section title={section.title} lead={section.lead}>
      <div className={css.tabled}>
        <p>
          Полная стоимость займа (ПСК): <strong>{percentRange(product.fullCost)}</strong> годовых.
        </p>
        <DataTable
          caption={section.title}
          captionHidden
          stacks
          columns={columns}
          rows={rows}
          rowKey={({ sum }) => sum}
        />
        <p className={css.note}>
          {product.rates[0]?.unit === 'day'
            ? 'В ячейках — сколько вернуть одним платежом.'
            : 'В ячейках — равный ежемесячный платёж.'}{' '}
          Посчитано {today.split('-').reverse().join('.')}; точные числа — в договоре.
        </p>
      </div>
    </Section>
  );
}
