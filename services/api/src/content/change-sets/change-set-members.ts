import { Injectable } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import { type ContentRow, stateOf } from '../content-row.ts';
import { ContentWrites } from '../content-writes.ts';
import { ContentDrafts, type DraftActor, expectRight } from '../drafts/content-drafts.ts';
import { DraftCheck } from '../drafts/draft-check.ts';
import { DraftEnds } from '../drafts/draft-ends.ts';
import { isEmpty } from '../drafts/draft-state.ts';
import { expectDraftable, findDraftable } from '../drafts/draftable.ts';
import { draftOf, type DraftRow, draftsOfSet, setDraftSet } from '../drafts/drafts.repository.ts';
import { expectMayChange as expectMayChangeDraft } from '../drafts/may-change.ts';
import { orderProblem } from '../drafts/moment-order.ts';
import { deleteRemoval, joinSet, removalOf, removalsOfSet } from '../drafts/removals.repository.ts';
import { historyTitle } from '../kept-facts.ts';
import type { MemberAct } from '../member-acts.ts';
import { expectOpen } from './change-set-publication.ts';
import { expectMayChange, expectMayTake, isBound } from './change-set-rights.ts';
import { type ChangeSetRow, changeSetOf, setMoment, updateChangeSet } from './change-sets.repository.ts';

interface Member {
  type: string;
  id: number;
}

function publishing(type: ContentType, draft: DraftRow | undefined): MemberAct {
  return { type, operation: 'publish', changed: Object.keys(draft?.facts ?? {}) };
}

/** 422 for what joins a set with a moment and would go from the site before what comes out of it. */
async function expectOrder(
  manager: EntityManager,
  type: ContentType,
  item: ContentRow,
  set: 'comes' | 'goes',
): Promise<void> {
  const problem = await orderProblem(manager, type, item, set);
  if (problem !== null) throw new AppError(422, problem);
}

/** What joins a set and leaves it. */
@Injectable()
export class ChangeSetMembers {
  constructor(
    private readonly writes: ContentWrites,
    private readonly drafts: ContentDrafts,
    private readonly check: DraftCheck,
    private readonly ends: DraftEnds,
    private readonly history: HistoryService,
  ) {}

  /**
   * With its draft; an item that is not published comes out with the set. 422 for what has no changes, and for what could not
   * come out of a set with a moment.
   */
  async put(setId: number, { type: name, id }: Member, actor: DraftActor): Promise<void> {
    const type = expectDraftable(name);
    expectRight(type, actor, 'update');
    await this.alone(setId, type, actor, async (manager, set) => {
      const draft = await draftOf(manager, type, id);
      expectMayChange(set, [publishing(type, draft)], actor);
      const item = await this.writes.expect(manager, type, id);
      if ((await removalOf(manager, type, id))?.change_set_id === setId) {
        throw new AppError(422, 'Этот набор снимает запись с публикации: сначала исключите её');
      }
      // Out of another set with a moment, too.
      expectMayChangeDraft(type, draft, actor);
      if (!draft) {
        if (stateOf(item, new Date()) !== 'draft') {
          throw new AppError(422, 'У записи нет черновика: сначала измените её');
        }
        await this.drafts.begin(manager, type, item, actor);
      }
      await setDraftSet(manager, type, id, setId);
      if (draft?.publish_at)
        await this.recordMomentGone(manager, { type, item, actor, at: draft.publish_at });
      await expectOrder(manager, type, item, 'comes');
      if (isBound(set)) await this.expectSound(manager, type, item);
    });
  }

  /** The item goes from the site when the set comes out. 422 for what is not there, or goes by itself. */
  async putRemoval(setId: number, { type: name, id }: Member, actor: DraftActor): Promise<void> {
    const type = expectDraftable(name);
    expectRight(type, actor, 'update');
    await this.alone(setId, type, actor, async (manager, set) => {
      expectMayChange(set, [{ type, operation: 'unpublish', changed: [] }], actor);
      const item = await this.writes.expect(manager, type, id);
      if (item.status !== 'published') throw new AppError(422, 'Записи нет на сайте: снимать нечего');
      if ((await draftOf(manager, type, id))?.change_set_id === setId) {
        throw new AppError(422, 'Запись уже в этом наборе, с изменениями: сначала исключите её');
      }
      const former = await removalOf(manager, type, id);
      if (former?.unpublish_at) {
        throw new AppError(422, 'Запись и так уйдёт с сайта в своё время: сначала уберите его');
      }
      if (former?.change_set_id) {
        const other = await changeSetOf(manager, former.change_set_id);
        if (other) expectMayChange(other, [{ type, operation: 'unpublish', changed: [] }], actor);
      }
      await joinSet(manager, type, id, { setId, actor });
      await expectOrder(manager, type, item, 'goes');
    });
  }

  /** The draft stays by itself; one that changes nothing, or of a type that is no more, goes. */
  async take(setId: number, { type: name, id }: Member, actor: DraftActor): Promise<void> {
    const type = findDraftable(name);
    if (type) expectMayTake(type, actor);
    await this.alone(setId, type, actor, async (manager, set) => {
      if (!type) return this.forget(manager, setId, { type: name, id });
      if ((await removalOf(manager, type, id))?.change_set_id === setId) {
        expectMayChange(set, [{ type, operation: 'unpublish', changed: [] }], actor);
        await deleteRemoval(manager, type, id);
      }
      const draft = await draftOf(manager, type, id);
      if (draft?.change_set_id !== setId) return;
      expectMayChange(set, [publishing(type, draft)], actor);
      if (isEmpty(draft)) await this.ends.discardEmpty(manager, type, draft, actor);
      else await setDraftSet(manager, type, id, null);
    });
  }

  /** The set comes out at its own moment. */
  private async recordMomentGone(
    manager: EntityManager,
    { type, item, actor, at }: { type: ContentType; item: ContentRow; actor: DraftActor; at: Date },
  ): Promise<void> {
    await this.history.record(manager, {
      actor,
      action: 'schedule',
      entity: type.name,
      entityId: item.id,
      title: historyTitle(type, item),
      before: { publishAt: at.toISOString() },
      after: { publishAt: null },
    });
  }

  private async expectSound(manager: EntityManager, type: ContentType, item: ContentRow): Promise<void> {
    const draft = await draftOf(manager, type, item.id);
    const [problem] = draft ? await this.check.problemsOf(manager, type, item, draft) : [];
    if (problem !== undefined) throw new AppError(422, problem);
  }

  private async forget(manager: EntityManager, setId: number, member: Member): Promise<void> {
    const drafts = await draftsOfSet(manager, setId);
    const own = drafts.some(
      ({ content_type: type, item_id: id }) => type === member.type && id === member.id,
    );
    if (own) await this.ends.drop(manager, { name: member.type }, member.id);
    const removals = await removalsOfSet(manager, setId);
    const goes = removals.some(
      ({ content_type: type, item_id: id }) => type === member.type && id === member.id,
    );
    if (goes) await deleteRemoval(manager, { name: member.type }, member.id);
  }

  /**
   * Changes what is in the set. The turn of the set first and that of the type then, as when it comes out: two never wait
   * for each other.
   */
  private alone(
    setId: number,
    type: ContentType | null,
    actor: DraftActor,
    work: (manager: EntityManager, set: ChangeSetRow) => Promise<void>,
  ): Promise<void> {
    return this.writes.together(async (manager) => {
      const set = await expectOpen(manager, setId);
      await (type ? this.writes.run(type, (inner) => work(inner, set)) : work(manager, set));
      // What did not come out is mended, and would come out this second: somebody is to look at it first.
      if (set.failure !== null) await setMoment(manager, setId, { at: null, actor });
      await updateChangeSet(manager, setId, {}, actor);
    });
  }
}
