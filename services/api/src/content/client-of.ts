import type { FastifyRequest } from 'fastify';

const CLIENT_ID = /^[\w.-]{8,64}$/u;

/** The id that the site gave the visitor; only a wish of the visitor's browser, hence bounded by the address. */
export function clientOf({ cookies }: FastifyRequest): string | undefined {
  return [cookies['client_id'], cookies['visitor']].find((id) => id !== undefined && CLIENT_ID.test(id));
}
