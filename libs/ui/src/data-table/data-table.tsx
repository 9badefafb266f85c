import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './data-table.module.css';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  /** 'number' aligns to the right in tabular figures. Default 'text'. */
  kind?: 'text' | 'number';
  /** Says by itself what it is: stands without its title where rows are stacked. */
  bare?: boolean;
  /** Stays on one line where rows stand side by side: a span of sums or of terms. */
  whole?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  caption: ReactNode;
  /** Keep the caption for screen readers only. */
  captionHidden?: boolean;
  /** On a phone each row is a stack of named lines, instead of a line that is scrolled to. */
  stacks?: boolean;
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
  stacks,
  columns,
  rows,
  rowKey,
  total,
}: DataTableProps<Row>) {
  const captionId = useId();
  return (
    <div
      className={classNames(css.region, stacks && css.stacks)}
      // No landmark: it stands in the one that is called the same.
      role="group"
      aria-labelledby={captionId}
      tabIndex={REACHABLE}
    >
      <table className={css.table}>
        <caption className={captionHidden ? 'visually-hidden' : css.caption} id={captionId}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) =>
              column.title === '' ? (
                <td key={column.key} />
              ) : (
                <th key={column.key} scope="col" className={cellClass(column)}>
                  {column.title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => (
                <Cell
                  key={column.key}
                  head={index === 0}
                  className={cellClass(column)}
                  title={titleOf(column)}
                >
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

interface CellProps {
  head: boolean;
  className: string;
  title?: string | undefined;
  children: ReactNode;
}

function Cell({ head, className, title, children }: CellProps) {
  return head ? (
    <th scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td className={className} data-title={title}>
      {children}
    </td>
  );
}

function titleOf<Row>({ title, bare }: Column<Row>): string | undefined {
  return typeof title === 'string' && !bare ? title : undefined;
}

function cellClass<Row>({ kind = 'text', whole }: Column<Row>): string {
  return classNames(css.cell, kind === 'number' && css.number, whole && css.whole);
}
