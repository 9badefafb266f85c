import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { keptPromise } from '@polden/ru';
import type { FastifyInstance } from 'fastify';
import { type Encoding, encodingFor } from './encoding/page-encoding.ts';
import { LOCKS_PREFIX, type LockFile } from '../releases/lock-file.ts';
import type { ReleaseSets } from '../releases/release-sets.ts';

const pack: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: promisify<Buffer, Buffer>(zlib.brotliCompress),
  gzip: promisify<Buffer, Buffer>(zlib.gzip),
  identity: async (text) => text,
};

/** `/assets/lock/<digest>.json`: the page lock of a site of many remotes; pages name it by its hash. */
export function lockFiles(app: FastifyInstance, sets: Pick<ReleaseSets, 'lockFile'>): void {
  const packed = new WeakMap<LockFile, Map<Encoding, Promise<Buffer>>>();
  app.get<{ Params: { name: string } }>(`${LOCKS_PREFIX}:name`, async (request, reply) => {
    const file = sets.lockFile(request.params.name);
    if (file === undefined) return reply.callNotFound();
    const encoding = encodingFor(request);
    const bodies = packed.get(file) ?? new Map<Encoding, Promise<Buffer>>();
    packed.set(file, bodies);
    const body = await keptPromise(bodies, encoding, () => pack[encoding](Buffer.from(file.text)));
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        vary: 'accept-encoding',
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      })
      .send(body);
  });
}
