import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../../core/errors/app-error.ts';
import { FileTooLargeError } from '../../../core/storage/file-too-large.error.ts';
import { limitedTo } from '../../../core/storage/limited-to.ts';

export interface UploadLimit {
  maxBytes: number;
  /** Answered with 413 to a larger one. */
  message: string;
}

/**
 * Writes the stream to a file of this machine, so that it is never whole in memory, and gives its path to `work`; the
 * file is gone afterwards. 413 for a stream over the limit.
 */
export async function withTemporaryFile<Result>(
  body: Readable,
  { maxBytes, message }: UploadLimit,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  const path = join(folder, 'file');
  try {
    await pipeline(body, limitedTo(maxBytes), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await work(path);
  } catch (error) {
    throw error instanceof FileTooLargeError ? new AppError(413, message, { cause: error }) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
