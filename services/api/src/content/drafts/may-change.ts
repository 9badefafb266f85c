import { actionsOf, type ContentType } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { ContentActor } from '../content-actor.ts';
import type { ContentRow } from '../content-row.ts';
import { draftOf, type DraftRow } from './drafts.repository.ts';

/** 403 without the right to publish: a schedule is no way round it. */
export function expectMayChange(type: ContentType, kept: DraftRow | undefined, actor: ContentActor): void {
  if (!kept) return;
  // What was refused at its moment comes out by itself no more.
  const at = (kept.failure === null ? kept.publish_at : null) ?? kept.change_set_at;
  if (!at || actor.may(actionsOf(type).publish)) return;
  const when = formatDate(at.toISOString(), 'DD.MM.YYYY HH:mm');
  const along = kept.change_set_title === null ? '' : ` с набором «${kept.change_set_title}»`;
  const message = `Черновик выйдет сам ${when}${along}: менять его теперь может тот, кто вправе публиковать «${type.titles.section}». Попросите его убрать время, набранное останется в форме`;
  // In the words of a field: the form stays open and says them.
  throw new AppError(403, message, { validation: { publishAt: [message] } });
}

/** The same for what nobody has seen yet: what is written in the item itself comes out at the moment of its draft. */
export async function expectMayWrite(
  manager: EntityManager,
  type: ContentType,
  item: ContentRow,
  actor: ContentActor,
): Promise<void> {
  if (item.status !== 'published') expectMayChange(type, await draftOf(manager, type, item.id), actor);
}
