import cluster, { type Worker } from 'node:cluster';
import { hourKeys } from '../telemetry/page-view-keys.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** How long a new process may take until it serves. */
const START_MS = 60_000;
/** Beyond the time in which a process that is told to end still answers. */
const STOP_MS = 12_000;

/** Addresses of all interfaces, and how they are asked from here. */
export const ANY_HOSTS = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

export function workersNow(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

/** False when the process ends before it serves, or takes too long. */
export function serves(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), START_MS);
    const settle = (isServing: boolean) => {
      clearTimeout(timer);
      resolve(isServing);
    };
    worker.on('message', (message: FromWorker | null) => message?.type === 'serving' && settle(true));
    worker.once('exit', () => settle(false));
  });
}

/** Resolves when the process has ended after the answers that are under way. */
export async function endWorker(worker: Worker, drainMs: number): Promise<void> {
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  if (worker.isDead()) return;
  worker.process.kill('SIGTERM');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), drainMs + STOP_MS);
  await ended;
  clearTimeout(timer);
}

/** With what page views are signed now and in the next hours; nothing without the secret. */
export function keysNow(secret: Buffer | null): ToWorker {
  const now = Math.floor(Date.now() / 1000);
  return { type: 'page-view-keys', keys: secret ? hourKeys(secret, now) : [] };
}

export function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

export function tellAll(message: ToWorker): void {
  for (const worker of workersNow()) tell(worker, message);
}
