import { Injectable } from '@nestjs/common';
import type { DraftState, ScheduleItem } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import { APPROVAL_MISSING, PublicationGate } from '../approvals/publication-gate.ts';
import { type ContentRow, stateOf } from '../content-row.ts';
import { ContentWrites } from '../content-writes.ts';
import { expectDraftMomentRight } from './moment-of-published.ts';
import { historyTitle } from '../kept-facts.ts';
import { lackingAmong, type MemberAct } from '../member-acts.ts';
import { type DraftActor, ContentDrafts, expectRight } from './content-drafts.ts';
import { DraftCheck } from './draft-check.ts';
import { DraftEnds } from './draft-ends.ts';
import { expectSeen } from './draft-conflict.ts';
import { isEmpty } from './draft-state.ts';
import { expectDraftable } from './draftable.ts';
import { draftOf, type DraftRow, setDraftMoment } from './drafts.repository.ts';
import { expectOrder } from './moment-order.ts';
import { readMoment } from './read-moment.ts';
import { removalOf, setRemoval } from './removals.repository.ts';

/** When changes come out, and when items go, without anybody at hand. */
@Injectable()
export class Schedules {
  constructor(
    private readonly writes: ContentWrites,
    private readonly drafts: ContentDrafts,
    private readonly gate: PublicationGate,
    private readonly check: DraftCheck,
    private readonly ends: DraftEnds,
    private readonly history: HistoryService,
  ) {}

  /**
   * 422 for a moment that has passed, for an end before what is to come out, for a draft that is none, comes out with its set or
   * could not come out, and for what is not published; 409 with the draft when it is not that of `given.version`. A draft that
   * changes nothing goes with its moment.
   */
  async set(typeName: string, id: number, given: ScheduleItem, actor: DraftActor): Promise<DraftState> {
    await this.write(typeName, id, given, actor);
    return this.drafts.state(typeName, id, actor);
  }

  /** The same without the answer, also as a part of the caller's transaction. */
  async write(typeName: string, id: number, given: ScheduleItem, actor: DraftActor): Promise<void> {
    const type = expectDraftable(typeName);
    const now = new Date();
    const publishAt = readMoment('publishAt', given.publishAt, now);
    const unpublishAt = readMoment('unpublishAt', given.unpublishAt, now);
    if (publishAt !== undefined) expectRight(type, actor, 'publish');
    if (unpublishAt !== undefined) expectRight(type, actor, 'unpublish');
    await this.writes.run(type, async (manager) => {
      const item = await this.writes.expect(manager, type, id);
      const before = await momentsOf(manager, type, id);
      expectSeen(await draftOf(manager, type, id), given.version);
      if (publishAt !== undefined) {
        const draft = await expectFreeDraft(manager, type, id);
        if (publishAt !== null) expectMayRelease(type, item, draft.facts, actor);
        if (publishAt !== null && (await this.gate.isClosed(manager, type, item)))
          throw AppError.invalid({ publishAt: [APPROVAL_MISSING] });
        if (publishAt !== null) await this.expectSound(manager, type, item, draft);
        if (publishAt === null && isEmpty(draft)) await this.ends.discardEmpty(manager, type, draft, actor);
        else await setDraftMoment(manager, type, id, { at: publishAt, actor });
      }
      if (unpublishAt !== undefined) {
        expectEnd(item, unpublishAt, now);
        await expectFreeRemoval(manager, type, id);
        await setRemoval(manager, type, id, { at: unpublishAt, actor });
      }
      if (unpublishAt instanceof Date)
        await expectOrder(manager, type, item, { field: 'unpublishAt', set: 'goes' });
      else if (publishAt instanceof Date)
        await expectOrder(manager, type, item, { field: 'publishAt', set: 'comes' });
      await this.history.record(manager, {
        actor,
        action: 'schedule',
        entity: type.name,
        entityId: id,
        title: historyTitle(type, item),
        before,
        after: await momentsOf(manager, type, id),
      });
    });
  }

  private async expectSound(
    manager: EntityManager,
    type: ContentType,
    item: ContentRow,
    draft: DraftRow,
  ): Promise<void> {
    const problems = await this.check.problemsOf(manager, type, item, draft);
    if (problems.length > 0) throw AppError.invalid({ publishAt: problems });
  }
}

async function momentsOf(manager: EntityManager, type: ContentType, id: number) {
  const draft = await draftOf(manager, type, id);
  const end = await removalOf(manager, type, id);
  return {
    publishAt: draft?.publish_at?.toISOString() ?? null,
    unpublishAt: end?.unpublish_at?.toISOString() ?? null,
  };
}

/** 403 for a moment at which would come out what the actor may not publish by hand: the moment is no way round. */
function expectMayRelease(type: ContentType, item: ContentRow, facts: DraftRow['facts'], actor: DraftActor) {
  const act: MemberAct = { type, operation: 'publish', changed: Object.keys(facts) };
  const lacking = lackingAmong([act], actor.may.bind(actor));
  if (lacking !== null) {
    const message = `Назначить время этому черновику может тот, кто вправе ${lacking}`;
    throw new AppError(403, message, { validation: { publishAt: [message] } });
  }
  expectDraftMomentRight(type, item, facts, actor);
}

async function expectFreeDraft(manager: EntityManager, type: ContentType, id: number): Promise<DraftRow> {
  const draft = await draftOf(manager, type, id);
  if (!draft) throw AppError.invalid({ publishAt: ['Черновика нет: сначала сохраните изменения'] });
  if (draft.change_set_id !== null) {
    throw AppError.invalid({ publishAt: [`Черновик выйдет с набором «${draft.change_set_title ?? ''}»`] });
  }
  return draft;
}

async function expectFreeRemoval(manager: EntityManager, type: ContentType, id: number): Promise<void> {
  const title = (await removalOf(manager, type, id))?.change_set_title ?? null;
  if (title === null) return;
  throw AppError.invalid({ unpublishAt: [`Запись снимет набор «${title}»: сначала исключите её из него`] });
}

function expectEnd(item: ContentRow, at: Date | null, now: Date): void {
  if (at === null) return;
  if (stateOf(item, now) === 'draft') {
    throw AppError.invalid({ unpublishAt: ['Запись не опубликована: снимать нечего'] });
  }
}
