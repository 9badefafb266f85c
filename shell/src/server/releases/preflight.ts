import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { BusyHostError } from './busy-host-error.ts';

export interface PreflightInput {
  code: string;
  address: string;
}

export interface PreflightResult {
  error: string | null;
}

/** Resolves once the release is known to evaluate in time; rejects with the reason. */
export type Preflight = (input: PreflightInput) => Promise<void>;

/** Of the processor: on a busy machine a thread may wait long for its turn, and the release has done nothing meanwhile. */
const WORKED_MS = 5_000;
/** Whoever waits for something without working does so for ever. */
const WAITED_MS = 60_000;
const CHECK_MS = 250;
const MEMORY_MB = 128;

/** In a thread of its own, which an endless loop or an exit cannot leave. Rejects with BusyHostError when the machine is at fault. */
export function preflightInWorker(input: PreflightInput): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(import.meta.dirname, 'preflight-worker.mjs'), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      env: { NODE_ENV: process.env['NODE_ENV'] },
      stdout: true,
      stderr: true,
    });
    const finish = (error: Error | null) => {
      clearInterval(checks);
      worker.removeAllListeners();
      // The termination itself may surface as an error of a thread that nobody waits for any more.
      worker.on('error', () => undefined);
      void worker.terminate();
      if (error === null) resolve();
      else reject(error);
    };
    const fail = (reason: string) => finish(new Error(`preflight of ${input.address}: ${reason}`));
    const watch = createWatch(worker);
    const checks = setInterval(() => {
      void watch().then((end) => {
        if (end === 'worked') fail(`no answer within ${WORKED_MS} ms of the processor`);
        if (end === 'waited') fail(`no answer within ${WAITED_MS} ms`);
        if (end === 'starved')
          finish(new BusyHostError(`preflight of ${input.address}: the machine has had no time for it`));
      });
    }, CHECK_MS);
    worker.on('message', ({ error }: PreflightResult) => (error === null ? finish(null) : fail(error)));
    worker.on('error', (error: Error) => fail(error.message));
    worker.on('exit', (code) => fail(`the thread ended with code ${code}`));
  });
}

type End = 'worked' | 'waited' | 'starved' | null;

/** Tells when a thread has had its time; null until then. */
function createWatch(worker: Pick<Worker, 'cpuUsage'>): () => Promise<End> {
  const began = performance.now();
  let idleSince = began;
  let worked = 0;
  return async () => {
    // A thread that has just ended has no usage any more.
    const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    const now = performance.now();
    const before = worked;
    worked = Math.max(worked, (user + system) / 1_000);
    if (worked > before) idleSince = now;
    if (worked >= WORKED_MS) return 'worked';
    if (now - began < WAITED_MS) return null;
    return now - idleSince >= WAITED_MS / 2 ? 'waited' : 'starved';
  };
}
