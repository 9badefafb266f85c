import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RunningMark } from '../faults/process-faults.ts';
import type { WatchdogData } from './watchdog-worker.ts';

const BEAT_MS = 100;

/** Starts the thread that watches this one; marks are a store into shared memory each. */
export function startWatchdog(stateDir: string): RunningMark {
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const workerData: WatchdogData = { shared, stateDir };
  const watchdog = new Worker(path.join(import.meta.dirname, 'watchdog-worker.mjs'), { workerData, env: {} });
  watchdog.unref();
  setInterval(() => Atomics.add(shared, 0, 1), BEAT_MS).unref();
  const numbers = new Map<string, number>();
  return {
    enter(release) {
      let number = numbers.get(release);
      if (number === undefined) {
        number = numbers.size + 1;
        numbers.set(release, number);
        watchdog.postMessage({ number, release });
      }
      Atomics.store(shared, 1, number);
    },
    leave: () => void Atomics.store(shared, 1, 0),
  };
}
