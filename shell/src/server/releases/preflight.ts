import path from 'node:path';
import { Worker } from 'node:worker_threads';

export interface PreflightInput {
  code: string;
  address: string;
}

export interface PreflightResult {
  error: string | null;
}

/** Resolves once the release is known to evaluate in time; rejects with the reason. */
export type Preflight = (input: PreflightInput) => Promise<void>;

const PREFLIGHT_MS = 5_000;
const MEMORY_MB = 128;

/** In a thread of its own, which an endless loop or an exit cannot leave. */
export function preflightInWorker(input: PreflightInput): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(import.meta.dirname, 'preflight-worker.mjs'), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      env: { NODE_ENV: process.env['NODE_ENV'] },
      stdout: true,
      stderr: true,
    });
    const finish = (error: string | null) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      // The termination itself may surface as an error of a thread that nobody waits for any more.
      worker.on('error', () => undefined);
      void worker.terminate();
      if (error === null) resolve();
      else reject(new Error(`preflight of ${input.address}: ${error}`));
    };
    const timer = setTimeout(() => finish(`no answer within ${PREFLIGHT_MS} ms`), PREFLIGHT_MS);
    worker.on('message', (result: PreflightResult) => finish(result.error));
    worker.on('error', (error: Error) => finish(error.message));
    worker.on('exit', (code) => finish(`the thread ended with code ${code}`));
  });
}
