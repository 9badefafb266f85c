/**
 * `npm run proof:leaks`: prints every way by which a release reaches a part of the host, and every part behind these that it
 * could change for all others; fails on one that is not known.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { RemoteRoute } from '@polden/mfe-contract';
import { HostWatch, tameHost } from '@polden/mfe-release';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { LoaderFunction } from 'react-router-dom';
import { evaluateRemote } from '../evaluate-remote.ts';
import { sharedExports } from '../shared-modules.ts';
import { KNOWN_LEAKS, KNOWN_OPEN } from './known-leaks.ts';
import { openParts } from './open-parts.ts';
import { createWalk, type Edge, type Walk } from './walk.ts';

/** Promises of the release settle meanwhile. */
const SETTLES_MS = 1_800;
const ROUNDS = 2;

const RELEASE = `
const walk = (${createWalk.toString()})();
for (const key of Reflect.ownKeys(globalThis)) walk.begin(globalThis[key], 'globalThis.' + String(key));
walk.begin(require, 'require');
walk.begin(module, 'module');
for (const id of ${JSON.stringify(Object.keys(sharedExports()))}) walk.begin(require(id), 'require(' + id + ')');
setTimeout(walk.listener('callback of a timer'), 0);
queueMicrotask(walk.listener('callback of a microtask'));
let deepest;
const overflow = () => { try { overflow() } catch (error) { deepest ??= error; try { new URL('no address') } catch (other) { if (!(other instanceof Error)) deepest = other } throw error } };
try { overflow() } catch {}
walk.begin(deepest, 'error of a stack overflow');
walk.run();
const data = (name) => (...given) => { given.forEach((value) => walk.begin(value, name)); walk.run(); return null; };
const { use, createElement } = require('react');
exports.routes = [
  { path: '/walk', walk, loader: data('arguments of a loader'), action: data('arguments of an action'),
    lazy: async () => { const page = { loader: data('arguments of a lazy loader') }; return page; },
    Component(props) { walk.begin(props, 'props'); walk.begin(this, 'this of a component'); walk.run(); return null; } },
  { path: '/thenable', loader: () => ({ then: walk.listener('thenable that a loader returns') }) },
  { path: '/use', Component: () => { use({ then: walk.listener('thenable that use is given') }); return null; } },
  { path: '/iterable', Component: () => ({ [Symbol.iterator]: walk.listener('iterable that a component returns') }) },
];
`;

const args = () =>
  ({
    request: new Request('http://a.ru/x', { method: 'POST', body: 'a=1' }),
    url: new URL('http://a.ru/x'),
    pattern: '/x',
    params: { a: '1' },
    context: {},
  }) as unknown as Parameters<LoaderFunction>[0];

interface Leaks {
  edges: Edge[];
  objects: number;
}

async function findLeaks(): Promise<Leaks> {
  // Also where it ends without coming to its end: what is thrown here is caught below.
  process.exitCode = 1;
  tameHost();
  process.on('unhandledRejection', () => undefined);
  process.on('uncaughtException', () => undefined);
  const { routes } = evaluateRemote(RELEASE, '/mfe/mfe-walk/1.0.0/server/remote.cjs', {
    isWatched: true,
  });
  const walk = (routes[0] as RemoteRoute & { walk: Walk }).walk;
  for (const { loader, action, lazy, Component } of routes) {
    const page = typeof lazy === 'function' ? await lazy() : {};
    for (const run of [loader, action, page.loader])
      if (typeof run === 'function') void Promise.resolve(run(args(), undefined)).catch(() => undefined);
    if (Component) rendered(Component);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await delay(SETTLES_MS);
    walk.run();
  }
  const edges = Array.from(walk.found, ({ path, kind, value }) => ({ path, kind, value }));
  return { edges, objects: walk.objects() };
}

function rendered(Component: React.ComponentType): void {
  try {
    renderToString(createElement(Component));
  } catch {
    // It has seen what it is given.
  }
}

/** Edges of one sort: the first step is named, and what every object of that sort leads to is not. */
function leakOf({ path, kind }: Edge): string {
  const [root = path] = /^(new |get |set )?(require\([^)]*\)|[^.(]+(\.\w+)?)/.exec(path) ?? [];
  return `${root.replace(/^(new|get|set) /, '')}: ${kind}`;
}

const { edges, objects } = await findLeaks();
const byLeak = Map.groupBy(edges, leakOf);
for (const [leak, found] of [...byLeak].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${KNOWN_LEAKS.includes(leak) ? ' ' : 'NEW'}\t${leak}\t${found.length}, as ${found[0]?.path}`);
const gone = KNOWN_LEAKS.filter((leak) => !byLeak.has(leak));
for (const leak of gone) console.log(`GONE\t${leak}`);
const added = [...byLeak.keys()].filter((leak) => !KNOWN_LEAKS.includes(leak));
console.log(
  `${edges.length} edges of ${byLeak.size} kinds from ${objects} objects; ${added.length} new, ${gone.length} gone`,
);
const open = (await openParts(edges, new HostWatch())).filter((part) => !KNOWN_OPEN.test(part));
for (const part of open) console.log(`OPEN\t${part}`);
process.exit(added.length + gone.length + open.length === 0 ? 0 : 1);
