import { setTimeout as delay } from 'node:timers/promises';
import { backoff } from '@polden/ru';
import type { Cluster } from '../postgres/cluster.ts';
import { describeError } from '../start-error.ts';
import { seconds } from './progress.ts';

const PAUSE_MS = { first: 500, longest: 30_000 };
/** A server that has run for so long is forgiven its earlier falls. */
const STEADY_MS = 30_000;

export interface SupervisedCluster {
  /** The server as it was started; another one on its port takes its place when it dies. */
  first: Cluster;
  stop: () => Promise<void>;
}

export interface SuperviseOptions {
  say: (line: string) => void;
  /** Called with each server that has been started. */
  onStart: (cluster: Cluster) => void;
}

/**
 * Starts PostgreSQL and, whenever it dies, starts it again on the port that everybody knows. What was committed is still there.
 * `start`: on the port, on any when it is undefined. Throws StartError when the first start fails.
 */
export async function superviseCluster(
  start: (port?: number) => Promise<Cluster>,
  { say, onStart }: SuperviseOptions,
): Promise<SupervisedCluster> {
  const first = await start();
  let current = first;
  let restart: Promise<void> = Promise.resolve();
  let failures = 0;
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = () => signal.aborted;

  const watch = (cluster: Cluster) => {
    const startedAt = Date.now();
    onStart(cluster);
    cluster.onCrash(() => {
      if (isStopped()) return;
      if (Date.now() - startedAt > STEADY_MS) failures = 0;
      restart = startAgain();
    });
  };
  const startAgain = async () => {
    while (!isStopped()) {
      failures += 1;
      const pause = backoff(failures, PAUSE_MS);
      say(`PostgreSQL: процесс завершился, запускаю снова через ${seconds(pause)}`);
      await delay(pause, undefined, { signal }).catch(() => undefined);
      if (isStopped()) return;
      try {
        const next = await start(first.port);
        if (next.port === first.port) {
          current = next;
          watch(next);
          return say('PostgreSQL: снова работает');
        }
        await next.stop();
        say(`PostgreSQL: порт ${first.port} занят`);
      } catch (error) {
        say(`PostgreSQL: ${describeError(error)}`);
      }
    }
  };

  watch(first);
  return {
    first,
    stop: async () => {
      stopping.abort();
      await restart;
      await current.stop();
    },
  };
}
