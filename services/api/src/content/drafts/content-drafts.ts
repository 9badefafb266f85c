import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { DraftState, SaveDraft } from '@polden/api-contract';
import { actionsOf, type ContentOperation, type ContentType } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { HistoryActor } from '../../history/index.ts';
import { HistoryService } from '../../history/index.ts';
import type { ContentActor } from '../content-actor.ts';
import { ContentEditor } from '../content-editor.ts';
import { ContentLinks } from '../content-links.ts';
import { ContentRepository } from '../content.repository.ts';
import { type ContentRow, stateOf } from '../content-row.ts';
import type { ContentItem } from '../content-view.ts';
import { ContentRevisions } from '../content-revisions.ts';
import { ContentWrites } from '../content-writes.ts';
import { expectFieldRights } from '../fields/field-groups.ts';
import { fieldsOf, fromColumns, type Values } from '../fields/values.ts';
import { filesInValues } from '../files-in-values.ts';
import { expectTaken, underKnownNames } from '../given-names.ts';
import { GivenValues } from '../given-values.ts';
import { historyTitle } from '../kept-facts.ts';
import { ItemFiles } from '../item-files.ts';
import { MediaUsage } from '../media/library/media-usage.ts';
import { publicPath } from '../public-path.ts';
import { expectPublishedAt, readPublishedAt } from '../published-at.ts';
import { isSameText } from '../rich-text/without-addresses.ts';
import { checkByType } from '../type-checks.ts';
import { expectDraftable } from './draftable.ts';
import { conflict, expectSeen } from './draft-conflict.ts';
import { DraftEnds } from './draft-ends.ts';
import { isAwaited, setOf, toDraft, userOf } from './draft-state.ts';
import { draftOf, type DraftRow, writeDraft } from './drafts.repository.ts';
import { expectOrder } from './moment-order.ts';
import { expectMayChange } from './may-change.ts';
import { removalOf } from './removals.repository.ts';

/** The author of a draft, with the rights of this moment. */
export type DraftActor = ContentActor;

type Facts = Record<string, unknown>;

/** An item with the draft to be saved. */
interface Drafted {
  type: ContentType;
  item: ContentRow;
  kept: DraftRow | undefined;
  actor: DraftActor;
}

/** 403 without the type's own right. */
export function expectRight(type: ContentType, actor: DraftActor, operation: ContentOperation): void {
  if (!actor.may(actionsOf(type)[operation])) throw new AppError(403, 'Недостаточно прав');
}

/** Drafts: changes of published items, which visitors do not see until they are published. */
@Injectable()
export class ContentDrafts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ContentRepository,
    private readonly writes: ContentWrites,
    private readonly editor: ContentEditor,
    private readonly given: GivenValues,
    private readonly links: ContentLinks,
    private readonly usage: MediaUsage,
    private readonly files: ItemFiles,
    private readonly revisions: ContentRevisions,
    private readonly ends: DraftEnds,
    private readonly history: HistoryService,
  ) {}

  async state(typeName: string, id: number, actor: DraftActor): Promise<DraftState> {
    const type = expectDraftable(typeName);
    expectRight(type, actor, 'item');
    return this.read(this.dataSource.manager, type, id);
  }

  /**
   * Keeps what differs from the item; nothing is left when it does not, but for its place in a set or its moment. 409 with the
   * present draft when `version` is not its version; 422 with what is wrong, by field, as for an item that is not published: gaps may be filled later.
   */
  async save(typeName: string, id: number, given: SaveDraft, actor: DraftActor): Promise<DraftState> {
    const type = expectDraftable(typeName);
    expectRight(type, actor, 'update');
    const values = underKnownNames(type, given.values);
    expectTaken(values, [...Object.keys(type.fields), 'publishedAt']);
    return this.writes.run(type, async (manager) => {
      const item = await this.writes.expect(manager, type, id);
      const kept = await draftOf(manager, type, id);
      if (stateOf(item, new Date()) === 'draft' && !kept) {
        throw new AppError(422, 'Запись ещё не опубликована: сохраните её саму');
      }
      expectMayChange(type, kept, actor);
      expectSeen(kept, given.version);
      const facts = await this.changesIn(manager, { type, item, kept, actor }, values);
      if (Object.keys(facts).length === 0 && !isAwaited(kept)) {
        if (kept) await this.ends.discard(manager, { type, item, actor, facts: kept.facts });
      } else {
        await writeDraft(manager, type, id, { baseVersion: given.baseVersion, facts, actor });
        if ('publishedAt' in facts)
          await expectOrder(manager, type, item, { field: 'publishedAt', set: 'comes' });
        await this.follow(manager, type, item, facts);
        if (!kept) await this.recordBegin(manager, { type, item, actor, facts });
      }
      return this.read(manager, type, id);
    });
  }

  /**
   * Nothing is left of the draft; the item stays as it is. 409 with the draft when `version` names another one; 404 when there is
   * none any more and `version` is not left out: it may have come out.
   */
  async discard(
    typeName: string,
    id: number,
    version: number | null | undefined,
    actor: DraftActor,
  ): Promise<DraftState> {
    const type = expectDraftable(typeName);
    expectRight(type, actor, 'update');
    return this.writes.run(type, async (manager) => {
      const item = await this.writes.expect(manager, type, id);
      const kept = await draftOf(manager, type, id);
      expectSeen(kept, version);
      if (!kept && version === null) throw conflict(kept);
      expectMayChange(type, kept, actor);
      if (kept) await this.ends.discard(manager, { type, item, actor, facts: kept.facts });
      return this.read(manager, type, id);
    });
  }

  /** Visitors see the changes from now on. 409 with the draft when it is another one, with the item when that has changed. */
  async publish(typeName: string, id: number, version: number, actor: DraftActor): Promise<ContentItem> {
    const type = expectDraftable(typeName);
    expectRight(type, actor, 'publish');
    return this.writes.together(async (manager) => {
      await this.repository.lock(manager, type);
      const kept = await draftOf(manager, type, id);
      if (kept?.version !== version) throw conflict(kept);
      return this.apply(manager, type, kept, actor, 'draft-publish');
    });
  }

  /** In a transaction of all writes together: the item as the draft has it, and no draft any more. */
  async apply(
    manager: EntityManager,
    type: ContentType,
    draft: DraftRow,
    actor: ContentActor,
    action: 'draft-publish' | 'set-publish',
  ): Promise<ContentItem> {
    const { item_id: id, facts } = draft;
    const present = await this.writes.expect(manager, type, id);
    const isOutdated = await this.isOutdated(manager, type, present, draft);
    const version = isOutdated ? draft.base_version : present.version;
    let item: ContentItem | null = null;
    if (Object.keys(facts).length > 0) {
      item = await this.editor.update(type, id, { ...facts, version }, actor, action);
    }
    if (item === null || item.state === 'draft') item = await this.editor.publish(type, id, actor);
    await this.ends.drop(manager, type, id);
    return item;
  }

  /** Whether somebody has changed since what the draft changes; what others have changed beside it stays. */
  async isOutdated(
    manager: EntityManager,
    type: ContentType,
    item: ContentRow,
    { facts, base_version: base }: DraftRow,
  ): Promise<boolean> {
    if (item.version === base) return false;
    const { values } = await this.revisions.kept(manager, type, item.id, base);
    const present = fromColumns(type, item);
    return Object.keys(facts).some((name) => name in values && !isSameText(values[name], present[name]));
  }

  /**
   * In the caller's transaction: makes the same change in the draft after another write changed its item. The draft keeps
   * its authors and does not become outdated by this. 403 for fields that `actor` may not change.
   */
  async carry(
    manager: EntityManager,
    type: ContentType,
    { item, change, actor }: { item: ContentRow; change: (values: Values) => Values; actor: ContentActor },
    write: () => Promise<{ version: number }>,
  ): Promise<void> {
    const kept = await draftOf(manager, type, item.id);
    const isOutdated = kept !== undefined && (await this.isOutdated(manager, type, item, kept));
    const { version } = await write();
    if (!kept) return;
    const changed = change(kept.facts as Values);
    const baseVersion = isOutdated ? kept.base_version : version;
    if (Object.keys(changed).length === 0 && baseVersion === kept.base_version) return;
    const facts = { ...kept.facts, ...changed };
    if (Object.keys(changed).length > 0) {
      expectMayChange(type, kept, actor);
      const former = { ...fromColumns(type, item), ...kept.facts } as Values;
      expectFieldRights(type, former, { ...former, ...changed }, actor);
    }
    await writeDraft(manager, type, item.id, {
      baseVersion,
      facts,
      actor: { id: kept.actor_id, name: kept.actor_name },
      isLookedAt: false,
    });
  }

  /** Adds an empty one for an item that is not published: it comes out with its set. */
  async begin(
    manager: EntityManager,
    type: ContentType,
    item: ContentRow,
    actor: HistoryActor,
  ): Promise<void> {
    await writeDraft(manager, type, item.id, { baseVersion: item.version, facts: {}, actor });
  }

  private async read(manager: EntityManager, type: ContentType, id: number): Promise<DraftState> {
    const item = await this.writes.expect(manager, type, id);
    const kept = await draftOf(manager, type, id);
    const removal = await removalOf(manager, type, id);
    const values = { ...fromColumns(type, item), ...kept?.facts } as Values;
    const [attached] = await this.files.of(type, [values]);
    return {
      draft: kept ? toDraft(kept) : null,
      unpublishAt: removal?.unpublish_at?.toISOString() ?? null,
      unpublishFailure: removal?.failure ?? null,
      removalSet: removal ? setOf(removal) : null,
      picture: attached?.picture ?? null,
      documents: [...(attached?.documents.values() ?? [])],
      path: publicPath(type, { ...item, ...(kept?.facts['slug'] ? { slug: kept.facts['slug'] } : {}) }),
    };
  }

  /** The fields that differ from the item, checked as the item's own would be. */
  private async changesIn(
    manager: EntityManager,
    { type, item, kept, actor }: Drafted,
    given: Facts,
  ): Promise<Facts> {
    const present = fromColumns(type, item);
    const values = this.given.read(type, given, present, false);
    // Here, because at its moment the draft comes out by itself.
    expectFieldRights(type, { ...present, ...kept?.facts } as Values, values, actor);
    await this.links.expect(manager, type, values, item.id);
    await checkByType(manager, type, values, item.id);
    const changed = fieldsOf(type)
      .filter(([name]) => name in given && !isDeepStrictEqual(values[name], present[name]))
      .map(([name]): [string, unknown] => [name, values[name]]);
    const at = readPublishedAt(given['publishedAt']);
    expectPublishedAt(item.status === 'published', at);
    const moves = at instanceof Date && at.getTime() !== item.published_at?.getTime();
    return { ...Object.fromEntries(changed), ...(moves && { publishedAt: at.toISOString() }) };
  }

  /** Nobody purges the pictures and files of the draft while it stands. */
  private async follow(
    manager: EntityManager,
    type: ContentType,
    item: ContentRow,
    facts: Facts,
  ): Promise<void> {
    const title = `${historyTitle(type, item)} (черновик)`;
    await this.usage.set(
      manager,
      { contentType: type.name, itemId: userOf(item.id), title },
      filesInValues(facts),
    );
  }

  private async recordBegin(
    manager: EntityManager,
    change: { type: ContentType; item: ContentRow; actor: HistoryActor; facts: Facts },
  ): Promise<void> {
    const { type, item, actor, facts } = change;
    await this.history.record(manager, {
      actor,
      action: 'draft',
      entity: type.name,
      entityId: item.id,
      title: historyTitle(type, item),
      before: null,
      after: facts,
    });
  }
}
