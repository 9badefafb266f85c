import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what systems give to outgoing connections: such a one may take a port before its server does. */
const FIRST_CHOICE = 15_000;
const LAST_CHOICE = 30_000;

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_CHOICE, LAST_CHOICE);
  const server = createServer().listen({ port, host: '127.0.0.1', exclusive: true });
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
