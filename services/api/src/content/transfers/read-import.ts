import type { ImportedFile } from '@polden/api-contract';
import { IMPORT_MAX_ROWS } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { fromCsvCell } from '@polden/ru';
import { CsvError, parse } from 'csv-parse/sync';
import { isRowId } from '../../core/dto/row-id.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { type CellColumn, columnsOf, FACT_COLUMNS, fromCell } from './cells.ts';

/** A row of the file: the item it names, and what it says of its fields. */
export interface GivenRow {
  number: number;
  id: number | null;
  /** Of the item when it was exported; null where the file does not say. */
  version: number | null;
  given: Record<string, unknown>;
  problems: string[];
}

/** 422 for what is no such file, for columns that the type does not have, and for too many rows. */
export function readImport(type: ContentType, { format, text }: ImportedFile): GivenRow[] {
  const whole = text.replace(/^\uFEFF/u, '');
  const rows = format === 'csv' ? readCsv(type, whole) : readJson(type, whole);
  if (rows.length === 0) throw refused('В файле нет ни одной записи');
  if (rows.length > IMPORT_MAX_ROWS) {
    throw refused(`Записей больше ${IMPORT_MAX_ROWS}: разделите файл на части`);
  }
  return rows;
}

function readCsv(type: ContentType, text: string): GivenRow[] {
  const [head = [], ...lines] = cellsOf(text);
  const titles = head.map((title) => fromCsvCell(title).trim());
  const columns = titles.map((title) => columnFor(type, title));
  const twice = columns.findIndex((column, place) =>
    columns.slice(0, place).some((each) => isSame(each, column)),
  );
  if (twice >= 0) throw refused(`Колонка «${titles[twice]}» в таблице дважды: оставьте одну`);
  return lines.map((line, index) => {
    const row = emptyRow(index + 2);
    line.forEach((raw, place) => {
      const column = columns[place];
      if (column) take(type, row, column, fromCsvCell(raw));
    });
    return row;
  });
}

function cellsOf(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relaxColumnCountLess: true,
      skipEmptyLines: true,
    });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const line = typeof cause['lines'] === 'number' ? `, строка ${cause['lines']}` : '';
    throw refused(`Таблица не читается${line}: проверьте кавычки и число колонок`, cause);
  }
}

/** Excel writes semicolons here, and tabs into «Текст Юникод». */
const DELIMITERS = [';', ',', '\t'];

/** What parts the cells of the head, outside of quotes: whichever parts it most. */
function delimiterOf(text: string): string {
  const [head = ''] = text.replace(/"(?:[^"]|"")*"/gu, '').split(/\r|\n/u);
  const countOf = (mark: string): number => head.split(mark).length;
  return DELIMITERS.reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best));
}

type Column = CellColumn | keyof typeof FACT_COLUMNS;

/** Whether two columns of the file, under any names, are one part of one field. */
function isSame(one: Column, other: Column): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.field === other.field && one.part === other.part;
}

function columnFor(type: ContentType, title: string): Column {
  const wanted = title.toLowerCase();
  for (const name of ['id', 'version', 'state'] as const) {
    if (wanted === name || wanted === FACT_COLUMNS[name].toLowerCase()) return name;
  }
  const found = columnsOf(type).find(
    ({ title: own, field, part }) =>
      own.toLowerCase() === wanted || `${field}${part === 'alt' ? '.alt' : ''}`.toLowerCase() === wanted,
  );
  if (found) return found;
  throw refused(`Колонки «${title}» в этом разделе нет`);
}

function take(type: ContentType, row: GivenRow, column: Column, cell: string): void {
  if (column === 'state') return;
  if (column === 'id' || column === 'version') {
    takeFact(row, column, cell.trim() === '' ? null : Number(cell));
    return;
  }
  const field = type.fields[column.field];
  if (!field) return;
  if (field.kind !== 'image') row.given[column.field] = fromCell(field, cell);
  else row.given[column.field] = imageWith(row.given[column.field], column.part, cell.trim());
}

/** Both cells of an image make one value; without an image there is nothing to describe. */
function imageWith(present: unknown, part: CellColumn['part'], text: string): unknown {
  const image = typeof present === 'object' ? { mediaId: '', alt: '', ...present } : { mediaId: '', alt: '' };
  const next = { ...image, [part === 'alt' ? 'alt' : 'mediaId']: text };
  return next.mediaId === '' && next.alt === '' ? null : next;
}

function takeFact(row: GivenRow, name: 'id' | 'version', value: unknown): void {
  if (value === null || value === undefined) return;
  if (isRowId(value)) row[name] = value;
  else row.problems.push(`${FACT_COLUMNS[name]}: целое число от 1`);
}

function readJson(type: ContentType, text: string): GivenRow[] {
  const items = itemsIn(type, text);
  return items.map((item, index) => {
    const row = emptyRow(index + 1);
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      row.problems.push('Запись — это объект с полями');
      return row;
    }
    for (const [name, value] of Object.entries(item as Record<string, unknown>)) {
      if (name === 'state') continue;
      if (name === 'id' || name === 'version') takeFact(row, name, value);
      else if (Object.hasOwn(type.fields, name)) row.given[name] = value;
      else row.problems.push(`Поля «${name}» в этом разделе нет`);
    }
    return row;
  });
}

function itemsIn(type: ContentType, text: string): unknown[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (cause) {
    throw refused('Это не JSON: файл повреждён или сохранён не так', cause);
  }
  if (Array.isArray(read)) return read;
  const { type: name, items } = (read ?? {}) as Record<string, unknown>;
  if (typeof name === 'string' && name !== type.name) throw refused('Это выгрузка другого раздела');
  if (Array.isArray(items)) return items as unknown[];
  throw refused('В файле нет списка записей: нужен массив или {"items": […]}');
}

function emptyRow(number: number): GivenRow {
  return { number, id: null, version: null, given: {}, problems: [] };
}

function refused(message: string, cause?: unknown): AppError {
  return new AppError(422, message, { validation: { text: [message] }, cause });
}
