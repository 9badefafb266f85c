import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, S3Bucket } from '../../../core/storage/s3-bucket.ts';
import { contentTypeOf } from '../content-type.ts';
import { type MediaContent, MediaStore, type StoredBytes } from './media-store.ts';

/** A bucket of any S3-compatible store: `<prefix><hash>/<name>`. An object appears whole or not at all. */
export class S3MediaStore extends MediaStore {
  constructor(
    private readonly bucket: S3Bucket,
    private readonly prefix: string,
  ) {
    super();
  }

  override async put(hash: string, files: { name: string; content: MediaContent }[]): Promise<void> {
    for (const { name, content } of files) {
      const object = Buffer.isBuffer(content) ? bufferObject(content) : await fileObject(content.path);
      await this.bucket.put(this.key(hash, name), { ...object, contentType: contentTypeOf(name) });
    }
  }

  override read(hash: string, name: string, range?: ByteRange): Promise<StoredBytes | null> {
    return this.bucket.open(this.key(hash, name), range);
  }

  override sizeOf(hash: string, name: string): Promise<number | null> {
    return this.bucket.sizeOf(this.key(hash, name));
  }

  override async remove(hash: string): Promise<void> {
    const folder = this.key(hash, '');
    const names = await this.bucket.list(folder);
    await this.bucket.remove(names.map((name) => folder + name));
  }

  private key(hash: string, name: string): string {
    return `${this.prefix}${hash}/${name}`;
  }
}

function bufferObject(body: Buffer) {
  return { body, bytes: body.length, md5: createHash('md5').update(body).digest('base64') };
}

/** Read twice rather than held in memory. */
async function fileObject(path: string) {
  const md5 = createHash('md5');
  await pipeline(createReadStream(path), md5);
  const { size } = await stat(path);
  return { body: createReadStream(path), bytes: size, md5: md5.digest('base64') };
}
