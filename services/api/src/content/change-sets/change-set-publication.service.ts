import { Injectable } from '@nestjs/common';
import { CONTENT_TYPES, type ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { type HistoryActor, HistoryService } from '../../history/index.ts';
import { PublicationGate } from '../approvals/publication-gate.ts';
import { ContentEditor } from '../content-editor.service.ts';
import { ContentRepository } from '../content.repository.ts';
import { ContentRevisions } from '../content-revisions.service.ts';
import { ContentWrites } from '../content-writes.ts';
import { ContentDrafts, type DraftActor } from '../drafts/content-drafts.service.ts';
import { expectDraftable, findDraftable } from '../drafts/draftable.ts';
import { type DraftRow, draftsOfSet } from '../drafts/drafts.repository.ts';
import { historyTitle } from '../kept-facts.ts';
import { publicPath } from '../public-path.ts';
import { ChangeSetRights, type MemberAct } from './change-set-rights.ts';
import {
  type ChangeSetRow,
  lockChangeSet,
  type PublishedMember,
  setMoment,
  updateChangeSet,
} from './change-sets.repository.ts';
import { HELD_WORDS } from './held-words.ts';

/** All changes of a set at one moment, or none of them; and all of them taken back, or none. */
@Injectable()
export class ChangeSetPublication {
  constructor(
    private readonly writes: ContentWrites,
    private readonly drafts: ContentDrafts,
    private readonly editor: ContentEditor,
    private readonly repository: ContentRepository,
    private readonly revisions: ContentRevisions,
    private readonly gate: PublicationGate,
    private readonly rights: ChangeSetRights,
    private readonly history: HistoryService,
  ) {}

  /** 422 with the item that stands in the way, 403 without the right to one of them. */
  publish(id: number, actor: DraftActor): Promise<void> {
    return this.writes.together((manager) => this.publishIn(manager, id, actor));
  }

  /**
   * The same in a transaction of all writes together; at its moment for whoever has set that, with the rights that they have
   * by then.
   */
  async publishIn(
    manager: EntityManager,
    id: number,
    actor: HistoryActor & Partial<DraftActor>,
  ): Promise<void> {
    const set = await expectOpen(manager, id);
    const drafts = await this.lockedDrafts(manager, id);
    await this.expectPossible(manager, drafts, actor);
    const members: PublishedMember[] = [];
    for (const draft of drafts) {
      const type = expectDraftable(draft.content_type);
      const before = await this.find(manager, type, draft.item_id);
      const after = await this.drafts
        .apply(manager, type, draft, actor, 'set-publish')
        .catch(because(String(before[type.title])));
      members.push({
        type: type.name,
        id: before.id,
        title: titleIn(after[type.title]),
        path: publicPath(type, after),
        before: before.version,
        after: after.version,
        publishedAt: before.status === 'published' ? (before.published_at?.toISOString() ?? null) : null,
      });
    }
    await setMoment(manager, id, { at: null, actor });
    const done = { published_at: new Date(), members: JSON.stringify(members) };
    await updateChangeSet(manager, id, done, actor);
    await this.record(manager, set, actor, 'set-publish');
  }

  /** 422 for a set that could not come out now; the moment and its turn are those of the transaction. */
  async schedule(
    manager: EntityManager,
    id: number,
    { at, actor }: { at: Date | null; actor: DraftActor },
  ): Promise<void> {
    // Whoever saves one of the drafts meanwhile waits, and finds it scheduled then.
    const drafts = await this.lockedDrafts(manager, id);
    if (at) await this.expectPossible(manager, drafts, actor);
    else await this.rights.expect(manager, actsOf(drafts), actor);
    await setMoment(manager, id, { at, actor });
  }

  private async expectPossible(
    manager: EntityManager,
    drafts: readonly DraftRow[],
    actor: HistoryActor & Partial<DraftActor>,
  ): Promise<void> {
    if (drafts.length === 0) throw new AppError(422, 'В наборе ничего нет');
    await this.rights.expect(manager, actsOf(drafts), actor);
    await this.expectNoneHeld(manager, drafts);
    await this.expectApproved(manager, drafts);
  }

  /** 422 with all that was taken off the site, or put away, since it joined the set. */
  private async expectNoneHeld(manager: EntityManager, drafts: readonly DraftRow[]): Promise<void> {
    const held: string[] = [];
    for (const { content_type: name, item_id: id, held: reason } of drafts) {
      if (reason === null) continue;
      const type = expectDraftable(name);
      const row =
        (await this.repository.find(type, id, manager)) ??
        (await this.repository.findTrashed(type, id, manager));
      held.push(
        `«${row ? historyTitle(type, row) : `${type.titles.section}, № ${id}`}» ${HELD_WORDS[reason]}`,
      );
    }
    if (held.length > 0) {
      throw new AppError(
        422,
        `Набор собрали до того, как ${held.join(', ')}: исключите такие записи или подтвердите`,
      );
    }
  }

  /** 422 with all that nobody has approved. */
  private async expectApproved(manager: EntityManager, drafts: readonly DraftRow[]): Promise<void> {
    const lacking: string[] = [];
    for (const { content_type: name, item_id: id } of drafts) {
      const type = expectDraftable(name);
      const row = await this.find(manager, type, id);
      if (await this.gate.isClosed(manager, type, row)) lacking.push(`«${historyTitle(type, row)}»`);
    }
    if (lacking.length > 0) {
      throw new AppError(422, `Нужно одобрение другого сотрудника: ${lacking.join(', ')}`);
    }
  }

  /** As they are while nobody else writes: what was saved before this turn comes out, and nothing of it is lost. */
  private async lockedDrafts(manager: EntityManager, id: number): Promise<DraftRow[]> {
    const gathered = await draftsOfSet(manager, id);
    await this.repository.lock(manager, ...gathered.map((draft) => expectDraftable(draft.content_type)));
    return draftsOfSet(manager, id);
  }

  /** Every item as it was before the set; 409 when one of them has changed since, 422 when one cannot go back. */
  revert(id: number, actor: DraftActor): Promise<void> {
    return this.writes.together(async (manager) => {
      const set = await lockChangeSet(manager, id);
      if (!set) throw new AppError(404, 'Такого набора нет');
      const acts = set.members.map(({ type }): MemberAct => ({ type: typeOf(type), operation: 'publish' }));
      await this.rights.expect(manager, acts, actor);
      if (set.published_at === null) throw new AppError(422, 'Набор ещё не опубликован');
      if (set.reverted_at !== null) throw new AppError(422, 'Этот набор уже отменили');
      await this.repository.lock(manager, ...set.members.map(({ type }) => typeOf(type)));
      for (const member of set.members.toReversed()) await this.takeBack(manager, member, actor);
      await updateChangeSet(manager, id, { reverted_at: new Date() }, actor);
      await this.record(manager, set, actor, 'set-revert');
    });
  }

  private async takeBack(
    manager: EntityManager,
    member: PublishedMember,
    actor: HistoryActor,
  ): Promise<void> {
    const type = typeOf(member.type);
    const row = await this.find(manager, type, member.id);
    if (row.version !== member.after) {
      throw new AppError(409, `«${member.title}»: с тех пор запись изменили, верните её сами`);
    }
    const { values } = await this.revisions.kept(manager, type, member.id, member.before);
    const { publishedAt } = member;
    if (publishedAt === null) await this.editor.unpublish(type, member.id, actor);
    const version = publishedAt === null ? row.version + 1 : row.version;
    await this.editor
      .update(
        type,
        member.id,
        { ...values, ...(publishedAt && { publishedAt }), version },
        actor,
        'set-revert',
      )
      .catch(because(member.title));
  }

  private async find(manager: EntityManager, type: ContentType, id: number) {
    const row = await this.repository.find(type, id, manager);
    if (!row) throw new AppError(422, `${type.titles.section}, № ${id}: записи нет, возможно, она в корзине`);
    return row;
  }

  private record(
    manager: EntityManager,
    { id, title }: ChangeSetRow,
    actor: HistoryActor,
    action: 'set-publish' | 'set-revert',
  ): Promise<void> {
    const entity = 'change-set';
    return this.history.record(manager, {
      actor,
      action,
      entity,
      entityId: id,
      title,
      before: null,
      after: null,
    });
  }
}

/** The set, alone for this transaction; 404 when there is none, 422 when it is out already. */
export async function expectOpen(manager: EntityManager, id: number): Promise<ChangeSetRow> {
  const set = await lockChangeSet(manager, id);
  if (!set) throw new AppError(404, 'Такого набора нет');
  if (set.published_at !== null) throw new AppError(422, 'Этот набор уже опубликован');
  return set;
}

/** What the set does to the items of its drafts; those of a type that is no more are none. */
export function actsOf(drafts: readonly DraftRow[]): MemberAct[] {
  return drafts.flatMap(({ content_type: name }) => {
    const type = findDraftable(name);
    return type ? [{ type, operation: 'publish' }] : [];
  });
}

function titleIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The refusal of one says of which. */
function because(title: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof AppError)) throw error;
    const reason = Object.values(error.validation ?? {}).flat()[0] ?? error.message;
    throw new AppError(error.status === 409 ? 409 : 422, `«${title}»: ${reason}`, { cause: error });
  };
}

function typeOf(name: string): ContentType {
  const type = CONTENT_TYPES.find((each) => each.name === name);
  if (!type) throw new AppError(422, 'Такого раздела больше нет');
  return type;
}
