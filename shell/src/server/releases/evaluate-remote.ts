import { randomUUID } from 'node:crypto';
import v8 from 'node:v8';
import vm from 'node:vm';
import type { RemoteModule, RemoteRoute } from '@polden/mfe-contract';
import { requireShared } from './shared-modules.ts';

const EVALUATION_MS = 2_000;

/**
 * Runs the CommonJS text of a remote's server entry and returns its routes. `address` is where browsers find the entry,
 * /mfe/<remote>/<version>/server/…: from it the remote knows the addresses of its pictures. The body runs under a time limit, so that an
 * endless loop at module level cannot hang the server. Throws what the module throws, or when it exports no routes.
 */
export function evaluateRemote(code: string, address: string): RemoteRoute[] {
  const module: { exports: Partial<RemoteModule> } = { exports: {} };
  const slot = `__remote_${randomUUID()}`;
  const globals = vm.runInThisContext('globalThis') as Record<string, unknown>;
  globals[slot] = [module.exports, requireShared, module, address];
  // V8's compilation cache keeps the text of every evaluated script for ever.
  v8.setFlagsFromString('--no-compilation-cache');
  try {
    const wrapped = `(function (exports, require, module, __filename) {${code}\n}).apply(undefined, globalThis[${JSON.stringify(slot)}])`;
    new vm.Script(wrapped, { filename: address }).runInThisContext({ timeout: EVALUATION_MS });
  } finally {
    v8.setFlagsFromString('--compilation-cache');
    delete globals[slot];
  }
  const { routes } = module.exports;
  if (!Array.isArray(routes)) throw new Error(`${address} exports no routes`);
  return routes;
}
