import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReleaseRoute } from '@polden/mfe-contract';
import { evaluateBundle } from '../evaluate-bundle.ts';
import { isShared } from '../inspect/is-shared.ts';
import { messageOf, stackOf } from '../thrown.ts';
import { claimedRoutes } from './load-routes.ts';

/** What the thread is given. */
export interface PreflightJob {
  code: string;
  /** File of the remote from which the shared packages are resolved: its package.json. */
  resolveFrom: string;
  /** Its name in errors: the path inside dist. */
  address: string;
  /** Packages that the shell provides. */
  shared: string[];
}

export type PreflightAnswer = { routes: ReleaseRoute[] } | { error: string };

const job = workerData as PreflightJob;
process.on('unhandledRejection', answerError);
process.on('uncaughtException', answerError);
run().catch(answerError);

async function run(): Promise<void> {
  answer({ routes: await claimedRoutes(evaluate(job)['routes']) });
}

function evaluate({ code, resolveFrom, shared, address }: PreflightJob): Record<string, unknown> {
  const load = createRequire(resolveFrom);
  const requireShared = (name: string): unknown => {
    if (!isShared(name, shared)) throw new Error(`it requires ${name}, which the shell does not share`);
    return load(name);
  };
  return evaluateBundle(code, { require: requireShared, address }).exports;
}

function answer(message: PreflightAnswer): void {
  parentPort?.postMessage(message);
}

function answerError(error: unknown): void {
  const place = placeOf(stackOf(error), job.address);
  answer({ error: `${messageOf(error)}${place === null ? '' : ` (dist/${place})`}` });
}

/** `server/remote.cjs:12:7`: where of the bundle it was thrown; null when no line of it is in the stack. */
function placeOf(stack: string, address: string): string | null {
  const [, ...after] = stack.split(`${address}:`);
  const [place] = after.flatMap((text) => /^\d+:\d+/u.exec(text) ?? []);
  return place === undefined ? null : `${address}:${place}`;
}
