import { randomUUID } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { writeDurably } from '../../../core/storage/durable-files.ts';
import type { ByteRange } from '../../../core/storage/s3-bucket.ts';
import { type MediaContent, MediaStore, type StoredBytes } from './media-store.ts';

/** A folder of this machine, or one that all machines mount. Callers give names without separators. */
export class FolderMediaStore extends MediaStore {
  constructor(private readonly root: string) {
    super();
  }

  override async put(hash: string, files: { name: string; content: MediaContent }[]): Promise<void> {
    const folder = join(this.root, hash);
    for (const { name, content } of files) {
      const body = Buffer.isBuffer(content)
        ? Readable.from([content])
        : (await open(content.path)).createReadStream();
      await writeDurably(join(folder, `.${name}.${randomUUID()}`), join(folder, name), body, Infinity);
    }
  }

  override async read(hash: string, name: string, range?: ByteRange): Promise<StoredBytes | null> {
    const file = await unlessMissing(open(join(this.root, hash, name)));
    if (!file) return null;
    if (range) return { body: file.createReadStream(range), bytes: range.end - range.start + 1 };
    const { size } = await file.stat();
    return { body: file.createReadStream(), bytes: size };
  }

  override async sizeOf(hash: string, name: string): Promise<number | null> {
    return (await unlessMissing(stat(join(this.root, hash, name))))?.size ?? null;
  }

  override async remove(hash: string): Promise<void> {
    await rm(join(this.root, hash), { recursive: true, force: true });
  }
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
