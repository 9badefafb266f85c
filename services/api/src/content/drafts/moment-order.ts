import type { ContentType } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { ContentRow } from '../content-row.ts';
import { type DraftRow, draftOf } from './drafts.repository.ts';
import { type RemovalRow, removalOf } from './removals.repository.ts';

/** Which of the two moments somebody sets: the words are about the other one. */
type SetMoment = 'comes' | 'goes';

/** 422 at the field where the item would go from the site before it, or what is changed in it, comes out. */
export async function expectOrder(
  manager: EntityManager,
  type: ContentType,
  item: ContentRow,
  { field, set }: { field: string; set: SetMoment },
): Promise<void> {
  const problem = await orderProblem(manager, type, item, set);
  if (problem !== null) throw AppError.invalid({ [field]: [problem] });
}

/** What is wrong with the moments as they stand; null: nothing. What has failed to come or to go counts no more. */
export async function orderProblem(
  manager: EntityManager,
  type: ContentType,
  item: Pick<ContentRow, 'id' | 'published_at'>,
  set: SetMoment,
): Promise<string | null> {
  const goes = endOf(await removalOf(manager, type, item.id));
  if (goes === null) return null;
  const draft = await draftOf(manager, type, item.id);
  const itself = draft?.facts['publishedAt'] ?? item.published_at?.toISOString();
  if (typeof itself === 'string' && new Date(itself) >= goes) {
    return set === 'goes'
      ? `Снятие — после публикации: запись выйдет ${wordsOf(new Date(itself))}`
      : tooLate(goes);
  }
  const changes = draft ? startOf(draft) : null;
  if (changes === null || changes < goes) return null;
  return set === 'goes' ? `Снятие — после изменений: они выйдут ${wordsOf(changes)}` : tooLate(goes);
}

function startOf({ publish_at: own, change_set_at: withSet, failure }: DraftRow): Date | null {
  return failure === null ? (own ?? withSet) : withSet;
}

function endOf(removal: RemovalRow | undefined): Date | null {
  if (!removal || removal.failure !== null) return null;
  return removal.unpublish_at ?? removal.change_set_at;
}

function tooLate(goes: Date): string {
  return `Запись уйдёт с сайта раньше, ${wordsOf(goes)}: сначала перенесите снятие`;
}

function wordsOf(moment: Date): string {
  return formatDate(moment.toISOString(), 'DD.MM.YYYY HH:mm');
}
