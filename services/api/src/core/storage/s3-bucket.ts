import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { BucketWaits } from '../config/bucket-config.ts';
import { awayOf } from './store-away.error.ts';

/** What S3 deletes in one call. */
const DELETED_AT_ONCE = 1000;
/** What is kept under a name never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

export interface NewObject {
  body: Buffer | Readable;
  /** Length of the body. */
  bytes: number;
  /** base64; the store refuses what arrives with another one. */
  md5: string;
  contentType: string;
  metadata?: Record<string, string>;
}

/** Both ends are included, as HTTP counts. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The calls of S3 that the stores are made of. */
export class S3Bucket {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly waits: BucketWaits,
  ) {}

  async put(key: string, { body, bytes, md5, contentType, metadata }: NewObject): Promise<void> {
    const { answerMs, leastBytesPerMs } = this.waits;
    const abortSignal = AbortSignal.timeout(answerMs + Math.ceil(bytes / leastBytesPerMs));
    const command = new PutObjectCommand({
      Bucket: this.bucket,
      Key: key,
      Body: body,
      ContentLength: bytes,
      ContentMD5: md5,
      ContentType: contentType,
      CacheControl: IMMUTABLE,
      ...(metadata ? { Metadata: metadata } : {}),
    });
    try {
      // Its time depends on its size: the store answers after the last byte.
      await this.client.send(command, { abortSignal, requestTimeout: 0 });
    } finally {
      // Nobody else closes a file that is not sent to its end.
      if (!Buffer.isBuffer(body)) body.destroy();
    }
  }

  /** Copies inside the bucket, metadata included. */
  async copy(from: string, to: string): Promise<void> {
    const source = [this.bucket, ...from.split('/')].map(encodeURIComponent).join('/');
    await this.client.send(new CopyObjectCommand({ Bucket: this.bucket, Key: to, CopySource: source }));
  }

  /** Null when there is no such file. */
  async read(key: string): Promise<Buffer | null> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: key }));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw awayOf(error) ?? error;
    }
  }

  /** The file, or a part of it, as it comes, and its length; null when there is no such file. */
  async open(key: string, range?: ByteRange): Promise<{ body: Readable; bytes: number } | null> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    try {
      const answer = await this.client.send(
        new GetObjectCommand({ Bucket: this.bucket, Key: key, ...(Range ? { Range } : {}) }),
      );
      // In Node.js it is always a Readable; the type covers browsers as well.
      return answer.Body ? { body: answer.Body as Readable, bytes: answer.ContentLength ?? 0 } : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  /** What `put` has noted; null when there is no such file. */
  async metadataOf(key: string): Promise<Record<string, string> | null> {
    return (await this.head(key))?.Metadata ?? null;
  }

  /** Null when there is no such file. */
  async sizeOf(key: string): Promise<number | null> {
    return (await this.head(key))?.ContentLength ?? null;
  }

  /** Keys under the prefix, without it, sorted. */
  async list(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { Key } of this.objects(prefix))
      if (Key !== undefined) keys.push(Key.slice(prefix.length));
    return keys.sort();
  }

  /** When the last file under the prefix was put there; null when there is none. */
  async lastChange(prefix: string): Promise<Date | null> {
    let last: Date | null = null;
    for await (const { LastModified = null } of this.objects(prefix))
      if (last === null || (LastModified !== null && LastModified > last)) last = LastModified;
    return last;
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += DELETED_AT_ONCE) {
      const Objects = keys.slice(start, start + DELETED_AT_ONCE).map((Key) => ({ Key }));
      const { Errors: [failed] = [] } = await this.client.send(
        new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects, Quiet: true } }),
      );
      if (failed) throw new Error(`${failed.Key} cannot be removed from S3: ${failed.Message}`);
    }
  }

  private async *objects(prefix: string) {
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: prefix });
    for await (const { Contents = [] } of pages) yield* Contents;
  }

  private async head(key: string): Promise<HeadObjectCommandOutput | null> {
    try {
      return await this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: key }));
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }
}
