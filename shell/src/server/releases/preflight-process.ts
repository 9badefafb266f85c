/** A process of its own: evaluates a release and resolves its lazy modules before one that serves ever does. */
import type { RouteObject } from 'react-router-dom';
import { messageOf, takeOrder, tameHost } from '@polden/mfe-release';
import { evaluateRemote } from './evaluate-remote.ts';
import type { PreflightInput, PreflightResult } from './preflight.ts';

tameHost();
const { order, answer } = takeOrder<PreflightInput>();
const finish = (result: PreflightResult) => answer(result);
const fail = (error: unknown) => finish({ error: messageOf(error) });
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

try {
  await Promise.all(evaluateRemote(order.code, order.address, { isWatched: true }).routes.map(resolveLazy));
  // A rejection that the module left behind surfaces before the next turn of the loop.
  setImmediate(() => finish({ error: null }));
} catch (error) {
  fail(error);
}
