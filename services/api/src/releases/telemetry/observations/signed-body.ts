import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { TELEMETRY_PATHS } from '@polden/api-contract';
import type { RequestPayload } from 'fastify';
import { AppError } from '../../../core/errors/app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, where a signature covers it. */
    signedBody?: Buffer;
  }
}

/** Some hundred releases in one window. */
const MAX_BYTES = 256 * 1024;

/** Keeps the bytes of observations, which are what the shell has signed. */
@Injectable()
export class SignedBody {
  constructor({ httpAdapter }: HttpAdapterHost<FastifyAdapter>) {
    httpAdapter.getInstance().addHook('onRoute', (route) => {
      if (!route.url.endsWith(TELEMETRY_PATHS.observations)) return;
      route.bodyLimit = MAX_BYTES;
      route.preParsing = async (request, _reply, payload) => {
        request.signedBody = await bytesOf(payload);
        return Readable.from([request.signedBody]);
      };
    });
  }
}

async function bytesOf(payload: RequestPayload): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of payload) {
    const bytes = Buffer.from(chunk as Uint8Array);
    length += bytes.length;
    if (length > MAX_BYTES) throw new AppError(413, 'Слишком много данных');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
