import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ApiConfig } from '../config/api-config.ts';
import { Draining } from './draining.ts';

/** From the last answer until work in the background is left to others. */
const BACKGROUND_MS = 30_000;

/**
 * Ends the process's work without dropping a request: it says that it is not ready and asks each client to close its
 * connection, answers all that still comes for a while, takes no connection from then on, and ends when what is under way has
 * been answered. Work in the background is waited for, but not for ever: nobody waits for its end.
 */
export async function drain(
  app: NestFastifyApplication,
  config: ApiConfig,
  backgroundMs = BACKGROUND_MS,
): Promise<void> {
  app.get(Draining).isDraining = true;
  await pause(config.serving.drainMs);
  // Nest would close it only after all work in the background: connections would go on coming, and end with the process.
  const server: Server = app.getHttpServer();
  const answered = once(server, 'close');
  server.close();
  const inTime = answered.then(() => pause(backgroundMs, undefined, { ref: false }));
  await Promise.race([app.close(), inTime]);
}
