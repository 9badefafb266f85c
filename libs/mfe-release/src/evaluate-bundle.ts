import { randomUUID } from 'node:crypto';
import v8 from 'node:v8';
import vm from 'node:vm';

export interface BundleSurroundings {
  /** What the bundle gets for the modules that it requires. */
  require: (name: string) => unknown;
  /** Where browsers find it: from that a remote knows the addresses of its pictures. Also its name in stacks. */
  address?: string;
  /** Limit of what it runs when it is loaded, in milliseconds; none where something else ends it. */
  timeoutMs?: number;
}

/**
 * Runs the CommonJS text of a server bundle and returns what it exports. The one place where code of a release is evaluated:
 * by the CLI, the gate, the development server and the shell alike. Throws what the bundle throws.
 */
export function evaluateBundle(
  code: string,
  { require, address = 'remote.cjs', timeoutMs }: BundleSurroundings,
): Record<string, unknown> {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const slot = `__remote_${randomUUID()}`;
  const globals = vm.runInThisContext('globalThis') as Record<string, unknown>;
  globals[slot] = [module.exports, require, module, address];
  // V8's compilation cache keeps the text of every evaluated script for ever.
  v8.setFlagsFromString('--no-compilation-cache');
  try {
    // A script and not `compileFunction`, which has no time limit.
    const wrapped = `(function (exports, require, module, __filename) {${code}\n}).apply(undefined, globalThis[${JSON.stringify(slot)}])`;
    new vm.Script(wrapped, { filename: address }).runInThisContext(
      timeoutMs === undefined ? {} : { timeout: timeoutMs },
    );
  } finally {
    v8.setFlagsFromString('--compilation-cache');
    delete globals[slot];
  }
  return module.exports;
}
