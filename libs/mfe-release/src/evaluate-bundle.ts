import v8 from 'node:v8';
import vm from 'node:vm';
import { createRealm } from './realm/realm.ts';

export interface BundleSurroundings {
  /** What the bundle gets for the modules that it requires. */
  require: (name: string) => unknown;
  /** Where browsers find it: from that a remote knows the addresses of its pictures. Also its name in stacks. */
  address?: string;
  /** Limit of what it runs when it is loaded, in milliseconds; none where something else ends it. */
  timeoutMs?: number;
  /** Called with the realm before the bundle runs in it. */
  onRealm?: (context: vm.Context) => void;
}

export interface EvaluatedBundle {
  exports: Record<string, unknown>;
  /** Ends the timers that it has set; for a bundle that nobody uses any more. */
  end: () => void;
}

interface Inside {
  module: { exports: Record<string, unknown> };
  /** The arguments of the wrapper around the bundle. */
  given: unknown[];
}

/** Makes what the bundle is called with by the realm's own constructors, and the host's errors into errors of the realm. */
const INSIDE = `'use strict'; (function (load, address) {
  const module = { exports: {} };
  const require = (name) => {
    let failure;
    try { return load(String(name)); } catch (error) { failure = String(error?.message ?? error); }
    throw new Error(failure);
  };
  return { module, given: [module.exports, require, module, address] };
})`;
const SLOT = '__bundle';

/**
 * Runs the CommonJS text of a server bundle in a realm of its own and returns what it exports. The one place where code of a
 * release is evaluated: by the CLI, the gate, the development server and the shell alike, so that it cannot tell them apart.
 * Throws what the bundle throws, which is an error of the realm: see thrown.ts.
 */
export function evaluateBundle(
  code: string,
  { require, address = 'remote.cjs', timeoutMs, onRealm }: BundleSurroundings,
): EvaluatedBundle {
  const { context, end } = createRealm(address);
  // V8's compilation cache keeps the text of every evaluated script for ever.
  v8.setFlagsFromString('--no-compilation-cache');
  try {
    onRealm?.(context);
    const prepare = vm.runInContext(INSIDE, context) as (load: typeof require, address: string) => Inside;
    const { module, given } = prepare(require, address);
    Object.defineProperty(context, SLOT, { value: given, configurable: true });
    // A script and not `compileFunction`, which has no time limit; that holds for what the script itself runs.
    const wrapped = `(function (exports, require, module, __filename) {${code}\n}).apply(undefined, globalThis.${SLOT})`;
    new vm.Script(wrapped, { filename: address }).runInContext(
      context,
      timeoutMs === undefined ? {} : { timeout: timeoutMs },
    );
    return { exports: module.exports, end };
  } catch (error) {
    end();
    throw error;
  } finally {
    v8.setFlagsFromString('--compilation-cache');
    Reflect.deleteProperty(context, SLOT);
  }
}
