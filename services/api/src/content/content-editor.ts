import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { HistoryAction } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { isRowId } from '../core/dto/row-id.ts';
import { AppError } from '../core/errors/app-error.ts';
import { AddedOnce } from './added-once.ts';
import type { ContentActor } from './content-actor.ts';
import { closeHighlights } from './close-highlights.ts';
import { ContentLinks } from './content-links.ts';
import { ContentRepository } from './content.repository.ts';
import type { ContentRow } from './content-row.ts';
import { type ContentItem, ContentView } from './content-view.ts';
import { ContentWrites } from './content-writes.ts';
import { expectMayWrite } from './drafts/may-change.ts';
import { expectOrder } from './drafts/moment-order.ts';
import { expectMomentRight } from './drafts/moment-of-published.ts';
import { expectFieldRights } from './fields/field-groups.ts';
import type { Columns } from './fields/field-rules.ts';
import {
  expectWhole,
  fieldsOf,
  fromColumns,
  readValues,
  textIn,
  toColumns,
  type Values,
} from './fields/values.ts';
import { GivenValues } from './given-values.ts';
import { changesList, PlaceKeeper } from './order/place-keeper.repository.ts';
import { expectPublishedAt, readPublishedAt } from './published-at.ts';
import { isRepeated, type SeenAction } from './repeated-action.ts';
import { SlugKeeper } from './slugs/slug-keeper.ts';
import { checkByType } from './type-checks.ts';

/** A JSON object as a client sent it. */
export type GivenFields = Record<string, unknown>;

/** Writes that are of the item alone. */
const SAVES: readonly HistoryAction[] = ['update', 'revert'];

/** Adds and changes items of every type. */
@Injectable()
export class ContentEditor {
  constructor(
    private readonly repository: ContentRepository,
    private readonly writes: ContentWrites,
    private readonly view: ContentView,
    private readonly slugs: SlugKeeper,
    private readonly places: PlaceKeeper,
    private readonly links: ContentLinks,
    private readonly addedOnce: AddedOnce,
    private readonly given: GivenValues,
  ) {}

  /**
   * A draft. 422 with what is wrong, by field. The same call under the same `key` answers the item that the first one has made;
   * 409 with that item when it says something else.
   */
  async add(type: ContentType, given: GivenFields, actor: ContentActor, key?: string): Promise<ContentItem> {
    const adding = key === undefined ? null : { key, by: actor.id, given };
    const values = this.given.read(type, given, null, !type.drafts);
    const at = readPublishedAt(given['publishedAt']) ?? null;
    const row = await this.writes.run(type, async (manager) => {
      const made = adding && (await this.addedOnce.find(manager, type, adding));
      if (made) return made;
      expectFieldRights(type, null, values, actor);
      await this.links.expect(manager, type, values, null);
      await checkByType(manager, type, values, null);
      const columns = toColumns(type, await this.withSlug(manager, type, values, null));
      const added = await this.repository.insert(manager, type, {
        ...columns,
        place: await this.places.next(manager, type, columns),
        ...(type.drafts ? { published_at: at } : { status: 'published', ...moment(true, at ?? new Date()) }),
      });
      await this.slugs.settle(manager, type, null, added);
      await this.writes.written(manager, { type, actor, action: 'add', before: null, after: added });
      if (adding) await this.addedOnce.remember(manager, type, adding, added);
      return added;
    });
    return this.view.item(type, row);
  }

  /**
   * Changes the fields that were sent. 409 with the present item when `version` is not its version; 422 also for what
   * a published item must not be without.
   */
  update(
    type: ContentType,
    id: number,
    given: GivenFields,
    actor: ContentActor,
    action: HistoryAction = 'update',
  ): Promise<ContentItem> {
    return this.write(type, id, given, actor, { action, versioned: true });
  }

  /** What a single button changes: nobody's edit is overwritten by it, so it names no version. */
  change(type: ContentType, id: number, given: GivenFields, actor: ContentActor): Promise<ContentItem> {
    return this.write(type, id, given, actor, { action: 'update', versioned: false });
  }

  /**
   * The values that an item would have, once they have met all that a change must meet before it is written: also for who
   * asks what would come of it. 422 and 403 with what is wrong, by field.
   */
  async valuesAfter(
    manager: EntityManager,
    type: ContentType,
    before: ContentRow,
    given: GivenFields,
    actor: ContentActor,
  ): Promise<Values> {
    await expectMayWrite(manager, type, before, actor);
    const present = fromColumns(type, before);
    const values = this.given.read(type, given, present, before.status === 'published');
    expectFieldRights(type, present, values, actor);
    await this.links.expect(manager, type, values, before.id);
    await checkByType(manager, type, values, before.id);
    return values;
  }

  private async write(
    type: ContentType,
    id: number,
    given: GivenFields,
    actor: ContentActor,
    { action, versioned }: { action: HistoryAction; versioned: boolean },
  ): Promise<ContentItem> {
    const publishedAt = readPublishedAt(given['publishedAt']);
    const row = await this.writes.run(type, async (manager) => {
      const before = await this.writes.expect(manager, type, id);
      if (versioned) await this.expectVersion(type, before, given['version']);
      const published = before.status === 'published';
      const values = await this.valuesAfter(manager, type, before, given, actor);
      expectPublishedAt(published, publishedAt);
      const whole = await this.withSlug(manager, type, values, id);
      const at = publishedAt === undefined ? before.published_at : publishedAt;
      const isSame =
        isDeepStrictEqual(whole, fromColumns(type, before)) &&
        at?.getTime() === before.published_at?.getTime();
      // What has changed nothing must not throw others into a conflict; a draft goes out even when it is as the item was.
      if (isSame && SAVES.includes(action)) return before;
      const columns = toColumns(type, whole);
      expectMomentRight(type, before, at, actor);
      const toOther = changesList(type, before, columns);
      const leaves = before.place !== null && toOther;
      const place = leaves ? await this.places.next(manager, type, columns) : before.place;
      const after = await this.repository.update(manager, type, id, {
        ...columns,
        ...moment(published, at),
        place,
        // What lies in the archive has had no place in its other list.
        ...(toOther && { former_place: null }),
      });
      if (leaves) await this.places.close(manager, type, before);
      if (at?.getTime() !== before.published_at?.getTime())
        await expectOrder(manager, type, after, { field: 'publishedAt', set: 'comes' });
      await this.slugs.settle(manager, type, before, after);
      await this.writes.written(manager, { type, actor, action, before, after });
      return after;
    });
    return this.view.item(type, row);
  }

  /**
   * Does something with an item while it is as somebody has seen it, or as the same act has left it: 409 with the present one
   * when `version` is not its version.
   */
  at<Result>(type: ContentType, id: number, seen: SeenAction, work: () => Promise<Result>): Promise<Result> {
    return this.writes.together(async (manager) => {
      await this.repository.lock(manager, type);
      const row = await this.writes.expect(manager, type, id);
      const isDone = await isRepeated(manager, type, row, seen);
      if (!isDone) await this.expectVersion(type, row, seen.version);
      const result = await work();
      // Done already, and now something else of it (another year of the archive).
      if (isDone && (await this.writes.expect(manager, type, id)).version !== row.version)
        await this.expectVersion(type, row, seen.version);
      return result;
    });
  }

  /** Shows the item to visitors, now or at its moment; 422 with what it lacks. Publishing twice changes nothing. */
  publish(
    type: ContentType,
    id: number,
    actor: ContentActor,
    action: HistoryAction = 'publish',
  ): Promise<ContentItem> {
    return this.setColumns(type, id, actor, action, (row) => {
      if (row.status === 'published') return null;
      expectWhole(type, fromColumns(type, row));
      return { status: 'published', ...moment(true, row.published_at ?? new Date()) };
    });
  }

  /** Hides the item, also from the highlights; its date stays for the next time. */
  unpublish(type: ContentType, id: number, actor: ContentActor): Promise<ContentItem> {
    return this.setColumns(type, id, actor, 'unpublish', (row) =>
      row.status === 'draft' ? null : { status: 'draft', announced: true, highlight_position: null },
    );
  }

  /** Takes the images off the item; the files stay, other items may show them. */
  removeImages(type: ContentType, id: number, actor: ContentActor): Promise<ContentItem> {
    const images = fieldsOf(type).filter(([, { kind }]) => kind === 'image');
    const none = Object.fromEntries(images.map(([name]) => [name, null]));
    return this.setColumns(type, id, actor, 'remove-img', (row) => {
      const present = fromColumns(type, row);
      if (images.every(([name]) => present[name] === null)) return null;
      return toColumns(type, readValues(type, none, present, row.status === 'published'));
    });
  }

  /** What a button changes of an item; null: nothing. */
  private async setColumns(
    type: ContentType,
    id: number,
    actor: ContentActor,
    action: HistoryAction,
    change: (row: ContentRow) => Columns | null,
  ): Promise<ContentItem> {
    const row = await this.writes.run(type, async (manager) => {
      const before = await this.writes.expect(manager, type, id);
      const columns = change(before);
      if (columns === null) return before;
      await expectMayWrite(manager, type, before, actor);
      const after = await this.repository.update(manager, type, id, columns);
      expectFieldRights(type, fromColumns(type, before), fromColumns(type, after), actor);
      const leaves = before.highlight_position !== null && after.highlight_position === null;
      if (leaves) await closeHighlights(this.repository, manager, type);
      await this.writes.written(manager, { type, actor, action, before, after });
      return after;
    });
    return this.view.item(type, row);
  }

  private async expectVersion(type: ContentType, row: ContentRow, version: unknown): Promise<void> {
    if (!isRowId(version)) throw AppError.invalid({ version: ['Нужна версия, которую правили'] });
    if (version === row.version) return;
    throw new AppError(409, 'Пока вы правили, запись изменили', {
      fields: { version, currentVersion: row.version },
      current: await this.view.item(type, row),
    });
  }

  private async withSlug(
    manager: EntityManager,
    type: ContentType,
    values: Values,
    itemId: number | null,
  ): Promise<Values> {
    const slugs = { ...values };
    for (const [name, field] of fieldsOf(type)) {
      if (field.kind !== 'slug') continue;
      const wanted = {
        name,
        field,
        slug: textIn(values, name),
        source: textIn(values, field.source),
        itemId,
      };
      slugs[name] = await this.slugs.choose(manager, type, wanted);
    }
    return slugs;
  }
}

/** A published item of the future is announced when its moment comes. */
function moment(published: boolean, at: Date | null): { published_at: Date | null; announced: boolean } {
  return { published_at: at, announced: !published || at === null || at <= new Date() };
}
