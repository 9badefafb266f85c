import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReleaseRoute, RemoteRoute } from '@polden/mfe-contract';
import { isShared } from '../server-requires.ts';

/** What the thread is given. */
export interface PreflightJob {
  code: string;
  /** File of the remote from which the shared packages are resolved: its package.json. */
  resolveFrom: string;
  /** Packages that the shell provides. */
  shared: string[];
}

export type PreflightAnswer = { routes: ReleaseRoute[] } | { error: string };

const PAGE_PARTS = ['Component', 'element', 'loader', 'action'];

process.on('unhandledRejection', answerError);
process.on('uncaughtException', answerError);
run(workerData as PreflightJob).catch(answerError);

async function run(job: PreflightJob): Promise<void> {
  const routes = evaluate(job)['routes'];
  if (!Array.isArray(routes) || routes.length === 0) throw new Error('it exports no `routes`');
  await Promise.all(routes.map(loadPages));
  answer({ routes: routes.map(claim) });
}

function evaluate({ code, resolveFrom, shared }: PreflightJob): Record<string, unknown> {
  const load = createRequire(resolveFrom);
  const requireShared = (name: string): unknown => {
    if (!isShared(name, shared)) throw new Error(`it requires ${name}, which the shell does not share`);
    return load(name);
  };
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const body = compileFunction(code, ['module', 'exports', 'require'], { filename: 'remote.cjs' });
  body.call(module.exports, module, module.exports, requireShared);
  return module.exports;
}

/** A page that cannot be loaded must not be found out by its first visitor. */
async function loadPages(route: RemoteRoute): Promise<void> {
  const { lazy, children } = route;
  if (typeof lazy === 'function') expectPage(route, await lazy());
  else if (lazy) await Promise.all(Object.values(lazy).map((part) => part()));
  await Promise.all((children ?? []).map((child) => loadPages(child as RemoteRoute)));
}

function expectPage(route: RemoteRoute, page: unknown): void {
  const parts = typeof page === 'object' && page !== null ? page : {};
  if (!PAGE_PARTS.some((part) => part in parts)) {
    throw new Error(`the lazy module of ${route.path} has no Component`);
  }
}

function claim({ path, handle }: RemoteRoute): ReleaseRoute {
  if (typeof path !== 'string' || typeof handle !== 'object') {
    throw new Error('a route has no path or no handle');
  }
  return { path, ...handle };
}

function answer(message: PreflightAnswer): void {
  parentPort?.postMessage(message);
}

function answerError(error: unknown): void {
  answer({ error: error instanceof Error ? error.message : String(error) });
}
