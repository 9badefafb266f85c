import { calculateLoan } from '@polden/lending-math';
import { formatKopecks } from '@polden/ru';
import { DataTable, Section, type Column } from '@polden/ui';
import type { LoanFigures } from '../../calculator/loan-offer.model.ts';
import type { TableCell } from './page-section.model.ts';
import type { SectionProps } from './page-sections.tsx';
import css from './sections.module.css';

export function TableOfRows({ section, figures }: SectionProps<'table'>) {
  const { title, lead, columns, rows, note } = section;
  const cells: Column<TableCell[]>[] = columns.map((column, index) => ({
    key: column,
    title: column,
    cell: (row) => textOf(row[index] ?? '', figures),
  }));
  return (
    <Section title={title} lead={lead}>
      <div className={css.tabled}>
        <DataTable
          caption={title}
          captionHidden
          stacks
          columns={cells}
          rows={rows}
          rowKey={([name]) => (typeof name === 'string' ? name : '')}
        />
        {note && <p className={css.note}>{note}</p>}
      </div>
    </Section>
  );
}

function textOf(cell: TableCell, { products, promotion, today }: LoanFigures): string {
  if (typeof cell === 'string') return cell;
  const product = products.find((info) => info.product === cell.product);
  if (!product) return '—';
  const { sumRubles, termDays } = cell;
  return formatKopecks(calculateLoan(product, sumRubles, termDays, today, promotion).paymentKopecks);
}
