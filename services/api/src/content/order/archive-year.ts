import { archiveYearProblem, archiveYears, type ContentType } from '@polden/content-model';
import { moscowDay } from '@polden/ru';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { ContentRow } from '../content-row.ts';
import { fromColumns, type Values } from '../fields/values.ts';
import { archiveYearOf } from './archive-year.repository.ts';

/** The year under which the item may be put away now; 422 for any other. */
export function readArchiveYear(type: ContentType, row: ContentRow, given: unknown): number {
  const since = sinceOf(type, fromColumns(type, row));
  const problem = archiveYearProblem(given, archiveYears(since, moscowDay(new Date())));
  if (problem !== null) throw AppError.invalid({ year: [problem] });
  return Number(given);
}

/** 422 for an item of the archive that would come into force after the year under which it stands there. */
export async function expectBeforeArchive(
  manager: EntityManager,
  type: ContentType,
  values: Values,
  itemId: number,
): Promise<void> {
  const since = sinceOf(type, values);
  const field = type.archive?.since;
  if (field === undefined || typeof since !== 'string') return;
  const year = await archiveYearOf(manager, type, itemId);
  if (year === null || Number(since.slice(0, 4)) <= year) return;
  throw AppError.invalid({
    [field]: [`Документ в архиве ${year} года: укажите день не позже или смените год архива`],
  });
}

function sinceOf({ archive }: ContentType, values: Values) {
  return archive?.since === undefined ? null : values[archive.since];
}
