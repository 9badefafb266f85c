import { Injectable } from '@nestjs/common';
import {
  type FieldErrors,
  type ImportedRedirect,
  type ImportedRedirects,
  type ImportRedirects,
  REDIRECT_IMPORT_MAX_ROWS,
  type RedirectAnswer,
  type RedirectQuestion,
} from '@polden/api-contract';
import { actionsOf, redirect } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { StaffActor } from '../../rbac/index.ts';
import { ContentEditor } from '../content-editor.ts';
import { readValues } from '../fields/values.ts';
import { GivenValues } from '../given-values.ts';
import { LinkJudge } from '../link-check/link-judge.ts';
import { redirectProblems } from '../redirect-check.ts';
import { inTheirForms } from '../text-forms.ts';
import { otherRedirects, type RedirectRow } from '../redirect-check.repository.ts';
import { parseCsv } from './parse-csv.ts';

interface ReadRow extends ImportedRedirect {
  comment: string;
}

const HIDES_PAGE = 'Здесь есть страница: посетители её больше не увидят';
const CODES = ['', '301', '302'];
const NUL = '\u0000';

/** Adds many redirects at once, or says what would come of it, or of one. */
@Injectable()
export class RedirectImport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editor: ContentEditor,
    private readonly judge: LinkJudge,
    private readonly given: GivenValues,
  ) {}

  /**
   * Each line by itself: what is wrong with one does not stop the others. What visitors would lose something by is left out
   * unless it was accepted. 403 without the right to add redirects.
   */
  async run({ csv, dryRun, accepted = [] }: ImportRedirects, actor: StaffActor): Promise<ImportedRedirects> {
    if (!dryRun && !actor.may(actionsOf(redirect).add)) throw new AppError(403, 'Недостаточно прав');
    const rows = await this.read(csv);
    if (dryRun) return { rows: rows.map(shown), added: 0 };
    let added = 0;
    for (const row of rows) {
      if (row.problem !== null || (row.warning !== null && !accepted.includes(row.line))) continue;
      row.problem = await this.add(row, actor);
      if (row.problem === null) added += 1;
    }
    return { rows: rows.map(shown), added };
  }

  /** What would be said of a redirect, were it saved. */
  async check({ id, ...question }: RedirectQuestion): Promise<RedirectAnswer> {
    const { manager } = this.dataSource;
    const { path, target } = this.given.asKept(redirect, question);
    const rule = { path, target, code: '301' };
    const errors = { ...redirectProblems(rule, await otherRedirects(manager, id)), ...fieldProblems(rule) };
    const pages = await this.judge.pagesAmong(manager, [path]);
    return {
      path: errors['path']?.[0] ?? null,
      target: errors['target']?.[0] ?? null,
      warning: pages.has(path) ? HIDES_PAGE : null,
    };
  }

  /** The lines with what is wrong with each, beside the redirects that are there and the lines above it. */
  private async read(csv: string): Promise<ReadRow[]> {
    const lines = parseCsv(csv)
      .map(({ line, cells: [path = '', target = '', code = '', comment = ''] }) => ({
        ...this.given.asKept(redirect, { path, target }),
        line,
        code,
        comment,
      }))
      // The first may be the heading, which has words in place of addresses.
      .filter(({ path, target }, index) => index > 0 || `${path}${target}`.includes('/'));
    if (lines.length === 0) throw AppError.invalid({ csv: ['В файле нет строк вида «/otkuda; /kuda»'] });
    if (lines.length > REDIRECT_IMPORT_MAX_ROWS)
      throw AppError.invalid({ csv: [`За раз не больше ${REDIRECT_IMPORT_MAX_ROWS} строк`] });
    const rules: RedirectRow[] = await otherRedirects(this.dataSource.manager, null);
    const pages = await this.judge.pagesAmong(
      this.dataSource.manager,
      lines.map(({ path }) => path).filter((path) => !path.includes(NUL)),
    );
    return lines.map(({ line, path, target, code, comment }): ReadRow => {
      const rule = { path, target, code: code === '302' ? '302' : '301' };
      const problem = problemOf(rule, code, comment, rules);
      if (problem === null) rules.push(rule);
      const warning = pages.has(path) ? HIDES_PAGE : null;
      return { line, path, target, code: code === '302' ? 302 : 301, comment, problem, warning };
    });
  }

  private async add({ path, target, code, comment }: ReadRow, actor: StaffActor): Promise<string | null> {
    try {
      await this.editor.add(redirect, { path, target, code: String(code), comment }, actor);
      return null;
    } catch (error) {
      if (error instanceof AppError) return error.message;
      throw error;
    }
  }
}

function problemOf(
  rule: RedirectRow,
  code: string,
  comment: string,
  others: readonly RedirectRow[],
): string | null {
  if (!CODES.includes(code)) return 'Код — 301 или 302';
  if ([rule.path, rule.target, comment].some((text) => text.includes(NUL)))
    return 'В строке недопустимые знаки';
  const problems = { ...redirectProblems(rule, others), ...fieldProblems(rule, comment) };
  return Object.values(problems).flat()[0] ?? null;
}

/** What the rules of the fields say of it, as they would of an item. */
function fieldProblems(rule: RedirectRow, comment = ''): FieldErrors {
  try {
    const given = { ...rule, comment };
    inTheirForms(redirect, given, readValues(redirect, given, null, true));
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.validation ?? {};
  }
}

function shown({ comment: _comment, ...row }: ReadRow): ImportedRedirect {
  return row;
}
