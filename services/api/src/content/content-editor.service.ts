import { Injectable } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../errors/app-error.ts';
import type { HistoryActor } from '../history/history.service.ts';
import { MediaService } from '../media/media.service.ts';
import { ContentRepository } from './content-repository.ts';
import type { ContentRow } from './content-row.ts';
import { type ContentItem, ContentView } from './content-view.ts';
import { ContentWrites } from './content-writes.ts';
import {
  fieldsOf,
  fromColumns,
  missingFields,
  readValues,
  textIn,
  toColumns,
  type Values,
} from './fields/values.ts';
import { readPublishedAt } from './published-at.ts';
import { SlugKeeper } from './slugs/slug-keeper.ts';

/** A JSON object as a client sent it. */
export type GivenFields = Record<string, unknown>;

/** Adds and changes items of every type. */
@Injectable()
export class ContentEditor {
  constructor(
    private readonly repository: ContentRepository,
    private readonly writes: ContentWrites,
    private readonly view: ContentView,
    private readonly slugs: SlugKeeper,
    private readonly media: MediaService,
  ) {}

  /** A draft. 422 with what is wrong, by field. */
  async add(type: ContentType, given: GivenFields, actor: HistoryActor): Promise<ContentItem> {
    const values = readValues(type, given, null, false);
    const publishedAt = readPublishedAt(given['publishedAt']) ?? null;
    await this.expectImages(type, values);
    const row = await this.writes.run(type, async (manager) => {
      const columns = toColumns(type, await this.withSlug(manager, type, values, null));
      const added = await this.repository.insert(manager, type, { ...columns, published_at: publishedAt });
      await this.slugs.taken(manager, type, String(added['slug']));
      await this.writes.written(manager, { type, actor, action: 'add', before: null, after: added });
      return added;
    });
    return this.view.item(type, row);
  }

  /**
   * Changes the fields that were sent. 409 with the present item when `version` is not its version; 422 also for what
   * a published item must not be without.
   */
  async update(type: ContentType, id: number, given: GivenFields, actor: HistoryActor): Promise<ContentItem> {
    const publishedAt = readPublishedAt(given['publishedAt']);
    const row = await this.writes.run(type, async (manager) => {
      const before = await this.writes.expect(manager, type, id);
      await this.expectVersion(type, before, given['version']);
      const published = before.status === 'published';
      const values = readValues(type, given, fromColumns(type, before), published);
      await this.expectImages(type, values);
      if (published && publishedAt === null) {
        throw AppError.invalid({ publishedAt: ['У опубликованной записи дата обязательна'] });
      }
      const columns = toColumns(type, await this.withSlug(manager, type, values, id));
      const at = publishedAt === undefined ? before.published_at : publishedAt;
      const after = await this.repository.update(manager, type, id, { ...columns, ...moment(published, at) });
      await this.slugs.moved(manager, type, id, String(before['slug']), String(after['slug']));
      await this.writes.written(manager, { type, actor, action: 'update', before, after });
      return after;
    });
    return this.view.item(type, row);
  }

  /** Shows the item to visitors, now or at its moment; 422 with what it lacks. Publishing twice changes nothing. */
  async publish(type: ContentType, id: number, actor: HistoryActor): Promise<ContentItem> {
    const row = await this.writes.run(type, async (manager) => {
      const before = await this.writes.expect(manager, type, id);
      if (before.status === 'published') return before;
      const missing = missingFields(type, fromColumns(type, before), true);
      if (Object.keys(missing).length > 0)
        throw AppError.invalid(missing, 'Для публикации не хватает данных');
      const at = before.published_at ?? new Date();
      const after = await this.repository.update(manager, type, id, {
        status: 'published',
        ...moment(true, at),
      });
      await this.writes.written(manager, { type, actor, action: 'publish', before, after });
      return after;
    });
    return this.view.item(type, row);
  }

  /** Hides the item; its date stays for the next time. */
  async unpublish(type: ContentType, id: number, actor: HistoryActor): Promise<ContentItem> {
    const row = await this.writes.run(type, async (manager) => {
      const before = await this.writes.expect(manager, type, id);
      if (before.status === 'draft') return before;
      const after = await this.repository.update(manager, type, id, { status: 'draft', announced: true });
      await this.writes.written(manager, { type, actor, action: 'unpublish', before, after });
      return after;
    });
    return this.view.item(type, row);
  }

  /** Moves the item to the trash, out of the highlights and off its address. */
  async remove(type: ContentType, id: number, actor: HistoryActor): Promise<true> {
    await this.writes.run(type, async (manager) => {
      const before = await this.writes.expect(manager, type, id);
      await this.repository.update(manager, type, id, { trashed_at: new Date() });
      const highlights = await this.repository.highlights(type, { visibleOnly: false }, manager);
      await this.repository.setHighlights(
        manager,
        type,
        highlights.map((row) => row.id),
      );
      await this.writes.written(manager, { type, actor, action: 'remove', before, after: null });
    });
    return true;
  }

  /** Takes the images off the item; the files stay, other items may show them. */
  async removeImages(type: ContentType, id: number, actor: HistoryActor): Promise<ContentItem> {
    const row = await this.writes.run(type, async (manager) => {
      const before = await this.writes.expect(manager, type, id);
      const images = fieldsOf(type).filter(([, { kind }]) => kind === 'image');
      const none = Object.fromEntries(images.map(([name]) => [name, null]));
      const values = readValues(type, none, fromColumns(type, before), before.status === 'published');
      const after = await this.repository.update(manager, type, id, toColumns(type, values));
      await this.writes.written(manager, { type, actor, action: 'remove-img', before, after });
      return after;
    });
    return this.view.item(type, row);
  }

  private async expectVersion(type: ContentType, row: ContentRow, version: unknown): Promise<void> {
    if (typeof version !== 'number') throw AppError.invalid({ version: ['Нужна версия, которую правили'] });
    if (version === row.version) return;
    throw new AppError(409, 'Пока вы правили, запись изменили', {
      fields: { version, currentVersion: row.version },
      current: await this.view.item(type, row),
    });
  }

  private async expectImages(type: ContentType, values: Values): Promise<void> {
    for (const [name, { kind, label }] of fieldsOf(type)) {
      const value = values[name];
      if (kind !== 'image' || typeof value !== 'object' || value === null || !('mediaId' in value)) continue;
      const found = await this.media.find([value.mediaId]);
      if (!found.has(value.mediaId)) throw AppError.invalid({ [name]: [`${label}: загрузите её ещё раз`] });
    }
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
