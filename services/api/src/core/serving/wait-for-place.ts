import type { FastifyInstance } from 'fastify';
import { takePlace } from './guarded-server.ts';

/** Lets a request wait for its place once its body was read: until then it holds none. */
export function waitForPlace(server: FastifyInstance): void {
  server.addHook('preValidation', async ({ raw }, reply) => {
    const hasPlace = await takePlace(raw, reply.raw);
    // The client has left while its body was read: nobody waits for what it would cost.
    return hasPlace && !raw.socket.destroyed ? undefined : reply.hijack();
  });
}
