import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { HistoryAction } from '@polden/api-contract';
import { type ContentType, isPersonal, redirect } from '@polden/content-model';
import { pageAddress } from '@polden/reference-data';
import { formatDate } from '@polden/ru';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { ContentChangesService } from '../core/changes/content-changes.service.ts';
import { AppError } from '../core/errors/app-error.ts';
import { DomainEvents } from '../core/events/domain-events.ts';
import { type HistoryActor, HistoryService } from '../history/index.ts';
import { DocumentVersions } from './documents/document-versions.ts';
import { MediaUsage } from './media/library/media-usage.ts';
import { changesOf, dropApproval } from './approvals/approvals.repository.ts';
import { PublicationGate } from './approvals/publication-gate.ts';
import { tellSets } from './change-sets/lost-members.ts';
import { deleteComments } from './comments/comments.repository.ts';
import { contentEvents } from './content-events.ts';
import { ContentRepository } from './content.repository.ts';
import { addRevision, deleteRevisions } from './content-revisions.repository.ts';
import { type ContentRow, isVisible } from './content-row.ts';
import { deleteDraft, draftLeadsTo } from './drafts/drafts.repository.ts';
import { followHeld } from './drafts/held-members.ts';
import { setRemoval } from './drafts/removals.repository.ts';
import { fieldsOf, fromColumns, textIn } from './fields/values.ts';
import { expectPolicyStays } from './fixed-places-check.ts';
import { filesInValues } from './files-in-values.ts';
import { expectOnlyTerm } from './investor/only-term.ts';
import { historyFacts, historyTitle, revisionFacts } from './kept-facts.ts';
import { ContentVault } from './personal/content-vault.ts';
import { pagedAt, pathOfItem } from './link-check/item-paths.ts';
import { LinkKeeper } from './link-check/link-keeper.ts';
import { removedBy } from './removed-by.repository.ts';
import { redirectsFrom } from './redirect-check.repository.ts';
import { PublishedPhotos } from './published-photos.ts';
import { deleteFormerSlugs } from './slugs/slugs.repository.ts';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Writes that bring a draft out. */
const OUT_OF_DRAFT: readonly HistoryAction[] = ['draft-publish', 'set-publish'];

export interface ContentWrite {
  type: ContentType;
  actor: HistoryActor;
  action: HistoryAction;
  before: ContentRow | null;
  after: ContentRow | null;
}

/** What every write of content has in common: its turn, its record in the history, and word to the shells. */
@Injectable()
export class ContentWrites {
  /** The transaction that writes of now are a part of; nothing where each has its own. */
  private readonly outer = new AsyncLocalStorage<EntityManager>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ContentRepository,
    private readonly history: HistoryService,
    private readonly changes: ContentChangesService,
    private readonly usage: MediaUsage,
    private readonly vault: ContentVault,
    private readonly photos: PublishedPhotos,
    private readonly documents: DocumentVersions,
    private readonly links: LinkKeeper,
    private readonly events: DomainEvents,
    private readonly gate: PublicationGate,
  ) {}

  /** All that `work` writes is one: kept as a whole, or not at all when it throws. A write that is refused inside leaves nothing. */
  together<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction((manager) => this.outer.run(manager, () => work(manager)));
  }

  /** Runs `write` in a transaction, alone among the writers of the type. */
  run<Result>(type: ContentType, write: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const turn = (this.outer.getStore() ?? this.dataSource).transaction(async (manager) => {
      await this.repository.lock(manager, type);
      return write(manager);
    });
    return turn.catch((error: unknown) => {
      throw refusalOf(type, error);
    });
  }

  /** The item; 404 when there is none; for one in the trash the error says who put it there, and when. */
  async expect(manager: EntityManager, type: ContentType, id: number): Promise<ContentRow> {
    const row = await this.repository.find(type, id, manager);
    if (row) return row;
    const trashed = await this.repository.findTrashed(type, id, manager);
    if (!trashed?.trashed_at) throw new AppError(404, 'Такой записи нет: возможно, её уже удалили');
    const when = formatDate(trashed.trashed_at.toISOString(), 'DD.MM.YYYY HH:mm');
    const by = await removedBy(manager, type, id);
    throw new AppError(
      404,
      `Запись «${historyTitle(type, trashed)}» отправлена в корзину ${when}${by === undefined ? '' : ` (${by})`}. Верните её из корзины или сохраните набранное как новую`,
    );
  }

  /** Records what became of an item; tells the shells when visitors saw it before or see it now. */
  async written(manager: EntityManager, { type, actor, action, before, after }: ContentWrite): Promise<void> {
    const row = after ?? before;
    if (!row) return;
    expectPolicyStays(type, before, after);
    await expectOnlyTerm(manager, type, before, after);
    const historyId = await this.history.add(manager, {
      actor,
      action,
      entity: type.name,
      entityId: row.id,
      title: historyTitle(type, row),
      ...historyFacts(type, before, after),
    });
    // What goes to the trash is no more for visitors.
    await this.documents.follow(manager, type, after ?? { ...row, trashed_at: new Date() }, historyId);
    if (after && after.version !== before?.version)
      await this.remember(manager, { type, actor, action, before, after });
    await this.gate.expect(manager, { type, action, before, after });
    await followHeld(manager, type, { before, after });
    await this.photos.follow(manager, type, { id: row.id, after }, actor);
    await this.clearWay(manager, { type, actor, before, after });
    if (before?.version !== after?.version)
      await this.links.follow(manager, type, { id: row.id, title: historyTitle(type, row), before, after });
    await this.events.tell(manager, contentEvents(type, before, after));
    const now = new Date();
    const concerned = [before, after].some((side) => side !== null && isVisible(side, now));
    if (concerned)
      await this.changes.record(manager, [...tagsOf(type, row.id), ...listsAround(type, before, after)]);
  }

  /**
   * The editors' redirect from the address at which visitors see the item from now on goes to the trash: one of the time when
   * it was not there. A redirect that is written away from a page stays, until the page is hidden and shown again.
   */
  async clearWay(
    manager: EntityManager,
    { type, actor, before, after }: Omit<ContentWrite, 'action'>,
  ): Promise<void> {
    const path = shownAt(type, after);
    if (path === null || path === shownAt(type, before)) return;
    for (const rule of await redirectsFrom(manager, path)) {
      await this.repository.update(manager, redirect, rule.id, { trashed_at: new Date(), place: null });
      await this.written(manager, { type: redirect, actor, action: 'remove', before: rule, after: null });
    }
  }

  /** What is gone for good, with everything that was remembered of it. */
  async purged(
    manager: EntityManager,
    { type, actor, row }: { type: ContentType; actor: HistoryActor; row: ContentRow },
  ): Promise<void> {
    if (await draftLeadsTo(manager, type, row.id)) {
      throw new AppError(409, 'На эту запись ссылается черновик: сначала опубликуйте его или отбросьте');
    }
    await tellSets(manager, this.history, { type, actor, row });
    await deleteRevisions(manager, type, row.id);
    await deleteDraft(manager, type, row.id);
    await setRemoval(manager, type, row.id, { at: null, actor });
    await this.usage.set(manager, { contentType: type.name, itemId: `${row.id}?draft`, title: '' }, []);
    await this.documents.forget(manager, type, row.id);
    await deleteFormerSlugs(manager, type, row.id);
    await dropApproval(manager, type, row.id);
    await deleteComments(manager, type, row.id);
    await this.usage.set(manager, { contentType: type.name, itemId: row.id, title: '' }, []);
    await this.written(manager, { type, actor, action: 'purge', before: row, after: null });
  }

  /** The revision that a change made, and the files that the item shows now. Places and highlights make none. */
  private async remember(
    manager: EntityManager,
    { type, actor, action, after }: ContentWrite & { after: ContentRow },
  ): Promise<void> {
    const { open, names } = revisionFacts(type, after);
    const sealed = isPersonal(type) ? this.vault.sealFacts(type, after.id, names) : null;
    const { version } = after;
    // The draft goes when this is written.
    const draft = OUT_OF_DRAFT.includes(action) ? await changesOf(manager, type, after.id) : undefined;
    const authors = draft?.author_ids ?? null;
    await addRevision(manager, type, after.id, { version, actor, action, authors, facts: open, sealed });
    const shown = [
      ...filesInValues(fromColumns(type, after)),
      ...(await this.documents.filesOf(manager, type, after.id)),
    ];
    const title = historyTitle(type, after);
    await this.usage.set(manager, { contentType: type.name, itemId: after.id, title }, shown);
  }
}

/** Address at which visitors see the item now and have been told so; null when they do not, or it has no page of its own. */
function shownAt(type: ContentType, row: ContentRow | null): string | null {
  return row?.announced && isVisible(row, new Date()) ? pathOfItem(type, row) : null;
}

const TAKEN = 'Такая запись уже есть';

/** Whether a write was refused because another item has its unique value. */
export function isTaken(error: unknown): boolean {
  return (
    error instanceof AppError && Object.values(error.validation ?? {}).some(([first]) => first === TAKEN)
  );
}

/** What the database refuses, as people understand it. */
function refusalOf(type: ContentType, error: unknown): unknown {
  if (!(error instanceof QueryFailedError)) return error;
  const { code } = error.driverError as { code?: string };
  if (code === UNIQUE_VIOLATION) {
    const unique = fieldsOf(type).find(([, field]) => field.kind === 'text' && field.unique);
    return AppError.invalid({ [unique?.[0] ?? type.title]: [TAKEN] });
  }
  if (code === FOREIGN_KEY_VIOLATION) {
    return new AppError(409, 'На эту запись ссылаются другие, в том числе из корзины: сначала удалите их');
  }
  return error;
}

/** Lists leave out items with a redirect on their page. */
function listsAround(type: ContentType, ...sides: (ContentRow | null)[]): string[] {
  if (type.name !== redirect.name) return [];
  const paths = sides.flatMap((side) =>
    side ? (pageAddress(textIn(fromColumns(type, side), 'path')) ?? []) : [],
  );
  return [...new Set(paths.flatMap(pagedAt).map(({ paged }) => paged.type.name))];
}

/** What pages depend on when they show the item, or a list of such items. */
export function tagsOf(type: ContentType, id: number): string[] {
  return [type.name, `${type.name}:${id}`];
}
