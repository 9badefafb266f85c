import { Worker } from 'node:worker_threads';
import type { ReleaseRoute } from '@polden/mfe-contract';
import { programBeside } from '../program-beside.ts';
import { PackError } from './pack-error.ts';
import type { PreflightAnswer, PreflightJob } from './preflight-worker.ts';

const MEMORY_MB = 256;

/**
 * Evaluates a server bundle in a thread of its own, loads every lazy page, and returns the routes that it claims.
 * Throws PackError when the bundle throws, asks for a module that is not shared, exits, or takes longer than `timeoutMs`.
 */
export async function preflight(job: PreflightJob, timeoutMs: number): Promise<ReleaseRoute[]> {
  const worker = new Worker(programBeside(import.meta.url, './preflight-worker').file, {
    workerData: job,
    // The bundle of a remote gets no secret of the pipeline.
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stdout: true,
    stderr: true,
  });
  try {
    return readAnswer(await firstAnswer(worker, timeoutMs));
  } finally {
    await worker.terminate();
  }
}

function firstAnswer(worker: Worker, timeoutMs: number): Promise<PreflightAnswer> {
  return new Promise((resolve) => {
    const fail = (error: string) => resolve({ error });
    const timer = setTimeout(() => fail(`no answer within ${timeoutMs} ms`), timeoutMs);
    worker.on('message', resolve);
    worker.on('error', (error) => fail(String(error)));
    worker.on('exit', () => {
      clearTimeout(timer);
      fail('it ended before its pages had loaded');
    });
  });
}

function readAnswer(answer: PreflightAnswer): ReleaseRoute[] {
  if ('error' in answer) throw new PackError(`The server bundle does not start: ${answer.error}`);
  return answer.routes;
}
