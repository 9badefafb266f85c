import { Injectable } from '@nestjs/common';
import {
  type ContentList,
  type ContentListRow,
  type ItemNotEmpty,
  ITEMS_INSIDE_NAMED,
} from '@polden/api-contract';
import { actionsOf, type ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import type { HistoryActor } from '../history/index.ts';
import { PublicationGate } from './approvals/publication-gate.ts';
import { closeHighlights, reopenHighlight } from './close-highlights.ts';
import type { ContentActor } from './content-actor.ts';
import { ContentLinks } from './content-links.ts';
import type { ContentTrashQueryDto } from './content-query.dto.ts';
import { ContentRepository } from './content.repository.ts';
import { type ContentItem, ContentView } from './content-view.ts';
import { ContentWrites } from './content-writes.ts';
import { followHeld } from './drafts/held-members.ts';
import { fromColumns } from './fields/values.ts';
import { itemsInside } from './items-inside.repository.ts';
import { historyTitle } from './kept-facts.ts';
import { StaffLists } from './lists/staff-lists.repository.ts';
import { PlaceKeeper, withoutPlace } from './order/place-keeper.repository.ts';
import { SlugKeeper } from './slugs/slug-keeper.ts';
import { checkByType } from './type-checks.ts';

/** The columns of what is taken off the site. */
const HIDDEN = { status: 'draft', announced: true, highlight_position: null } as const;

const NOT_IN_TRASH = () => new AppError(404, 'В корзине такой записи нет');

/** What was removed, until it is purged. */
@Injectable()
export class ContentTrash {
  constructor(
    private readonly repository: ContentRepository,
    private readonly writes: ContentWrites,
    private readonly places: PlaceKeeper,
    private readonly slugs: SlugKeeper,
    private readonly links: ContentLinks,
    private readonly view: ContentView,
    private readonly lists: StaffLists,
    private readonly gate: PublicationGate,
  ) {}

  /** The last removed first. */
  async list(
    type: ContentType,
    { page, search }: ContentTrashQueryDto,
  ): Promise<ContentList<ContentListRow>> {
    const { rows, total, more } = await this.lists.trash(type, page, search);
    const items = await this.view.rows(type, rows);
    return { items, total, more, pageCount: Math.ceil(total / type.pageSize.admin) };
  }

  /** What a removed item holds. 404 when it is not in the trash. */
  async item(type: ContentType, id: number): Promise<ContentItem> {
    const row = await this.repository.findTrashed(type, id);
    if (!row) throw NOT_IN_TRASH();
    return this.view.item(type, row);
  }

  /** To the trash: out of its list, of the highlights and off its address. 422 while other items stand in it. */
  async remove(type: ContentType, id: number, actor: ContentActor): Promise<true> {
    await this.writes.run(type, async (manager) => {
      const before = await this.writes.expect(manager, type, id);
      const gone = { trashed_at: new Date(), ...withoutPlace(before) };
      await this.repository.update(manager, type, id, gone);
      // Behind the update, which waits for the items that are being put there: see ContentLinks.
      await this.expectEmpty(manager, type, id, actor);
      await this.places.close(manager, type, before);
      if (before.highlight_position !== null) await closeHighlights(this.repository, manager, type);
      await this.writes.written(manager, { type, actor, action: 'remove', before, after: null });
    });
    return true;
  }

  /**
   * Back to its place; under another address when its own was taken meanwhile, and as a draft where two publish it and nobody
   * has approved what would be on the site again. 422 when what it leads to is gone, as for a new item.
   */
  async restore(type: ContentType, id: number, actor: ContentActor): Promise<ContentItem> {
    const row = await this.writes.run(type, async (manager) => {
      const trashed = await this.expectTrashed(manager, type, id);
      const values = fromColumns(type, trashed);
      await this.links.expect(manager, type, values, id, actor);
      await checkByType(manager, type, values, id);
      const place = trashed.archived ? null : await this.places.reopen(manager, type, trashed);
      const slug = await this.slugs.free(manager, type, trashed);
      const back = { trashed_at: null, place, ...slug };
      const isHidden = await this.gate.refuses(manager, {
        type,
        action: 'restore',
        before: null,
        after: { ...trashed, ...back },
      });
      await this.repository.update(manager, type, id, { ...back, ...(isHidden && HIDDEN) });
      if (!isHidden) await reopenHighlight(this.repository, manager, type, trashed);
      const after = await this.writes.expect(manager, type, id);
      await this.slugs.settle(manager, type, trashed, after);
      await this.writes.written(manager, { type, actor, action: 'restore', before: null, after });
      // No earlier schedule brings it out either.
      if (isHidden) await followHeld(manager, type, { before: trashed, after });
      return after;
    });
    return this.view.item(type, row);
  }

  /** For good, with its revisions and what a visitor sent with it; the history keeps its record. */
  async purge(type: ContentType, id: number, actor: HistoryActor): Promise<true> {
    await this.writes.run(type, async (manager) => {
      const trashed = await this.expectTrashed(manager, type, id);
      await this.repository.delete(manager, type, id);
      await this.writes.purged(manager, { type, actor, row: trashed });
    });
    return true;
  }

  private async expectTrashed(manager: EntityManager, type: ContentType, id: number) {
    const row = await this.repository.findTrashed(type, id, manager);
    if (!row) throw NOT_IN_TRASH();
    return row;
  }

  /** 422 while other items stand in it, with the first of those that the actor may list. */
  async expectEmpty(
    manager: EntityManager,
    type: ContentType,
    id: number,
    actor: ContentActor,
  ): Promise<void> {
    const inside = await itemsInside(manager, type, id, ITEMS_INSIDE_NAMED);
    if (inside.length === 0) return;
    const counts = inside.map(({ type: other, total }) => `${other.titles.section} (${total})`);
    const named = inside
      .filter(({ type: other }) => actor.may(actionsOf(other).list))
      .flatMap(({ type: other, rows }) =>
        rows.map((row) => ({ contentType: other.name, itemId: row.id, title: historyTitle(other, row) })),
      );
    const current: ItemNotEmpty['current'] = {
      inside: named.slice(0, ITEMS_INSIDE_NAMED),
      total: inside.reduce((sum, { total }) => sum + total, 0),
    };
    const message = `Сначала уберите отсюда записи: ${counts.join(', ')}`;
    throw new AppError(422, message, { validation: { id: [message] }, current });
  }
}
