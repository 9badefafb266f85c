import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type MediaImage, UPLOAD_MAX_BYTES } from '@polden/api-contract';
import { readFile } from 'node:fs/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentChangesService } from '../../../core/changes/content-changes.service.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { HistoryService } from '../../../history/index.ts';
import type { ContentActor } from '../../content-actor.ts';
import { shownName } from '../file-name.ts';
import { encodeImage } from '../images/encode-image.ts';
import { expectImage } from '../images/expect-image.ts';
import { imageByHash, lockImage } from '../images/images.repository.ts';
import { toMediaImage } from '../images/media-image.ts';
import { ImageChanges } from '../library/image-changes.ts';
import { MediaUsage } from '../library/media-usage.ts';
import { lockHash } from '../lock-hash.repository.ts';
import { MediaStore } from '../store/media-store.ts';
import { withTemporaryFile } from '../uploads/temporary-file.ts';
import { exchangeImage } from './replaced-images.repository.ts';

const MEGABYTE = 1024 * 1024;

/** Texts name the addresses of their pictures. Both are called in the transaction. */
export interface ReplacementFollower {
  /** Takes its turns before a row is locked, as editors do: else each would wait for the other. */
  prepare: (manager: EntityManager) => Promise<void>;
  follow: (manager: EntityManager, image: MediaImage, actor: ContentActor) => Promise<void>;
}

/** Other bytes for an image: it stays the same item, and everything that shows it shows the new one. */
@Injectable()
export class MediaReplacement {
  private readonly followers: ReplacementFollower[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: MediaStore,
    private readonly usage: MediaUsage,
    private readonly history: HistoryService,
    private readonly changes: ContentChangesService,
    private readonly imageChanges: ImageChanges,
  ) {}

  register(follower: ReplacementFollower): void {
    this.followers.push(follower);
  }

  /** 404 for an unknown image, 413, 415 and 422 as an upload, 403 and 422 where it may not look otherwise (ImageChanges), 409 when the new one is in the library already. */
  replaceFrom(id: string, body: Readable, actor: ContentActor): Promise<MediaImage> {
    const message = `Картинка больше ${UPLOAD_MAX_BYTES / MEGABYTE} МБ: уменьшите её`;
    return withTemporaryFile(body, { maxBytes: UPLOAD_MAX_BYTES, message }, async (path) =>
      this.replace(id, await readFile(path), actor),
    );
  }

  async replace(id: string, original: Buffer, actor: ContentActor): Promise<MediaImage> {
    expectImage(original);
    const { files, ...encoded } = await encodeImage(original);
    const { image, formerHash } = await this.dataSource.transaction(async (manager) => {
      for (const follower of this.followers) await follower.prepare(manager);
      await lockHash(manager, encoded.hash);
      const former = await lockImage(manager, id);
      if (!former) throw new AppError(404, 'Такой картинки нет: возможно, её уже удалили');
      await this.imageChanges.expect(manager, id, actor);
      const known = await imageByHash(manager, encoded.hash);
      if (known) {
        throw new AppError(
          409,
          known.id === id ? 'Это та же самая картинка' : 'Такая картинка в медиатеке уже есть',
        );
      }
      await this.store.put(encoded.hash, files);
      await exchangeImage(manager, former, { ...encoded, bytes: original.length });
      const next = toMediaImage({ ...former, ...encoded, focus_x: 0.5, focus_y: 0.5 });
      for (const follower of this.followers) await follower.follow(manager, next, actor);
      await this.history.record(manager, {
        actor,
        action: 'update',
        entity: 'media',
        entityId: id,
        title: shownName(former.file_name),
        before: { width: former.width, height: former.height, file: former.hash },
        after: { width: encoded.width, height: encoded.height, file: encoded.hash },
      });
      const uses = await this.usage.of(id, manager);
      const tags = uses.flatMap(({ contentType, itemId }) => [contentType, `${contentType}:${itemId}`]);
      if (tags.length > 0) await this.changes.record(manager, [...new Set(tags)]);
      return { image: next, formerHash: former.hash };
    });
    // Once nothing names them any more: requests for the old address are led to the new one. Somebody may have uploaded the
    // same bytes meanwhile.
    await this.dataSource.transaction(async (manager) => {
      await lockHash(manager, formerHash);
      if (!(await imageByHash(manager, formerHash))) await this.store.remove(formerHash);
    });
    return image;
  }
}
