import { Injectable } from '@nestjs/common';
import type { ContentListRow, HistoryAction, MoveDirection } from '@polden/api-contract';
import { type ContentType, MAIN_WORDS } from '@polden/content-model';
import { AppError } from '../core/errors/app-error.ts';
import type { HistoryActor } from '../history/index.ts';
import { ContentRepository } from './content.repository.ts';
import type { ContentRow } from './content-row.ts';
import { ContentView } from './content-view.ts';
import { ContentWrites } from './content-writes.ts';

/** Ids in their order, before and after a change of an item. */
type Reorder = (ids: readonly number[], row: ContentRow) => number[];

/** The items of a type that stand out, in an order of their own. Each answer is the whole list after the change. */
@Injectable()
export class Highlights {
  constructor(
    private readonly repository: ContentRepository,
    private readonly writes: ContentWrites,
    private readonly view: ContentView,
  ) {}

  async list(type: ContentType): Promise<ContentListRow[]> {
    return this.view.rows(type, await this.repository.highlights(type, { visibleOnly: false }));
  }

  /** Puts an item at its place, or at the end; 422 for a draft, which nobody would see there, and when there is no more room. */
  add(type: ContentType, id: number, actor: HistoryActor, place?: number): Promise<ContentListRow[]> {
    const { max, words } = type.highlights ?? { max: 0, words: MAIN_WORDS };
    return this.change(type, id, actor, 'highlight-add', (ids, { status }) => {
      if (ids.includes(id)) return [...ids];
      if (status === 'draft')
        throw AppError.invalid({ highlight: ['Это черновик: сначала опубликуйте его'] });
      if (ids.length >= max) {
        throw AppError.invalid({ highlight: [words.full.replace('{max}', String(max))] });
      }
      return ids.toSpliced(place === undefined ? ids.length : place - 1, 0, id);
    });
  }

  remove(type: ContentType, id: number, actor: HistoryActor): Promise<ContentListRow[]> {
    return this.change(type, id, actor, 'highlight-remove', (ids) => ids.filter((each) => each !== id));
  }

  /** Changes places with the neighbour; at the ends, and outside of the list, nothing happens. */
  move(
    type: ContentType,
    id: number,
    direction: MoveDirection,
    actor: HistoryActor,
  ): Promise<ContentListRow[]> {
    return this.change(type, id, actor, 'highlight-move', (ids) => {
      const from = ids.indexOf(id);
      const to = direction === 'up' ? from - 1 : from + 1;
      const neighbour = ids[to];
      if (from < 0 || neighbour === undefined) return [...ids];
      return ids.map((each, index) => (index === from ? neighbour : index === to ? id : each));
    });
  }

  private async change(
    type: ContentType,
    id: number,
    actor: HistoryActor,
    action: HistoryAction,
    reorder: Reorder,
  ): Promise<ContentListRow[]> {
    const rows = await this.writes.run(type, async (manager) => {
      const list = () => this.repository.highlights(type, { visibleOnly: false }, manager);
      const before = await this.writes.expect(manager, type, id);
      const present = await list();
      const ids = present.map((row) => row.id);
      const next = reorder(ids, before);
      if (next.join() === ids.join()) return present;
      await this.repository.setHighlights(manager, type, next);
      const after = await this.writes.expect(manager, type, id);
      await this.writes.written(manager, { type, actor, action, before, after });
      return list();
    });
    return this.view.rows(type, rows);
  }
}
