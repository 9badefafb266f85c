import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MediaImage } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { AppError } from '../errors/app-error.ts';
import { type HistoryActor, HistoryService } from '../history/history.service.ts';
import { encodeImage, hashOfImage, UnreadableImageError } from './encode-image.ts';
import { imageFormatOf } from './image-format.ts';
import { MediaStore } from './media-store.ts';
import { type MediaRow, toMediaImage } from './media-image.ts';

const COLUMNS = 'id, hash, width, height, widths';

/** Images of the content. */
@Injectable()
export class MediaService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: MediaStore,
    private readonly history: HistoryService,
  ) {}

  /** Keeps an image; 415 for what is no image of an allowed format, 422 for one that cannot be read. */
  async add(original: Buffer, fileName: string, actor: HistoryActor): Promise<MediaImage> {
    if (!imageFormatOf(original)) {
      throw new AppError(415, 'Это не картинка: загрузите файл JPEG, PNG, WebP, AVIF или GIF');
    }
    const known = await this.findByHash(hashOfImage(original));
    if (known) return toMediaImage(known);
    const { files, ...image } = await encodeImage(original).catch((cause: unknown) => {
      if (!(cause instanceof UnreadableImageError)) throw cause;
      throw AppError.invalid({ file: ['Картинка повреждена или слишком большая'] });
    });
    await this.store.put(image.hash, files);
    const row: MediaRow = { id: randomUUID(), ...image };
    return this.dataSource.transaction(async (manager) => {
      const [kept] = await manager.query<MediaRow[]>(
        `INSERT INTO media (id, hash, width, height, widths, bytes, created_by) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (hash) DO NOTHING RETURNING ${COLUMNS}`,
        [row.id, row.hash, row.width, row.height, row.widths, original.length, actor.id],
      );
      // The same file came twice at one moment: the other call has kept it.
      if (!kept) return toMediaImage((await this.findByHash(row.hash)) ?? row);
      const after = { width: row.width, height: row.height, bytes: original.length };
      const title = fileName || 'Без названия';
      await this.history.record(manager, {
        actor,
        action: 'upload',
        entity: 'media',
        entityId: row.id,
        title,
        before: null,
        after,
      });
      return toMediaImage(kept);
    });
  }

  /** Images by their ids; unknown ones are left out. */
  async find(ids: readonly string[]): Promise<Map<string, MediaImage>> {
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.query<MediaRow[]>(`SELECT ${COLUMNS} FROM media WHERE id = ANY ($1)`, [
      ids,
    ]);
    return new Map(rows.map((row) => [row.id, toMediaImage(row)]));
  }

  private async findByHash(hash: string): Promise<MediaRow | undefined> {
    const [row] = await this.dataSource.query<MediaRow[]>(`SELECT ${COLUMNS} FROM media WHERE hash = $1`, [
      hash,
    ]);
    return row;
  }
}
