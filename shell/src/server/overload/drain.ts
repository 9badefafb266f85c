import { setTimeout as delay } from 'node:timers/promises';
import { inTime } from '@polden/ru';
import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';

export interface DrainOptions {
  draining: Draining;
  /** How long requests are still accepted: the load balancer needs a moment to see that the shell is not ready. */
  forMs: number;
  /** Visitors who are being answered are not cut off; one who never reads his answer is. */
  closeMs: number;
}

/** Ends the server so that nobody notices: it says that it is not ready, goes on for a while, and then closes. Never rejects. */
export async function drain(
  app: Pick<FastifyInstance, 'close'>,
  { draining, forMs, closeMs }: DrainOptions,
): Promise<void> {
  draining.begin();
  await delay(forMs);
  const closed = Promise.resolve(app.close()).catch(() => undefined);
  await inTime(closed, closeMs, () => undefined);
}
