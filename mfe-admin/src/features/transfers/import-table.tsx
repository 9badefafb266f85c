import type { ImportedRow } from '@polden/api-contract';
import { Button, type Column, DataTable } from '@polden/ui';
import { useState } from 'react';
import { OUTCOME_WORDS } from './import-words.ts';
import css from './transfers.module.css';

/** More at once is a page that nobody scrolls. */
const SHOWN = 100;

const COLUMNS: Column<ImportedRow>[] = [
  { key: 'number', title: 'Строка', kind: 'number', cell: ({ number }) => number },
  {
    key: 'outcome',
    title: 'Что будет',
    cell: ({ outcome }) => (
      <span className={css.outcome} data-outcome={outcome}>
        {OUTCOME_WORDS[outcome]}
      </span>
    ),
  },
  {
    key: 'title',
    title: 'Запись',
    cell: ({ id, title }) => <span className={css.item}>{title || (id === null ? '—' : `№ ${id}`)}</span>,
  },
  { key: 'details', title: 'Подробности', cell: (row) => <RowDetails row={row} /> },
];

/** What each row of the file does; what stands in the way first. */
export function ImportTable({ rows }: { rows: readonly ImportedRow[] }) {
  const [all, setAll] = useState(false);
  const sorted = [...rows].sort((a, b) => rank(a) - rank(b) || a.number - b.number);
  const shown = all ? sorted : sorted.slice(0, SHOWN);
  return (
    <>
      <DataTable
        caption="Строки файла"
        captionHidden
        stacks
        columns={COLUMNS}
        rows={shown}
        rowKey={({ number }) => number}
      />
      {shown.length < sorted.length && (
        <p>
          <Button
            variant="quiet"
            onClick={() => setAll(true)}
          >{`Показать все строки: ${sorted.length}`}</Button>
        </p>
      )}
    </>
  );
}

function rank({ outcome }: ImportedRow): number {
  return ['refuse', 'change', 'add', 'same'].indexOf(outcome);
}

function RowDetails({ row: { problems, notes, changes } }: { row: ImportedRow }) {
  if (problems.length + notes.length + changes.length === 0) return '—';
  return (
    <ul role="list" className={css.details}>
      {[...problems, ...notes].map((words) => (
        <li key={words}>{words}</li>
      ))}
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          {label}: <del>{before || 'пусто'}</del> → <ins>{after || 'пусто'}</ins>
        </li>
      ))}
    </ul>
  );
}
