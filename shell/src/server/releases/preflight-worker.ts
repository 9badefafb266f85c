/** Runs in a worker thread: evaluates a release and resolves its lazy modules before the server's own thread ever does. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RouteObject } from 'react-router-dom';
import { messageOf, tameHost } from '@polden/mfe-release';
import { evaluateRemote } from './evaluate-remote.ts';
import type { PreflightInput, PreflightResult } from './preflight.ts';

tameHost();
const answer = (result: PreflightResult) => parentPort?.postMessage(result);
const fail = (error: unknown) => answer({ error: messageOf(error) });
process.on('unhandledRejection', fail);
process.on('uncaughtException', fail);

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') {
    const page = await route.lazy();
    if (!page.Component && !page.element)
      throw new Error(`${route.path ?? 'a route'}: the lazy module exports no Component`);
  }
  await Promise.all((route.children ?? []).map(resolveLazy));
}

const { code, address } = workerData as PreflightInput;
try {
  await Promise.all(evaluateRemote(code, address, true).routes.map(resolveLazy));
  // A rejection that the module left behind surfaces before the next turn of the loop.
  setImmediate(() => answer({ error: null }));
} catch (error) {
  fail(error);
}
