import type { Readable } from 'node:stream';
import type { ByteRange } from '../../../core/storage/s3-bucket.ts';

/** What is kept under a name: these bytes, or those of a file of this machine, which stays where it is. */
export type MediaContent = Buffer | { path: string };

/** Store of images and documents: immutable, each in a folder named by its content hash. */
export abstract class MediaStore {
  /** Keeps the files of one image or document; files that are there already hold the same. */
  abstract put(hash: string, files: { name: string; content: MediaContent }[]): Promise<void>;

  /** The file, or the part of it, and how many bytes come; null when there is no such file. */
  abstract read(hash: string, name: string, range?: ByteRange): Promise<StoredBytes | null>;

  /** Length of the whole file; null when there is none. */
  abstract sizeOf(hash: string, name: string): Promise<number | null>;

  /** Removes all files of one image or document; nothing happens when there are none. */
  abstract remove(hash: string): Promise<void>;
}

export interface StoredBytes {
  body: Readable;
  bytes: number;
}
