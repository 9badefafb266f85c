import { Injectable } from '@nestjs/common';
import type { ChangeSet, ChangeSetStage, ChangeSetSummary } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import { stateOf } from '../content-row.ts';
import { ContentWrites } from '../content-writes.ts';
import { ContentDrafts, type DraftActor, expectRight } from '../drafts/content-drafts.service.ts';
import { expectDraftable, findDraftable } from '../drafts/draftable.ts';
import { draftOf, draftsOfSet, setDraftSet } from '../drafts/drafts.repository.ts';
import { expectMayChange as expectMayChangeDraft } from '../drafts/may-change.ts';
import { readMoment } from '../drafts/read-moment.ts';
import { asPublished, ChangeSetItems } from './change-set-items.service.ts';
import { actsOf, ChangeSetPublication, expectOpen } from './change-set-publication.service.ts';
import { ChangeSetRights, expectMayChange } from './change-set-rights.ts';
import {
  addChangeSet,
  changeSetOf,
  type ChangeSetRow,
  changeSets,
  deleteChangeSet,
  setMoment,
  updateChangeSet,
} from './change-sets.repository.ts';

const MOST = 200;

/** Changes of several items that come out together. */
@Injectable()
export class ChangeSets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writes: ContentWrites,
    private readonly drafts: ContentDrafts,
    private readonly items: ChangeSetItems,
    private readonly publication: ChangeSetPublication,
    private readonly rights: ChangeSetRights,
    private readonly history: HistoryService,
  ) {}

  async list(): Promise<ChangeSetSummary[]> {
    return (await changeSets(this.dataSource.manager, MOST)).map(toSummary);
  }

  /** 404 when there is none. */
  async item(id: number): Promise<ChangeSet> {
    const set = await this.expect(id);
    if (set.published_at !== null) {
      return { ...toSummary(set), hindrance: null, items: set.members.map(asPublished) };
    }
    const { manager } = this.dataSource;
    const drafts = await draftsOfSet(manager, id);
    const hindrance = await this.rights.hindranceOf(manager, set, actsOf(drafts));
    return { ...toSummary(set), hindrance, items: await this.items.of(drafts) };
  }

  async add(title: string, actor: DraftActor): Promise<ChangeSet> {
    const id = await this.dataSource.transaction(async (manager) => {
      const added = await addChangeSet(manager, title, actor);
      const entity = 'change-set';
      await this.history.record(manager, {
        actor,
        action: 'add',
        entity,
        entityId: added,
        title,
        before: null,
        after: { title },
      });
      return added;
    });
    return this.item(id);
  }

  async rename(id: number, title: string, actor: DraftActor): Promise<ChangeSet> {
    await this.dataSource.transaction(async (manager) => {
      const set = await this.expect(id);
      await updateChangeSet(manager, id, { title }, actor);
      await this.history.record(manager, {
        actor,
        action: 'update',
        entity: 'change-set',
        entityId: id,
        title,
        before: { title: set.title },
        after: { title },
      });
    });
    return this.item(id);
  }

  /** Its drafts stay; one that is published stays as well, because it may be taken back. */
  async remove(id: number, actor: DraftActor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const set = await expectOpen(manager, id);
      expectMayChange(set, actsOf(await draftsOfSet(manager, id)), actor);
      const { title } = set;
      await deleteChangeSet(manager, id);
      const before = { title };
      const entity = 'change-set';
      await this.history.record(manager, {
        actor,
        action: 'remove',
        entity,
        entityId: id,
        title,
        before,
        after: null,
      });
    });
  }

  /** With its draft; an item that is not published comes out with the set. 422 for what has no changes. */
  async put(id: number, typeName: string, itemId: number, actor: DraftActor): Promise<ChangeSet> {
    const type = expectDraftable(typeName);
    expectRight(type, actor, 'update');
    await this.alone(id, type, actor, async (manager) => {
      const item = await this.writes.expect(manager, type, itemId);
      const draft = await draftOf(manager, type, itemId);
      // Out of another set with a moment, too.
      expectMayChangeDraft(type, draft, actor);
      if (!draft) {
        if (stateOf(item, new Date()) !== 'draft') {
          throw new AppError(422, 'У записи нет черновика: сначала измените её');
        }
        await this.drafts.begin(manager, type, item, actor);
      }
      await setDraftSet(manager, type, itemId, id);
    });
    return this.item(id);
  }

  /** The draft stays by itself; one of a type that is no more goes. */
  async take(id: number, typeName: string, itemId: number, actor: DraftActor): Promise<ChangeSet> {
    const type = findDraftable(typeName);
    if (!type) {
      await this.alone(id, null, actor, async (manager) => {
        const drafts = await draftsOfSet(manager, id);
        const own = drafts.some(({ content_type: name, item_id: of }) => name === typeName && of === itemId);
        if (own) await this.drafts.drop(manager, { name: typeName }, itemId);
      });
      return this.item(id);
    }
    expectRight(type, actor, 'update');
    await this.alone(id, type, actor, async (manager) => {
      const draft = await draftOf(manager, type, itemId);
      if (draft?.change_set_id !== id) return;
      if (Object.keys(draft.facts).length === 0) await this.drafts.drop(manager, type, itemId);
      else await setDraftSet(manager, type, itemId, null);
    });
    return this.item(id);
  }

  async publish(id: number, actor: DraftActor): Promise<ChangeSet> {
    await this.publication.publish(id, actor);
    return this.item(id);
  }

  /** Null takes the moment away. 422 for one that has passed. */
  async schedule(id: number, publishAt: string | null, actor: DraftActor): Promise<ChangeSet> {
    const at = readMoment('publishAt', publishAt, new Date()) ?? null;
    await this.dataSource.transaction(async (manager) => {
      const { title, publish_at: former } = await expectOpen(manager, id);
      await this.publication.schedule(manager, id, { at, actor });
      await updateChangeSet(manager, id, {}, actor);
      await this.history.record(manager, {
        actor,
        action: 'schedule',
        entity: 'change-set',
        entityId: id,
        title,
        before: { publishAt: former?.toISOString() ?? null },
        after: { publishAt: at?.toISOString() ?? null },
      });
    });
    return this.item(id);
  }

  async revert(id: number, actor: DraftActor): Promise<ChangeSet> {
    await this.publication.revert(id, actor);
    return this.item(id);
  }

  /**
   * Changes what is in the set. The turn of the set first and that of the type then, as when it comes out: two never wait
   * for each other.
   */
  private alone(
    id: number,
    type: ContentType | null,
    actor: DraftActor,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    return this.writes.together(async (manager) => {
      const set = await expectOpen(manager, id);
      expectMayChange(set, type ? [{ type, operation: 'publish' }] : [], actor);
      await (type ? this.writes.run(type, work) : work(manager));
      // What did not come out is mended, and would come out this second: somebody is to look at it first.
      if (set.failure !== null) await setMoment(manager, id, { at: null, actor });
      await updateChangeSet(manager, id, {}, actor);
    });
  }

  private async expect(id: number): Promise<ChangeSetRow> {
    const set = await changeSetOf(this.dataSource.manager, id);
    if (!set) throw new AppError(404, 'Такого набора нет');
    return set;
  }
}

function toSummary(row: ChangeSetRow): ChangeSetSummary {
  return {
    id: row.id,
    title: row.title,
    stage: stageOf(row),
    author: row.actor_name,
    updatedAt: row.updated_at.toISOString(),
    publishAt: row.publish_at?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    revertedAt: row.reverted_at?.toISOString() ?? null,
    failure: row.failure,
    held: row.held,
    items: row.published_at === null ? row.drafts : row.members.length,
  };
}

function stageOf({
  reverted_at: reverted,
  published_at: published,
  publish_at: at,
}: ChangeSetRow): ChangeSetStage {
  if (reverted !== null) return 'reverted';
  if (published !== null) return 'published';
  return at === null ? 'open' : 'scheduled';
}
