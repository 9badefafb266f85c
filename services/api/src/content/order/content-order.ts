import { Injectable } from '@nestjs/common';
import type { HistoryAction, MoveDirection } from '@polden/api-contract';
import { actionsOf, type ContentType } from '@polden/content-model';
import { isObject } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { isRowId } from '../../core/dto/row-id.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { ContentActor } from '../content-actor.ts';
import { ContentEditor, type GivenFields } from '../content-editor.ts';
import { ContentRepository } from '../content.repository.ts';
import type { ContentRow } from '../content-row.ts';
import { type ContentItem, ContentView } from '../content-view.ts';
import { ContentWrites } from '../content-writes.ts';
import { readArchiveYear } from './archive-year.ts';
import { PlaceKeeper, withoutPlace } from './place-keeper.repository.ts';

/** Places of items in their lists, and the archive. */
@Injectable()
export class ContentOrder {
  constructor(
    private readonly repository: ContentRepository,
    private readonly writes: ContentWrites,
    private readonly places: PlaceKeeper,
    private readonly editor: ContentEditor,
    private readonly view: ContentView,
  ) {}

  /** As the editor adds; also at a `place` of its list, where that is given. */
  add(type: ContentType, given: GivenFields, actor: ContentActor, key?: string): Promise<ContentItem> {
    return this.atPlace(type, given, actor, (fields) => this.editor.add(type, fields, actor, key));
  }

  /** As the editor changes the fields; also the `place` in its list, where another one is given. Both or neither. */
  update(type: ContentType, id: number, given: GivenFields, actor: ContentActor): Promise<ContentItem> {
    return this.atPlace(type, given, actor, (fields) => this.editor.update(type, id, fields, actor));
  }

  /** Changes places with the neighbour; at the ends, in the archive and without an order nothing happens. */
  move(type: ContentType, id: number, direction: MoveDirection, actor: ContentActor): Promise<ContentItem> {
    return this.change(type, id, actor, 'move', (manager, row) =>
      this.places.put(manager, type, row, (row.place ?? 0) + (direction === 'up' ? -1 : 1)),
    );
  }

  /**
   * To a place of its list (`position` from 1) or of another one (`within`, with the fields that say which), to a
   * neighbour's (`direction`) or to another list (`categoryId`): one of them, 422 otherwise.
   */
  moveItem(type: ContentType, id: number, given: GivenFields, actor: ContentActor): Promise<ContentItem> {
    const { direction, categoryId, position, within } = given;
    const ways = [direction, categoryId, position].filter((way) => way !== undefined);
    if (ways.length !== 1) {
      throw AppError.invalid({
        position: ['Куда: что-то одно — место от 1, направление (up, down) или раздел (categoryId)'],
      });
    }
    if (within !== undefined) return this.moveWithin(type, id, { within, position }, actor);
    if (categoryId !== undefined) return this.moveToList(type, id, categoryId, actor);
    if (direction === 'up' || direction === 'down') return this.move(type, id, direction, actor);
    if (direction !== undefined) throw AppError.invalid({ direction: ['Вверх (up) или вниз (down)'] });
    if (!isRowId(position)) throw AppError.invalid({ position: ['Место — целое число от 1'] });
    return this.change(type, id, actor, 'move', (manager, row) =>
      this.places.put(manager, type, row, position),
    );
  }

  /** To a place of another list, both or neither. */
  private moveWithin(
    type: ContentType,
    id: number,
    { within, position }: { within: unknown; position: unknown },
    actor: ContentActor,
  ): Promise<ContentItem> {
    if (!isRowId(position)) throw AppError.invalid({ position: ['Место — целое число от 1'] });
    const known = type.order?.within ?? [];
    if (!isObject<GivenFields>(within) || !Object.keys(within).every((name) => known.includes(name))) {
      throw AppError.invalid({ within: ['Список задают только поля, по которым записи разложены'] });
    }
    return this.writes.together(async () => {
      await this.editor.change(type, id, within, actor);
      return this.change(type, id, actor, 'move', (manager, row) =>
        this.places.put(manager, type, row, position),
      );
    });
  }

  private async atPlace(
    type: ContentType,
    { place, ...fields }: GivenFields,
    actor: ContentActor,
    write: (fields: GivenFields) => Promise<ContentItem>,
  ): Promise<ContentItem> {
    if (place === undefined || place === null) return write(fields);
    if (!isRowId(place)) throw AppError.invalid({ place: ['Место — целое число от 1'] });
    return this.writes.together(async () => {
      const item = await write(fields);
      if (item.place === place) return item;
      if (!actor.may(actionsOf(type).moveItem)) throw new AppError(403, 'Недостаточно прав');
      if (item.archived) throw AppError.invalid({ place: ['В архиве у записи места нет'] });
      return this.change(type, item.id, actor, 'move', (manager, row) =>
        this.places.put(manager, type, row, place),
      );
    });
  }

  private moveToList(
    type: ContentType,
    id: number,
    categoryId: unknown,
    actor: ContentActor,
  ): Promise<ContentItem> {
    const [list] = type.order?.within ?? [];
    if (list !== undefined) return this.editor.change(type, id, { [list]: categoryId }, actor);
    throw AppError.invalid({ categoryId: ['Здесь один список: переносить некуда'] });
  }

  /** Puts the item away; `year` where the type keeps its archive by year. Twice changes the year alone. */
  archive(type: ContentType, id: number, given: GivenFields, actor: ContentActor): Promise<ContentItem> {
    return this.change(type, id, actor, 'archive', async (manager, row) => {
      const year = type.archive?.byYear ? readArchiveYear(type, row, given['year']) : null;
      if (row.archived) {
        // Put away already: under another year, where it is kept by year.
        if (row.archive_year !== year)
          await this.repository.update(manager, type, id, { archive_year: year });
        return;
      }
      const columns = { archived: true, archive_year: year, ...withoutPlace(row) };
      await this.repository.update(manager, type, id, columns);
      await this.places.close(manager, type, row);
    });
  }

  /** Back to its place. */
  unarchive(type: ContentType, id: number, actor: ContentActor): Promise<ContentItem> {
    return this.change(type, id, actor, 'unarchive', async (manager, row) => {
      if (!row.archived) return;
      const place = await this.places.reopen(manager, type, row);
      await this.repository.update(manager, type, id, { archived: false, archive_year: null, place });
    });
  }

  private async change(
    type: ContentType,
    id: number,
    actor: ContentActor,
    action: HistoryAction,
    write: (manager: EntityManager, row: ContentRow) => Promise<void>,
  ): Promise<ContentItem> {
    const row = await this.writes.run(type, async (manager) => {
      const before = await this.writes.expect(manager, type, id);
      await write(manager, before);
      const after = await this.writes.expect(manager, type, id);
      await this.writes.written(manager, { type, actor, action, before, after });
      return after;
    });
    return this.view.item(type, row);
  }
}
