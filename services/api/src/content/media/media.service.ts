import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type MediaImage, UPLOAD_MAX_BYTES, type UploadedImage } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { type HistoryActor, HistoryService } from '../../history/index.ts';
import { forgetFormerHash, heirOf } from './change/replaced-images.repository.ts';
import { cleanFileName, shownName } from './file-name.ts';
import { type EncodedImage, encodeImage, hashOfImage } from './images/encode-image.ts';
import { expectImage } from './images/expect-image.ts';
import {
  addImage,
  changeOwner,
  imageByHash,
  imagesById,
  type NamedImageRow,
  takeImageFromTrash,
} from './images/images.repository.ts';
import { type MediaRow, toMediaImage } from './images/media-image.ts';
import { lockHash } from './lock-hash.repository.ts';
import { MediaStore } from './store/media-store.ts';
import { VISITOR } from './visitors/visitor.ts';
import { withTemporaryFile } from './uploads/temporary-file.ts';

const MEGABYTE = 1024 * 1024;

/** Images of the content. */
@Injectable()
export class MediaService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: MediaStore,
    private readonly history: HistoryService,
  ) {}

  /**
   * Keeps an image; 415 for what is no image of an allowed format, 422 for one that cannot be read.
   * @param uploader id of the owner, where another one adds the image
   */
  async add(
    original: Buffer,
    fileName: string,
    actor: HistoryActor,
    uploader: string = actor.id,
  ): Promise<MediaImage> {
    const {
      isKnown: _isKnown,
      fileName: _fileName,
      ...image
    } = await this.take(original, fileName, actor, uploader);
    return image;
  }

  /** The same for an image that arrives; 413 when it is over UPLOAD_MAX_BYTES. */
  async addFrom(body: Readable, fileName: string, actor: HistoryActor): Promise<UploadedImage> {
    const message = `Картинка больше ${UPLOAD_MAX_BYTES / MEGABYTE} МБ: уменьшите её`;
    return withTemporaryFile(body, { maxBytes: UPLOAD_MAX_BYTES, message }, async (path) =>
      this.take(await readFile(path), fileName, actor, actor.id),
    );
  }

  /** Images by their ids; unknown ones are left out. */
  async find(
    ids: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<string, MediaImage>> {
    if (ids.length === 0) return new Map();
    const rows = await imagesById(manager, ids);
    return new Map(rows.map((row) => [row.id, toMediaImage(row)]));
  }

  /** The image that once had this hash and has been replaced since. */
  async heirOf(hash: string): Promise<MediaImage | null> {
    const row = await heirOf(this.dataSource.manager, hash);
    return row ? toMediaImage(row) : null;
  }

  /** The same, with whether the library has had it before. */
  async take(
    original: Buffer,
    fileName: string,
    actor: HistoryActor,
    uploader: string,
  ): Promise<UploadedImage> {
    expectImage(original);
    const known = await imageByHash(this.dataSource.manager, hashOfImage(original));
    if (known) {
      await this.backFromTrash(known.id, uploader);
      return knownImage(known);
    }
    const encoded = await encodeImage(original);
    return this.keep(encoded, { bytes: original.length, fileName: cleanFileName(fileName), uploader }, actor);
  }

  private keep(
    { files, ...image }: EncodedImage,
    { bytes, fileName, uploader }: { bytes: number; fileName: string; uploader: string },
    actor: HistoryActor,
  ): Promise<UploadedImage> {
    return this.dataSource.transaction(async (manager) => {
      await lockHash(manager, image.hash);
      // The same file came twice at one moment: the other call has kept it.
      const known = await imageByHash(manager, image.hash);
      if (known) return knownImage(known);
      await this.store.put(image.hash, files);
      await forgetFormerHash(manager, image.hash);
      const row: MediaRow = { id: randomUUID(), ...image, focus_x: 0.5, focus_y: 0.5 };
      await addImage(manager, row, { bytes, fileName, createdBy: uploader });
      await this.history.record(manager, {
        actor,
        action: 'upload',
        entity: 'media',
        entityId: row.id,
        title: shownName(fileName),
        before: null,
        after: { width: row.width, height: row.height, bytes },
      });
      return { ...toMediaImage(row), isKnown: false, fileName };
    });
  }

  /** A new upload takes the image back from the trash; an upload by the staff makes a visitor's image theirs. */
  private async backFromTrash(id: string, uploader: string): Promise<void> {
    const { manager } = this.dataSource;
    await takeImageFromTrash(manager, id);
    if (uploader !== VISITOR.id) await changeOwner(manager, id, { from: VISITOR.id, to: uploader });
  }
}

function knownImage(row: NamedImageRow): UploadedImage {
  return { ...toMediaImage(row), isKnown: true, fileName: row.file_name };
}
