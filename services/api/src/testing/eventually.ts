import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 600;
const PAUSE_MS = 50;

/** Waits until the condition holds: for what a worker does in its own time. */
export async function eventually(condition: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (await condition()) return;
    await pause(PAUSE_MS);
  }
  throw new Error('The condition did not come true');
}
