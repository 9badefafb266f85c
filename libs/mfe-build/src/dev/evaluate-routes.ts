import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ReleaseRoute, RemoteModule, RouteHandle } from '@polden/mfe-contract';

/** Runs a server bundle with the packages of the remote in `dir` and returns the pages that it claims. Throws what it throws. */
export function evaluateRoutes(code: string, dir: string): ReleaseRoute[] {
  const module: { exports: Partial<RemoteModule> } = { exports: {} };
  const body = compileFunction(code, ['exports', 'require', 'module'], { filename: 'remote.cjs' });
  body.call(module.exports, module.exports, createRequire(join(dir, 'package.json')), module);
  const { routes } = module.exports;
  if (!routes) throw new Error('src/remote.tsx exports no routes');
  return routes.map(claim);
}

function claim({ path, handle }: { path: string; handle: RouteHandle }): ReleaseRoute {
  return { path, ...handle };
}
