import { Injectable } from '@nestjs/common';
import type { ChangeSet, ChangeSetItem, ChangeSetStage, ChangeSetSummary } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import { ContentRepository } from '../content.repository.ts';
import { type ContentRow, stateOf } from '../content-row.ts';
import { ContentWrites } from '../content-writes.ts';
import { ContentDrafts, type DraftActor, expectRight } from '../drafts/content-drafts.service.ts';
import { expectDraftable } from '../drafts/draftable.ts';
import { draftOf, draftsOfSet, type DraftRow, setDraftSet } from '../drafts/drafts.repository.ts';
import { readMoment } from '../drafts/read-moment.ts';
import { fromColumns } from '../fields/values.ts';
import { historyTitle } from '../kept-facts.ts';
import { publicPath } from '../public-path.ts';
import { ChangeSetCheck } from './change-set-check.ts';
import { actOf, ChangeSetPublication, expectOpen } from './change-set-publication.service.ts';
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

interface Draft {
  type: ContentType;
  item: ContentRow;
  draft: DraftRow;
}

/** Changes of several items that come out together. */
@Injectable()
export class ChangeSets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ContentRepository,
    private readonly writes: ContentWrites,
    private readonly drafts: ContentDrafts,
    private readonly check: ChangeSetCheck,
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
      return { ...toSummary(set), hindrance: null, items: set.members.map(done) };
    }
    const { manager } = this.dataSource;
    const drafts = await draftsOfSet(manager, id);
    const hindrance = await this.rights.hindranceOf(manager, set, drafts.map(actOf));
    return { ...toSummary(set), hindrance, items: await this.gathered(drafts) };
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
      expectMayChange(set, (await draftsOfSet(manager, id)).map(actOf), actor);
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

  /** The draft stays by itself. */
  async take(id: number, typeName: string, itemId: number, actor: DraftActor): Promise<ChangeSet> {
    const type = expectDraftable(typeName);
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
    type: ContentType,
    actor: DraftActor,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    return this.writes.together(async (manager) => {
      const set = await expectOpen(manager, id);
      expectMayChange(set, [{ type, operation: 'publish' }], actor);
      await this.writes.run(type, work);
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

  private async gathered(drafts: readonly DraftRow[]): Promise<ChangeSetItem[]> {
    const items: Draft[] = [];
    const lost: ChangeSetItem[] = [];
    for (const draft of drafts) {
      const type = expectDraftable(draft.content_type);
      const item = await this.repository.find(type, draft.item_id);
      if (item) items.push({ type, item, draft });
      else lost.push(missing(type, draft));
    }
    const addresses = new Set(items.flatMap((one) => pathOf(one) ?? []));
    const checked = items.map(async (one): Promise<ChangeSetItem> => {
      const { type, item, draft } = one;
      const present = fromColumns(type, item);
      const names = Object.keys(draft.facts);
      const values = { ...present, publishedAt: item.published_at?.toISOString() ?? null };
      return {
        type: type.name,
        id: item.id,
        title: historyTitle(type, item),
        isNew: stateOf(item, new Date()) === 'draft',
        before: Object.fromEntries(
          names.map((name) => [name, (values as Record<string, unknown>)[name] ?? null]),
        ),
        after: draft.facts,
        path: pathOf(one),
        ...(await this.check.of(type, item, draft, addresses)),
      };
    });
    return [...(await Promise.all(checked)), ...lost];
  }
}

function pathOf({ type, item, draft }: Draft): string | null {
  return publicPath(type, { ...item, ...draft.facts });
}

function missing(type: ContentType, draft: DraftRow): ChangeSetItem {
  const title = `${type.titles.section}, № ${draft.item_id}`;
  const problems = ['Запись в корзине: верните её или исключите из набора'];
  return { ...done({ type: type.name, id: draft.item_id, title, path: null }), problems };
}

/** Of what is out nothing is compared any more. */
function done({ type, id, title, path }: { type: string; id: number; title: string; path: string | null }) {
  return { type, id, title, path, isNew: false, before: {}, after: {}, problems: [], warnings: [] };
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
