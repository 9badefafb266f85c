import { Injectable } from '@nestjs/common';
import {
  MEDIA_PAGE_SIZE,
  type MediaDescription,
  type MediaImage,
  type MediaKind,
  type MediaList,
  type MediaListItem,
  type MediaListQuery,
} from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentChangesService } from '../../../core/changes/content-changes.service.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { type HistoryActor, HistoryService } from '../../../history/index.ts';
import type { ContentActor } from '../../content-actor.ts';
import { shownName } from '../file-name.ts';
import { FilesService } from '../files/files.service.ts';
import { type ImageFacts, lockImage, setAlt, setFocus } from '../images/images.repository.ts';
import { type MediaRow, toMediaImage } from '../images/media-image.ts';
import { MediaService } from '../media.service.ts';
import { ImageChanges } from './image-changes.ts';
import { countMedia, type ListedRow, mediaByIds, pageOfMedia } from './media-library.repository.ts';
import { MediaUsage } from './media-usage.ts';

/** Everything that was uploaded: looking for it, and the focal points of the images. */
@Injectable()
export class MediaLibrary {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: MediaService,
    private readonly files: FilesService,
    private readonly usage: MediaUsage,
    private readonly history: HistoryService,
    private readonly changes: ContentChangesService,
    private readonly imageChanges: ImageChanges,
  ) {}

  /** A page of what is there or, `trashed`, of the trash; the newest first. */
  async list({ page = 1, search = '', kind, trashed, undescribed }: MediaListQuery): Promise<MediaList> {
    const kinds: MediaKind[] = undescribed ? ['image'] : kind ? [kind] : ['image', 'file'];
    const { manager } = this.dataSource;
    const filter = { search, kinds, trashed: trashed === 'only', undescribed: undescribed === '1' };
    const total = await countMedia(manager, filter);
    const rows = await pageOfMedia(manager, filter, page);
    return {
      items: await this.toItems(rows),
      pageCount: Math.ceil(total / MEDIA_PAGE_SIZE),
    };
  }

  /** Says which point of the image stays in sight; pages that show it are told. 404 for an unknown image. */
  setFocus(id: string, focus: MediaImage['focus'], actor: ContentActor): Promise<MediaImage> {
    return this.dataSource.transaction(async (manager) => {
      const row = await expectImage(manager, id);
      const image = toMediaImage(row);
      if (image.focus.x === focus.x && image.focus.y === focus.y) return image;
      await this.imageChanges.expect(manager, id, actor);
      await setFocus(manager, id, focus);
      await this.history.record(manager, {
        actor,
        action: 'update',
        entity: 'media',
        entityId: id,
        title: shownName(row.file_name),
        before: { focus: image.focus },
        after: { focus },
      });
      const uses = await this.usage.of(id, manager);
      const tags = uses.flatMap(({ contentType, itemId }) => [contentType, `${contentType}:${itemId}`]);
      if (tags.length > 0) await this.changes.record(manager, [...new Set(tags)]);
      return { ...image, focus };
    });
  }

  /** Says what is to be seen on an image; places that have a text of their own keep it. 404 for an unknown image. */
  describe(id: string, alt: string, actor: HistoryActor): Promise<void> {
    return this.dataSource.transaction(async (manager) =>
      this.describeOne(manager, await expectImage(manager, id), alt, actor),
    );
  }

  /** The same for several that have no description: ids of those that are gone, or have other words by now, and are left. */
  describeMany(items: readonly MediaDescription[], actor: HistoryActor): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const left: string[] = [];
      // In one order, or two would wait for each other.
      const sorted = items.toSorted((one, other) => one.id.localeCompare(other.id));
      for (const { id, alt: typed } of sorted) {
        const alt = typed.trim();
        const row = await lockImage(manager, id);
        if (row?.alt === '') await this.describeOne(manager, row, alt, actor);
        else if (row?.alt !== alt) left.push(id);
      }
      return left;
    });
  }

  /** Those of the ids that there are, by id. */
  async byIds(ids: readonly string[]): Promise<Map<string, MediaListItem>> {
    if (ids.length === 0) return new Map();
    const items = await this.toItems(await mediaByIds(this.dataSource.manager, ids));
    return new Map(items.map((item) => [item.id, item]));
  }

  private async describeOne(
    manager: EntityManager,
    row: MediaRow & ImageFacts,
    alt: string,
    actor: HistoryActor,
  ): Promise<void> {
    await setAlt(manager, row.id, alt);
    await this.history.record(manager, {
      actor,
      action: 'update',
      entity: 'media',
      entityId: row.id,
      title: shownName(row.file_name),
      before: { alt: row.alt },
      after: { alt },
    });
  }

  private async toItems(rows: ListedRow[]): Promise<MediaList['items']> {
    const ids = rows.map(({ id }) => id);
    const [images, files] = [await this.images.find(ids), await this.files.find(ids)];
    return rows.map(({ id, kind, file_name, bytes, created_at, uses, alt }) => ({
      id,
      kind,
      fileName: file_name,
      bytes,
      createdAt: created_at.toISOString(),
      uses,
      alt,
      image: images.get(id) ?? null,
      file: files.get(id) ?? null,
    }));
  }
}

/** Nobody else changes it until the transaction ends; 404 for an unknown one. */
async function expectImage(manager: EntityManager, id: string): Promise<MediaRow & ImageFacts> {
  const row = await lockImage(manager, id);
  if (!row) throw new AppError(404, 'Такой картинки нет: возможно, её уже удалили');
  return row;
}
