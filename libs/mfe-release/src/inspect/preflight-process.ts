/** Runs the server bundle of a release in a process that has no secret, no files and no way to start another process. */
import type { ReleaseManifest } from '@polden/mfe-contract';
import { evaluateBundle } from '../evaluate-bundle.ts';
import { claimedRoutes } from '../pack/load-routes.ts';
import { tameHost } from '../realm/tame-host.ts';
import { messageOf } from '../thrown.ts';
import { isShared } from './is-shared.ts';
import type { Problem } from './problem.ts';
import { standIn } from './stand-in.ts';

/** What the process is sent. */
export interface PreflightOrder {
  manifest: Pick<ReleaseManifest, 'name' | 'version' | 'routes' | 'shared' | 'server'>;
  code: string;
}

const send = process.send?.bind(process);

tameHost();
process.on('unhandledRejection', refuse);
process.on('uncaughtException', refuse);
process.once('message', (order: PreflightOrder) => void preflight(order).then(answer, refuse));

/** Evaluates with stand-ins for what the shell shares, loads every page, and compares what the bundle claims. */
async function preflight({ manifest, code }: PreflightOrder): Promise<Problem[]> {
  const packages = Object.keys(manifest.shared);
  const shared = new Map<string, unknown>();
  const requireShared = (name: string): unknown => {
    if (!isShared(name, packages)) throw new Error(`it requires ${name}`);
    if (!shared.has(name)) shared.set(name, standIn());
    return shared.get(name);
  };
  const address = `/mfe/${manifest.name}/${manifest.version}/${manifest.server.entry}`;
  const { exports } = evaluateBundle(code, { require: requireShared, address });
  const routes = await claimedRoutes(exports['routes']);
  if (isSame(routes, manifest.routes)) return [];
  const message = 'The server bundle claims other routes than release.json: run mfe-release pack again';
  return [{ refusal: 'preflight', message }];
}

/** Whatever order their fields are in. */
function isSame(a: readonly object[], b: readonly object[]): boolean {
  const sorted = (route: object) =>
    JSON.stringify(Object.entries(route).sort(([x], [y]) => (x < y ? -1 : 1)));
  return a.length === b.length && a.every((route, index) => sorted(route) === sorted(b[index] ?? {}));
}

function answer(found: Problem[]): void {
  send?.(found);
}

function refuse(error: unknown): void {
  answer([{ refusal: 'preflight', message: `The server bundle does not start: ${messageOf(error)}` }]);
}
