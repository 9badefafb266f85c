import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { FILE_MAX_BYTES, type StoredFile, type UploadedFile } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { type HistoryActor, HistoryService } from '../../../history/index.ts';
import { lockHash } from '../lock-hash.repository.ts';
import { MediaStore } from '../store/media-store.ts';
import { withTemporaryFile } from '../uploads/temporary-file.ts';
import { checkFile } from './check-file.ts';
import { cleanFileName } from '../file-name.ts';
import { addFile, fileByHash, fileByName, filesById, takeFileFromTrash } from './files.repository.ts';
import { type FileRow, toStoredFile } from './stored-file.ts';

/** Raised when what is kept of the same upload changes: addresses are immutable. */
const FORMAT = 'v1';
const HASH_LENGTH = 32;
const MEGABYTE = 1024 * 1024;

/** Documents of the content. */
@Injectable()
export class FilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: MediaStore,
    private readonly history: HistoryService,
  ) {}

  /**
   * Keeps a document. 413 when it is over FILE_MAX_BYTES, 415 for what is no document of an allowed type or not of the
   * type that its name says, 422 for one that is damaged.
   */
  async add(body: Readable, fileName: string, actor: HistoryActor): Promise<UploadedFile> {
    const name = cleanFileName(fileName);
    const message = `Файл больше ${FILE_MAX_BYTES / MEGABYTE} МБ: уменьшите его`;
    return withTemporaryFile(body, { maxBytes: FILE_MAX_BYTES, message }, (path) =>
      this.keep(path, name, actor),
    );
  }

  /** Documents by their ids; unknown ones are left out. */
  async find(
    ids: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<string, StoredFile>> {
    if (ids.length === 0) return new Map();
    const rows = await filesById(manager, ids);
    return new Map(rows.map((row) => [row.id, toStoredFile(row)]));
  }

  /** By the generated name that its address ends with; undefined when there is none. */
  async findByHash(hash: string, extension: string): Promise<FileRow | undefined> {
    return fileByName(this.dataSource.manager, hash, extension);
  }

  private async keep(path: string, fileName: string, actor: HistoryActor): Promise<UploadedFile> {
    const { type, mimeType, bytes } = await checkFile(path, fileName);
    const { hash, sha256 } = await digestsOf(path, fileName);
    return this.dataSource.transaction(async (manager) => {
      await lockHash(manager, hash);
      const known = await fileByHash(manager, hash);
      if (known) {
        // A new upload takes the file back from the trash.
        await takeFileFromTrash(manager, known.id);
        return { ...toStoredFile(known), isKnown: true };
      }
      await this.store.put(hash, [{ name: `${hash}.${type}`, content: { path } }]);
      const row = {
        id: randomUUID(),
        hash,
        file_name: fileName,
        extension: type,
        mime_type: mimeType,
        bytes,
      };
      await addFile(manager, row, { createdBy: actor.id, sha256 });
      await this.history.record(manager, {
        actor,
        action: 'upload',
        entity: 'media',
        entityId: row.id,
        title: fileName,
        before: null,
        after: { type, bytes, sha256 },
      });
      return { ...toStoredFile(row), isKnown: false };
    });
  }
}

/** `hash` of the content and the name: both are answered under the address, for ever. `sha256` of the content alone. */
async function digestsOf(path: string, fileName: string): Promise<{ hash: string; sha256: string }> {
  const named = createHash('sha256').update(`${FORMAT}/${fileName}/`);
  const content = createHash('sha256');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    named.update(chunk);
    content.update(chunk);
  }
  return { hash: named.digest('hex').slice(0, HASH_LENGTH), sha256: content.digest('hex') };
}
