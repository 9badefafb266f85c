import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReleaseRoute, RemoteRoute } from '@polden/mfe-contract';
import { claimOf, evaluateBundle } from '@polden/mfe-release';

/** Runs a server bundle with the packages of the remote in `dir` and returns the pages that it claims. Throws what it throws. */
export function evaluateRoutes(code: string, dir: string): ReleaseRoute[] {
  const { exports } = evaluateBundle(code, { require: createRequire(join(dir, 'package.json')) });
  const { routes } = exports;
  if (!Array.isArray(routes)) throw new Error('src/remote.tsx exports no routes');
  return (routes as RemoteRoute[]).map(claimOf);
}
