import { type ContentType, depositTerm } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { ContentRow } from '../content-row.ts';
import { twinOf } from './only-term.repository.ts';

const OFFER = ['entity', 'profit', 'months'];

/** 422 for a term of deposits that would come out beside another one of the same offer: the calculator has room for one. */
export async function expectOnlyTerm(
  manager: EntityManager,
  type: ContentType,
  before: ContentRow | null,
  after: ContentRow | null,
): Promise<void> {
  if (type.name !== depositTerm.name || !isOut(after) || (isOut(before) && isSameOffer(before, after)))
    return;
  const twin = await twinOf(manager, after);
  if (twin === undefined) return;
  throw AppError.invalid({
    months: [
      `На сайте уже есть условие для того же лица с той же выплатой и сроком: «${twin}». Снимите его или измените это`,
    ],
  });
}

function isOut(row: ContentRow | null): row is ContentRow {
  return row?.status === 'published' && row.trashed_at === null;
}

function isSameOffer(before: ContentRow, after: ContentRow): boolean {
  return OFFER.every((column) => before[column] === after[column]);
}
