import { StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../core/errors/app-error.ts';
import type { ByteRange } from '../../../core/storage/s3-bucket.ts';
import { byteRange } from './byte-range.ts';
import type { MediaStore } from '../store/media-store.ts';

export interface Served {
  hash: string;
  /** Of the file in the store. */
  name: string;
  contentType: string;
  /** Besides those that every stored file has. */
  headers: Record<string, string>;
  /** 404 says it. */
  absent: string;
}

const NOT_MODIFIED = 304;
const PARTIAL = 206;

/**
 * Answers with a file that never changes, or with the one part of it that was asked for. Several parts at once are
 * answered with the whole, as RFC 9110 allows.
 */
export async function sendStored(
  store: MediaStore,
  request: FastifyRequest,
  reply: FastifyReply,
  { hash, name, contentType, headers, absent }: Served,
): Promise<StreamableFile | undefined> {
  const etag = `"${hash}-${name}"`;
  const caching = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable' };
  if (isKnown(request, etag)) {
    void reply.code(NOT_MODIFIED).headers(caching);
    return undefined;
  }
  const size = asksForPart(request, etag) ? await store.sizeOf(hash, name) : null;
  const range = size === null ? undefined : rangeOf(request, reply, size);
  const file = await store.read(hash, name, range);
  if (!file) throw new AppError(404, absent);
  void reply.headers({ ...caching, 'Accept-Ranges': 'bytes', ...headers });
  if (range) {
    void reply.code(PARTIAL).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  }
  return new StreamableFile(file.body, { type: contentType, length: file.bytes });
}

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//u, ''));
  return known?.some((each) => each === etag || each === '*') ?? false;
}

/** If-Range with anything but this very file asks for the whole. */
function asksForPart({ method, headers }: FastifyRequest, etag: string): boolean {
  const ifRange = headers['if-range'];
  return method === 'GET' && headers.range !== undefined && (ifRange === undefined || ifRange === etag);
}

/** Undefined stands for the whole. Throws AppError 416 for what lies behind the end. */
function rangeOf(request: FastifyRequest, reply: FastifyReply, size: number): ByteRange | undefined {
  const range = byteRange(request.headers.range ?? '', size);
  if (range !== 'absent') return range ?? undefined;
  void reply.header('Content-Range', `bytes */${size}`);
  throw new AppError(416, 'Такой части у файла нет');
}
