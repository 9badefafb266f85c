import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReleaseRoute } from '@polden/mfe-contract';
import { evaluateBundle } from '../evaluate-bundle.ts';
import { isShared } from '../inspect/is-shared.ts';
import { messageOf } from '../thrown.ts';
import { claimedRoutes } from './load-routes.ts';

/** What the thread is given. */
export interface PreflightJob {
  code: string;
  /** File of the remote from which the shared packages are resolved: its package.json. */
  resolveFrom: string;
  /** Packages that the shell provides. */
  shared: string[];
}

export type PreflightAnswer = { routes: ReleaseRoute[] } | { error: string };

process.on('unhandledRejection', answerError);
process.on('uncaughtException', answerError);
run(workerData as PreflightJob).catch(answerError);

async function run(job: PreflightJob): Promise<void> {
  answer({ routes: await claimedRoutes(evaluate(job)['routes']) });
}

function evaluate({ code, resolveFrom, shared }: PreflightJob): Record<string, unknown> {
  const load = createRequire(resolveFrom);
  const requireShared = (name: string): unknown => {
    if (!isShared(name, shared)) throw new Error(`it requires ${name}, which the shell does not share`);
    return load(name);
  };
  return evaluateBundle(code, { require: requireShared }).exports;
}

function answer(message: PreflightAnswer): void {
  parentPort?.postMessage(message);
}

function answerError(error: unknown): void {
  answer({ error: messageOf(error) });
}
