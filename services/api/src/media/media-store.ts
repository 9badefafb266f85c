import type { Readable } from 'node:stream';

/** Where the files of images lie: immutable, named by what they hold. */
export abstract class MediaStore {
  /** Keeps the files of one image; files that are there already stay. */
  abstract put(hash: string, files: { name: string; bytes: Buffer }[]): Promise<void>;

  /** Null when there is no such file. */
  abstract read(hash: string, name: string): Promise<{ body: Readable; bytes: number } | null>;
}
