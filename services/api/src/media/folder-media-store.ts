import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { MediaStore } from './media-store.ts';

/** A folder of this machine, or one that all machines mount. Callers give names without separators. */
export class FolderMediaStore extends MediaStore {
  constructor(private readonly root: string) {
    super();
  }

  async put(hash: string, files: { name: string; bytes: Buffer }[]): Promise<void> {
    const folder = join(this.root, hash);
    await mkdir(folder, { recursive: true });
    for (const { name, bytes } of files) {
      // Never half a file under its name.
      const unfinished = join(folder, `.${name}.${randomUUID()}`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, name));
    }
  }

  async read(hash: string, name: string): Promise<{ body: Readable; bytes: number } | null> {
    try {
      const file = await open(join(this.root, hash, name));
      const { size } = await file.stat();
      return { body: file.createReadStream(), bytes: size };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }
}
