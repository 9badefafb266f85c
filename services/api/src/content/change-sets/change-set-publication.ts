import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { type HistoryActor, HistoryService } from '../../history/index.ts';
import { StaffStandings } from '../../rbac/index.ts';
import { digestOf as textOf } from '../approvals/to-be-published.ts';
import type { ContentActor } from '../content-actor.ts';
import { ContentEditor } from '../content-editor.ts';
import { ContentRepository } from '../content.repository.ts';
import { ContentWrites } from '../content-writes.ts';
import { ContentDrafts, type DraftActor } from '../drafts/content-drafts.ts';
import { expectDraftable } from '../drafts/draftable.ts';
import { deleteRemoval, type RemovalRow } from '../drafts/removals.repository.ts';
import { historyTitle } from '../kept-facts.ts';
import { publicPath } from '../public-path.ts';
import { ChangeSetGuard } from './change-set-guard.ts';
import { ChangeSetRights } from './change-set-rights.ts';
import {
  type ChangeSetRow,
  lockChangeSet,
  type PublishedMember,
  setMoment,
  updateChangeSet,
} from './change-sets.repository.ts';
import { actsOf, digestOf, type Gathered, gatheredIn } from './gathered.ts';
import { because, findMember, recordSet } from './set-writes.ts';

/** All changes of a set at one moment, or none of them. */
@Injectable()
export class ChangeSetPublication {
  constructor(
    private readonly writes: ContentWrites,
    private readonly drafts: ContentDrafts,
    private readonly editor: ContentEditor,
    private readonly repository: ContentRepository,
    private readonly guard: ChangeSetGuard,
    private readonly rights: ChangeSetRights,
    private readonly standings: StaffStandings,
    private readonly history: HistoryService,
  ) {}

  /**
   * 422 with the item that stands in the way, 403 without the right to one of them, 409 when it is another than was seen;
   * undefined: as it stands.
   */
  publish(id: number, seen: string | undefined, actor: DraftActor): Promise<void> {
    return this.writes.together(async (manager) => {
      const set = await expectOpen(manager, id);
      const gathered = await this.locked(manager, id);
      expectSeen(gathered, seen);
      this.rights.expect(actsOf(gathered), actor);
      await this.bringOut(manager, set, gathered, actor);
    });
  }

  /**
   * The same at the moment of the set, in the caller's transaction: in the name of the scheduler, with the rights they have
   * by then.
   */
  async publishDue(manager: EntityManager, id: number, scheduler: HistoryActor): Promise<void> {
    const set = await expectOpen(manager, id);
    const gathered = await this.locked(manager, id);
    await this.rights.expectStill(manager, actsOf(gathered), scheduler);
    const { may } = await this.standings.ofActor(scheduler.id, manager);
    await this.bringOut(manager, set, gathered, { ...scheduler, may });
  }

  private async bringOut(
    manager: EntityManager,
    set: ChangeSetRow,
    gathered: Gathered,
    actor: ContentActor,
  ): Promise<void> {
    const { id } = set;
    await this.guard.expectPossible(manager, gathered, actor);
    const members: PublishedMember[] = [];
    for (const draft of gathered.drafts) {
      const type = expectDraftable(draft.content_type);
      const before = await findMember(this.repository, manager, type, draft.item_id);
      const seen = await textOf(manager, type, before);
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
        shownAt: after.publishedAt,
        publishedAt: before.status === 'published' ? (before.published_at?.toISOString() ?? null) : null,
        archived: before.archived,
        archiveYear: before.archive_year,
        seen,
      });
    }
    // What goes is off the site after what comes: a page that leads on to its successor finds it.
    for (const removal of gathered.removals) members.push(await this.takeOff(manager, removal, actor));
    await setMoment(manager, id, { at: null, actor });
    const done = { published_at: new Date(), members: JSON.stringify(members) };
    await updateChangeSet(manager, id, done, actor);
    await recordSet(this.history, manager, set, { actor, action: 'set-publish' });
  }

  /**
   * 422 for a set that could not come out now or not then, 409 when it is another than was seen; the moment and its turn
   * are those of the transaction.
   */
  async schedule(
    manager: EntityManager,
    id: number,
    { at, seen, actor }: { at: Date | null; seen: string | undefined; actor: DraftActor },
  ): Promise<void> {
    // A save of one of the drafts meanwhile waits, and then finds it scheduled.
    const gathered = await this.locked(manager, id);
    if (at) expectSeen(gathered, seen);
    this.rights.expect(actsOf(gathered), actor);
    if (at) {
      await this.guard.expectPossible(manager, gathered, actor);
      await this.guard.expectSound(manager, gathered);
    }
    await setMoment(manager, id, { at, actor });
    if (at) await this.guard.expectOrder(manager, gathered);
  }

  /** As they are while nobody else writes: what was saved before this turn comes out, and nothing of it is lost. */
  private async locked(manager: EntityManager, id: number): Promise<Gathered> {
    const { drafts, removals } = await gatheredIn(manager, id);
    const types = [...drafts, ...removals].map(({ content_type: name }) => expectDraftable(name));
    await this.repository.lock(manager, ...types);
    return gatheredIn(manager, id);
  }

  /** What is off the site already stays so, and is not brought back with the rest. */
  private async takeOff(
    manager: EntityManager,
    { content_type: name, item_id: id }: RemovalRow,
    actor: ContentActor,
  ): Promise<PublishedMember> {
    const type = expectDraftable(name);
    const before = await findMember(this.repository, manager, type, id);
    const seen = await textOf(manager, type, before);
    const after = await this.editor.unpublish(type, id, actor);
    await deleteRemoval(manager, type, id);
    return {
      type: name,
      id,
      title: historyTitle(type, before),
      path: publicPath(type, before),
      before: before.version,
      after: after.version,
      shownAt: after.publishedAt,
      publishedAt: before.status === 'published' ? (before.published_at?.toISOString() ?? null) : null,
      removal: true,
      archived: before.archived,
      archiveYear: before.archive_year,
      seen,
    };
  }
}

/** The set, alone for this transaction; 404 when there is none, 422 when it is out already. */
export async function expectOpen(manager: EntityManager, id: number): Promise<ChangeSetRow> {
  const set = await lockChangeSet(manager, id);
  if (!set) throw new AppError(404, 'Такого набора нет');
  if (set.published_at !== null) throw new AppError(422, 'Этот набор уже опубликован');
  return set;
}

function expectSeen(gathered: Gathered, seen: string | undefined): void {
  if (seen !== undefined && seen !== digestOf(gathered))
    throw new AppError(409, 'Набор изменили, пока вы его смотрели: посмотрите его и решите ещё раз');
}

function titleIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
