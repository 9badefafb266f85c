import { actionsOf, type ContentType } from '@polden/content-model';
import { AppError } from '../../core/errors/app-error.ts';
import type { HistoryActor } from '../../history/index.ts';
import type { ContentRow } from '../content-row.ts';

/**
 * 403 where the date of a published item would bring it out, take it off the site or move its moment, for somebody who may
 * not do so by a button either. One date of the past by another is a correction.
 */
export function expectMomentRight(
  type: ContentType,
  { status, published_at: before }: ContentRow,
  after: Date | null,
  actor: HistoryActor & { may?: (action: string) => boolean },
): void {
  if (!actor.may || status !== 'published' || before?.getTime() === after?.getTime()) return;
  const isAhead = (moment: Date | null) => moment !== null && moment.getTime() > Date.now();
  const waited = isAhead(before);
  if (!waited && !isAhead(after)) return;
  if (actor.may(actionsOf(type)[waited ? 'publish' : 'unpublish'])) return;
  const reason = waited
    ? 'Когда запись выйдет, меняет тот, кто может её публиковать'
    : 'Дата в будущем снимает запись с сайта: на это у вашей роли нет права';
  throw new AppError(403, reason, { validation: { publishedAt: [reason] } });
}
