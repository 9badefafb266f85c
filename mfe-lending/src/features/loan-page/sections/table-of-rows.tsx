import { DataTable, Section, type Column } from '@polden/ui';
import type { SectionProps } from './page-sections.tsx';
import css from './sections.module.css';

export function TableOfRows({ section: { title, lead, columns, rows, note } }: SectionProps<'table'>) {
  const cells: Column<string[]>[] = columns.map((column, index) => ({
    key: column,
    title: column,
    cell: (row) => row[index],
  }));
  return (
    <Section title={title} lead={lead}>
      <div className={css.tabled}>
        <DataTable
          caption={title}
          captionHidden
          columns={cells}
          rows={rows}
          rowKey={([name]) => name ?? ''}
        />
        {note && <p className={css.note}>{note}</p>}
      </div>
    </Section>
  );
}
