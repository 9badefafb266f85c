import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { unavailable } from '../errors/error-body.ts';
import { RETRY_SECONDS, takePlace } from './guarded-server.ts';

/** Lets a request whose body has been read wait for its place: until then it held none. */
export function waitForPlace(server: FastifyInstance): void {
  server.addHook('preValidation', async ({ raw }, reply) => {
    const hasPlace = await takePlace(raw, reply.raw);
    // The client has left while its body was read: nobody waits for what it would cost.
    if (raw.socket.destroyed) return reply.hijack();
    if (hasPlace) return undefined;
    const { code, message, fields } = unavailable(RETRY_SECONDS);
    throw new AppError(code, message, { fields });
  });
}
