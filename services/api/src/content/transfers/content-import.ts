import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  IMPORT_PART_ROWS,
  type ImportedFile,
  type ImportedRow,
  type ImportOutcome,
  type ImportReport,
} from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { cutOff } from '@polden/ru';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { StaffActor } from '../../rbac/index.ts';
import { ContentEditor } from '../content-editor.ts';
import { ContentRepository } from '../content.repository.ts';
import type { ContentRow } from '../content-row.ts';
import { ContentWrites } from '../content-writes.ts';
import { rulesOf } from '../fields/field-kinds.ts';
import { columnOf, fieldsOf, fromColumns, readValues, type Values } from '../fields/values.ts';
import { GivenValues } from '../given-values.ts';
import { columnsOf, toCell } from './cells.ts';
import { type GivenRow, readImport } from './read-import.ts';

const SHOWN = 120;
const SAME_TITLE = 'Запись с таким названием уже есть: чтобы править её, добавьте колонку «Номер»';

/** Thrown to take back what was tried. */
class NotKept extends Error {
  constructor(readonly report: ImportReport) {
    super('The import was tried and taken back');
  }
}

/**
 * Items from a file, each through the editor: the same rules, history and revisions. A check does all of it and takes
 * it back, so that it cannot say something else than what happens then.
 */
@Injectable()
export class ContentImport {
  constructor(
    private readonly writes: ContentWrites,
    private readonly repository: ContentRepository,
    private readonly editor: ContentEditor,
    private readonly given: GivenValues,
  ) {}

  /** What each row of the part would do; with `keep` it is done, unless one of them is refused. */
  async run(type: ContentType, file: ImportedFile, actor: StaffActor, keep: boolean): Promise<ImportReport> {
    const whole = readImport(type, file);
    markTwice(whole);
    const from = file.from ?? 0;
    const given = whole.slice(from, from + IMPORT_PART_ROWS);
    try {
      return await this.writes.together(async (manager) => {
        const rows: ImportedRow[] = [];
        const taken = await this.titlesAmong(manager, type, given);
        for (const row of given) {
          const isTaken = row.id === null && taken.has(String(row.given[type.title]));
          rows.push({ ...(await this.one(manager, type, row, actor)), notes: isTaken ? [SAME_TITLE] : [] });
        }
        const counts = countsOf(rows);
        const applied = keep && counts.refuse === 0;
        const report: ImportReport = { applied, total: whole.length, counts, rows };
        if (!applied) throw new NotKept(report);
        return report;
      });
    } catch (error) {
      if (error instanceof NotKept) return error.report;
      throw error;
    }
  }

  /** Titles of rows without a number that items had before the file: most likely it is taken in a second time. */
  private async titlesAmong(
    manager: EntityManager,
    type: ContentType,
    rows: readonly GivenRow[],
  ): Promise<Set<string>> {
    const titles = rows.map(({ id, given }) => (id === null ? given[type.title] : null));
    const texts = titles.filter((title): title is string => typeof title === 'string' && title !== '');
    return this.repository.textsAmong(manager, type, columnOf(type, type.title), texts);
  }

  private async one(
    manager: EntityManager,
    type: ContentType,
    row: GivenRow,
    actor: StaffActor,
  ): Promise<Omit<ImportedRow, 'notes'>> {
    const shown = {
      number: row.number,
      id: row.id,
      title: titleOf(type, row.given),
      changes: [],
      problems: [],
    };
    if (row.problems.length > 0) return { ...shown, outcome: 'refuse', problems: row.problems };
    try {
      if (row.id === null) {
        await this.editor.add(type, row.given, actor);
        return { ...shown, outcome: 'add' };
      }
      return { ...shown, ...(await this.change(manager, type, { ...row, id: row.id }, actor)) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const problems = Object.values(error.validation ?? {}).flat();
      return { ...shown, outcome: 'refuse', problems: problems.length > 0 ? problems : [error.message] };
    }
  }

  private async change(
    manager: EntityManager,
    type: ContentType,
    { id, version, given }: GivenRow & { id: number },
    actor: StaffActor,
  ): Promise<Pick<ImportedRow, 'outcome' | 'title' | 'changes'>> {
    const before = await this.writes.expect(manager, type, id);
    const present = fromColumns(type, before);
    const published = before.status === 'published';
    const wanted = readValues(type, this.given.asKept(type, given), present, published);
    const title = titleOf(type, wanted);
    // As it stands first: what was kept before its texts had forms is no reason to refuse a row that changes nothing.
    const same =
      isSame(type, present, wanted) ||
      isSame(type, present, this.given.read(type, given, present, published));
    if (same) return { outcome: 'same', title, changes: [] };
    if (version === null) await this.editor.change(type, id, given, actor);
    else await this.editor.update(type, id, { ...given, version }, actor);
    const after = await this.repository.find(type, id, manager);
    return { outcome: 'change', title, changes: after ? differences(type, before, after) : [] };
  }
}

/** Of rows that name one item all but the first are wrong, whichever part of the file they are in. */
function markTwice(rows: readonly GivenRow[]): void {
  const named = new Set<number>();
  for (const { id, problems } of rows) {
    if (id !== null && named.has(id)) problems.push('Эта запись есть в файле дважды');
    if (id !== null) named.add(id);
  }
}

/** An empty address asks for one that is made: the item has it already. */
function isSame(type: ContentType, present: Values, wanted: Values): boolean {
  return fieldsOf(type).every(
    ([name, { kind }]) =>
      (kind === 'slug' && wanted[name] === '') || isDeepStrictEqual(present[name], wanted[name]),
  );
}

function differences(type: ContentType, before: ContentRow, after: ContentRow): ImportedRow['changes'] {
  const [was, is] = [fromColumns(type, before), fromColumns(type, after)];
  return columnsOf(type).flatMap((column) => {
    if (toCell(was, column) === toCell(is, column)) return [];
    const textOf = (values: Values): string =>
      shortText(type, values, column.field) ?? toCell(values, column);
    return [{ label: column.title, before: cutOff(textOf(was), SHOWN), after: cutOff(textOf(is), SHOWN) }];
  });
}

/** Of a text with markup its words; null for what is a cell as it is. */
function shortText(type: ContentType, values: Values, name: string): string | null {
  const value = values[name];
  const isText = type.fields[name]?.kind === 'richText' && typeof value === 'object' && value !== null;
  return isText && 'content' in value ? rulesOf('richText').text(value) : null;
}

function titleOf(type: ContentType, values: Record<string, unknown>): string {
  const title = values[type.title];
  return typeof title === 'string' ? cutOff(title, SHOWN) : '';
}

function countsOf(rows: readonly ImportedRow[]): Record<ImportOutcome, number> {
  const counts = { add: 0, change: 0, same: 0, refuse: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}
