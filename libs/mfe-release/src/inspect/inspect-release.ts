import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { InspectionJob } from './inspect-worker.ts';
import type { PreflightOrder } from './preflight-process.ts';
import type { Problem } from './problem.ts';

const TIMEOUT_MS = 15_000;
const MEMORY_MB = 256;
/** Of the sources that the preflight itself is made of; all else is out of its reach. */
const OWN_SOURCES = fileURLToPath(new URL('..', import.meta.url));

let last: Promise<unknown> = Promise.resolve();

/**
 * What is wrong with a release by itself, whatever else is live; empty when all is well. One after another: each takes a
 * processor and the memory of its files for a moment.
 */
export function inspectRelease(job: InspectionJob, timeoutMs = TIMEOUT_MS): Promise<Problem[]> {
  const inspection = last.then(async () => {
    const problems = await inspectInThread(job);
    return problems.length > 0 ? problems : preflight(job, timeoutMs);
  });
  last = inspection.catch(() => undefined);
  return inspection;
}

/** Reads and compresses, which takes its time; runs nothing of the release. */
function inspectInThread(job: InspectionJob): Promise<Problem[]> {
  const worker = new Worker(new URL('./inspect-worker.ts', import.meta.url), { workerData: job });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the inspection ended without an answer')));
  });
}

/** The bundle may loop for ever, exit, or look around: it finds an empty environment and no files. */
function preflight({ manifest, files }: InspectionJob, timeoutMs: number): Promise<Problem[]> {
  const { name, version, routes, shared, server } = manifest;
  const code = new TextDecoder().decode(files[server.entry]);
  const child = fork(new URL('./preflight-process.ts', import.meta.url), {
    env: { NODE_ENV: 'production' },
    execArgv: [
      '--permission',
      `--allow-fs-read=${OWN_SOURCES}`,
      `--max-old-space-size=${MEMORY_MB}`,
      '--disable-warning=ExperimentalWarning',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise<Problem[]>((resolve) => {
    const fail = (reason: string) =>
      resolve([{ refusal: 'preflight', message: `The server bundle does not start: ${reason}` }]);
    const timer = setTimeout(() => fail(`no answer within ${timeoutMs} ms`), timeoutMs);
    child.once('message', (problems) => resolve(problems as Problem[]));
    child.once('error', (error) => fail(error.message));
    child.once('exit', () => {
      clearTimeout(timer);
      fail('it ended before its pages had loaded');
    });
    const order: PreflightOrder = { manifest: { name, version, routes, shared, server }, code };
    child.send(order, (error) => error && fail(error.message));
  }).finally(() => child.kill('SIGKILL'));
}
