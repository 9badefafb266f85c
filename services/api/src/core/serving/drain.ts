import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ApiConfig } from '../config/api-config.ts';
import { Draining } from './draining.ts';

/**
 * Ends the process's work without dropping a request: it says that it is not ready and asks each client to close its
 * connection, answers all that still comes for a while, and then closes, in which what is under way ends first.
 */
export async function drain(app: NestFastifyApplication, config: ApiConfig): Promise<void> {
  app.get(Draining).isDraining = true;
  await pause(config.serving.drainMs);
  await app.close();
}
