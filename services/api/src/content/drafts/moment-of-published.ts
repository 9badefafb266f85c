import { actionsOf, type ContentType } from '@polden/content-model';
import { AppError } from '../../core/errors/app-error.ts';
import type { ContentActor } from '../content-actor.ts';
import type { ContentRow } from '../content-row.ts';
import { readPublishedAt } from '../published-at.ts';

/**
 * 403 where the date of a published item would bring it out, take it off the site or move its moment, for somebody who may
 * not do so by a button either. One date of the past by another is a correction.
 */
export function expectMomentRight(
  type: ContentType,
  { status, published_at: before }: ContentRow,
  after: Date | null,
  actor: ContentActor,
): void {
  if (status !== 'published' || before?.getTime() === after?.getTime()) return;
  const isAhead = (moment: Date | null) => moment !== null && moment.getTime() > Date.now();
  const waited = isAhead(before);
  if (!waited && !isAhead(after)) return;
  if (actor.may(actionsOf(type)[waited ? 'publish' : 'unpublish'])) return;
  const reason = waited
    ? 'Когда запись выйдет, меняет тот, кто может её публиковать'
    : 'Дата в будущем снимает запись с сайта: на это у вашей роли нет права';
  throw new AppError(403, reason, { validation: { publishedAt: [reason] } });
}

/** The same of what a draft would do to the date of its item. */
export function expectDraftMomentRight(
  type: ContentType,
  row: ContentRow,
  { publishedAt }: Record<string, unknown>,
  actor: ContentActor,
): void {
  const at = readPublishedAt(publishedAt);
  if (at !== undefined) expectMomentRight(type, row, at, actor);
}
