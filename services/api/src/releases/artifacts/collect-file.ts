import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { FileTooLargeError } from '../../core/storage/file-too-large.error.ts';

export interface CollectedFile {
  bytes: Buffer;
  /** sha384-… of the bytes as they arrived. */
  integrity: string;
  /** base64, by which the store checks what reached it. */
  md5: string;
}

/** Reads the whole stream, hashing as it comes. Throws FileTooLargeError as soon as it is over `maxBytes`. */
export async function collectFile(body: Readable, maxBytes: number): Promise<CollectedFile> {
  const sha384 = createHash('sha384');
  const md5 = createHash('md5');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new FileTooLargeError();
    sha384.update(chunk);
    md5.update(chunk);
    chunks.push(chunk);
  }
  return {
    bytes: Buffer.concat(chunks),
    integrity: `sha384-${sha384.digest('base64')}`,
    md5: md5.digest('base64'),
  };
}
