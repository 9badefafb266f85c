import { Injectable } from '@nestjs/common';
import type {
  ChangeSet,
  ChangeSetMember,
  ChangeSetSchedule,
  ChangeSetStage,
  ChangeSetSummary,
  NewMember,
  SeenChangeSet,
} from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import type { DraftActor } from '../drafts/content-drafts.ts';
import { DraftEnds } from '../drafts/draft-ends.ts';
import { readMoment } from '../drafts/read-moment.ts';
import { findDraftable } from '../drafts/draftable.ts';
import { actsBack, actsOf, digestOf, gatheredIn } from './gathered.ts';
import { asPublished, ChangeSetItems } from './change-set-items.ts';
import { ChangeSetMembers } from './change-set-members.ts';
import { ChangeSetPublication, expectOpen } from './change-set-publication.ts';
import { ChangeSetReturn } from './change-set-return.ts';
import { ChangeSetRights, expectMayChange, lackingOver, lackingToTake } from './change-set-rights.ts';
import { lostFrom } from './lost-members.ts';
import { typesGathered } from '../drafts/drafts.repository.ts';
import { knownFailure, knownItem } from '../drafts/known-items.ts';
import {
  addChangeSet,
  changeSetOf,
  type ChangeSetRow,
  changeSets,
  deleteChangeSet,
  updateChangeSet,
} from './change-sets.repository.ts';

const MOST = 200;

/** Changes of several items that come out together. */
@Injectable()
export class ChangeSets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: ChangeSetMembers,
    private readonly items: ChangeSetItems,
    private readonly publication: ChangeSetPublication,
    private readonly returning: ChangeSetReturn,
    private readonly rights: ChangeSetRights,
    private readonly ends: DraftEnds,
    private readonly history: HistoryService,
  ) {}

  async list(reader: DraftActor): Promise<ChangeSetSummary[]> {
    const { manager } = this.dataSource;
    const rows = await changeSets(manager, MOST);
    const failed = rows.filter(({ failure }) => failure !== null).map(({ id }) => id);
    const types = await typesGathered(manager, failed);
    return rows.map((row) => ({
      ...toSummary(row),
      failure: knownFailure(reader, row.failure, types.get(row.id) ?? []),
    }));
  }

  /** 404 when there is none. */
  async item(id: number, reader: DraftActor): Promise<ChangeSet> {
    const set = await this.expect(id);
    const may = reader.may.bind(reader);
    const { manager } = this.dataSource;
    const lost = await lostFrom(manager, id, reader);
    if (set.published_at !== null) {
      const lacking = lackingOver(set, actsBack(set.members), may);
      const items = set.members.map((member) => knownItem(reader, asPublished(member)));
      return { ...factsOf(set), digest: null, hindrance: null, lacking, lost, items };
    }
    const gathered = await gatheredIn(manager, id);
    const acts = actsOf(gathered);
    const hindrance = await this.rights.hindranceOf(manager, set, acts);
    const items = (await this.items.of(gathered, reader)).map((item) => {
      const type = findDraftable(item.type);
      const operation = item.removal ? 'unpublish' : 'publish';
      const act = type && ({ type, operation, changed: Object.keys(item.after) } as const);
      return knownItem(reader, { ...item, lacking: act && lackingToTake(set, act, may) });
    });
    const types = acts.map(({ type }) => type.name);
    const failure = knownFailure(reader, set.failure, types);
    const lacking = lackingOver(set, acts, may);
    return { ...factsOf(set), digest: digestOf(gathered), failure, hindrance, lacking, lost, items };
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
    return this.item(id, actor);
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
    return this.item(id, actor);
  }

  /** Its drafts stay, but for those that change nothing. 422 for a set that is published: it may be taken back. */
  async remove(id: number, actor: DraftActor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const set = await expectOpen(manager, id);
      expectMayChange(set, actsOf(await gatheredIn(manager, id)), actor);
      const { title } = set;
      for (const draft of await deleteChangeSet(manager, id)) {
        const type = findDraftable(draft.content_type);
        if (type) await this.ends.discardEmpty(manager, type, draft, actor);
      }
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

  /** With its draft, or to go from the site. */
  async put(id: number, { removal, ...member }: NewMember, actor: DraftActor): Promise<ChangeSet> {
    await (removal ? this.members.putRemoval(id, member, actor) : this.members.put(id, member, actor));
    return this.item(id, actor);
  }

  async take(id: number, member: ChangeSetMember, actor: DraftActor): Promise<ChangeSet> {
    await this.members.take(id, member, actor);
    return this.item(id, actor);
  }

  async publish(id: number, { digest }: SeenChangeSet, actor: DraftActor): Promise<ChangeSet> {
    await this.publication.publish(id, digest, actor);
    return this.item(id, actor);
  }

  /** Null takes the moment away. 422 for one that has passed. */
  async schedule(
    id: number,
    { publishAt, digest: seen }: ChangeSetSchedule,
    actor: DraftActor,
  ): Promise<ChangeSet> {
    const at = readMoment('publishAt', publishAt, new Date()) ?? null;
    await this.dataSource.transaction(async (manager) => {
      const { title, publish_at: former } = await expectOpen(manager, id);
      await this.publication.schedule(manager, id, { at, seen, actor });
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
    return this.item(id, actor);
  }

  async revert(id: number, actor: DraftActor): Promise<ChangeSet> {
    await this.returning.revert(id, actor);
    return this.item(id, actor);
  }

  private async expect(id: number): Promise<ChangeSetRow> {
    const set = await changeSetOf(this.dataSource.manager, id);
    if (!set) throw new AppError(404, 'Такого набора нет');
    return set;
  }
}

function toSummary(row: ChangeSetRow): ChangeSetSummary {
  const items = row.published_at === null ? row.gathered : row.members.length;
  return { ...factsOf(row), held: row.held, items };
}

function factsOf(row: ChangeSetRow): Omit<ChangeSetSummary, 'held' | 'items'> {
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
