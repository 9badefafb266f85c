import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './data-table.module.css';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  /** 'number' aligns to the right in tabular figures. Default 'text'. */
  kind?: 'text' | 'number';
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  caption: ReactNode;
  /** Keep the caption for screen readers only. */
  captionHidden?: boolean;
  /** The first one names its row. */
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  /** Cells of a closing line, as many as columns. */
  total?: ReactNode[];
}

/** Keyboards scroll a region only when it takes focus. */
const REACHABLE = 0;

/** A table that scrolls inside its own frame when the screen is narrower than its columns. */
export function DataTable<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  total,
}: DataTableProps<Row>) {
  const captionId = useId();
  return (
    <div className={css.region} role="region" aria-labelledby={captionId} tabIndex={REACHABLE}>
      <table className={css.table}>
        <caption className={captionHidden ? 'visually-hidden' : css.caption} id={captionId}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => (
                <Cell key={column.key} head={index === 0} className={cellClass(column)}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <Cell key={column.key} head={index === 0} className={cellClass(column)}>
                  {total[index]}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Cell({ head, className, children }: { head: boolean; className: string; children: ReactNode }) {
  return head ? (
    <th scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td className={className}>{children}</td>
  );
}

function cellClass<Row>({ kind = 'text' }: Column<Row>): string {
  return classNames(css.cell, kind === 'number' && css.number);
}
