import type { ReleaseManifest } from '@polden/mfe-contract';
import { takeOrder } from '../confined/take-order.ts';
import { evaluateBundle } from '../evaluate-bundle.ts';
import { claimedRoutes } from '../pack/load-routes.ts';
import { tameHost } from '../realm/tame-host.ts';
import { messageOf } from '../thrown.ts';
import { isShared } from './is-shared.ts';
import type { Inspection } from './inspect-release.ts';
import { observeRealm, type Observations } from './observed-realm.ts';

/** Runs the server bundle of a release in a process that has no secret, no files and no way to start another process. */

/** What the process is told. */
export interface PreflightOrder {
  manifest: Pick<ReleaseManifest, 'name' | 'version' | 'routes' | 'shared' | 'server'>;
  code: string;
}

/** Of the timers that it may have set. */
const LATER_MS = 50;

tameHost();
const { order, answer } = takeOrder<PreflightOrder>();
const required = new Set<string>();
let observations: Observations | undefined;

process.on('unhandledRejection', refuse);
process.on('uncaughtException', refuse);
void preflight(order).then(answer, refuse);

/** Evaluates with stand-ins for what the shell shares, loads every page, and compares what the bundle claims. */
async function preflight({ manifest, code }: PreflightOrder): Promise<Inspection> {
  const packages = Object.keys(manifest.shared);
  const shared = new Map<string, unknown>();
  const requireShared = (name: string): unknown => {
    required.add(name);
    if (!isShared(name, packages)) throw new Error(`it requires ${name}`);
    if (!shared.has(name)) shared.set(name, standIn());
    return shared.get(name);
  };
  const address = `/mfe/${manifest.name}/${manifest.version}/${manifest.server.entry}`;
  const { exports } = evaluateBundle(code, {
    require: requireShared,
    address,
    onRealm: (context) => (observations = observeRealm(context)),
  });
  const routes = await claimedRoutes(exports['routes']);
  // What it has left for a later turn of the loop belongs to it as well.
  await new Promise((resolve) => setTimeout(resolve, LATER_MS));
  if (isSame(routes, manifest.routes)) return { problems: [], ...seen() };
  const message = 'The server bundle claims other routes than release.json: run mfe-release pack again';
  return { problems: [{ refusal: 'preflight', message }], ...seen() };
}

function seen(): Pick<Inspection, 'changedGlobals' | 'capabilities'> {
  return {
    changedGlobals: observations?.changedGlobals() ?? [],
    capabilities: [...[...required].sort(), ...(observations?.touchedProcess() ?? [])],
  };
}

/** Equal in any order of the fields. */
function isSame(a: readonly object[], b: readonly object[]): boolean {
  const sorted = (route: object) =>
    JSON.stringify(Object.entries(route).sort(([x], [y]) => (x < y ? -1 : 1)));
  return a.length === b.length && a.every((route, index) => sorted(route) === sorted(b[index] ?? {}));
}

function refuse(error: unknown): void {
  const message = `The server bundle does not start: ${messageOf(error)}`;
  answer({ problems: [{ refusal: 'preflight', message }], ...seen() } satisfies Inspection);
}

/**
 * Stands in for a shared module that is not installed: any export may be called, constructed, extended or iterated, and
 * gives another such stand-in. Enough for what runs when a remote and its pages are loaded; nothing is rendered.
 */
function standIn(): unknown {
  const known = new Map<string | symbol, unknown>();
  const stand: unknown = new Proxy(function standIn() {}, {
    get(target, key) {
      // Nobody waits for it, and nothing takes it for an interop wrapper.
      if (key === 'then' || key === '__esModule') return undefined;
      if (key === 'prototype') return target.prototype as unknown;
      if (key === Symbol.toPrimitive) return () => '';
      if (key === Symbol.iterator) return [][Symbol.iterator];
      const value = known.get(key) ?? standIn();
      known.set(key, value);
      return value;
    },
    has: () => true,
    apply: () => standIn(),
    construct: () => standIn() as object,
  });
  return stand;
}
