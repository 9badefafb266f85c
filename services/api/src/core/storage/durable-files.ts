import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limitedTo } from './limited-to.ts';

/**
 * Writes the stream to `draft`, flushes it and moves it to `target`: a reader sees the whole file or none, also after a
 * crash. Returns its sha384-…. Throws FileTooLargeError and leaves nothing behind.
 */
export async function writeDurably(
  draft: string,
  target: string,
  body: Readable,
  maxBytes: number,
): Promise<string> {
  await mkdir(dirname(draft), { recursive: true });
  const hash = createHash('sha384');
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  try {
    await pipeline(
      body,
      limitedTo(maxBytes),
      measure,
      createWriteStream(draft, { flags: 'wx', flush: true }),
    );
    // Not before: the folder may be moved while the stream comes.
    await mkdir(dirname(target), { recursive: true });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(target));
  return `sha384-${hash.digest('base64')}`;
}

/** Makes renames inside the folder survive a crash. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** `/`-separated paths of the files under the folder, sorted; none when it does not exist. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).split(sep).join('/'))
    .sort();
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

export async function integrityOfFile(path: string): Promise<string> {
  const hash = createHash('sha384');
  await pipeline(createReadStream(path), hash);
  return `sha384-${hash.digest('base64')}`;
}
