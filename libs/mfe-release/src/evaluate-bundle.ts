import v8 from 'node:v8';
import vm from 'node:vm';
import {
  createEntry,
  type DataFunction,
  type DataParts,
  type EntryParts,
  type ModuleInside,
  type RealmEntry,
} from './realm/realm-entry.ts';
import type { RealmLog } from './realm/host-parts.ts';
import type { Marked, TurnMarks } from './realm/marked.ts';
import { createRealm } from './realm/realm.ts';

export interface BundleSurroundings {
  /** What the bundle gets for the modules that it requires. */
  require: (name: string, marked: Marked) => unknown;
  /** Modules that are made inside in place of the host's, by their names. */
  inside?: Readonly<Record<string, ModuleInside>>;
  /** Where browsers find it: from that a remote knows the addresses of its pictures. Also its name in stacks. */
  address?: string;
  /** Limit of the code that runs at loading, in milliseconds; none where something else ends it. */
  timeoutMs?: number;
  /** Set around what the host calls of the bundle after it was loaded: timers, answers. */
  marks?: TurnMarks;
  /** Takes what the bundle writes to its console. */
  log?: RealmLog;
  /** Called with the realm before the bundle runs in it. */
  onRealm?: (context: vm.Context) => void;
}

export interface EvaluatedBundle {
  exports: Record<string, unknown>;
  /** Calls a loader or an action of it with arguments that are made inside. */
  call: (run: DataFunction, parts: DataParts) => unknown;
  /** Ends the timers that it has set; for a bundle that nobody uses any more. */
  end: () => void;
}

/** Compiled once; code of modules inside as well, which is the host's own. */
const scripts = new Map<string, vm.Script>();
const SLOT = '__bundle';
const BEFORE = '(function (exports, require, module, __filename) {';

/**
 * Runs the CommonJS text of a server bundle in a realm of its own and returns what it exports. The one place where code of a
 * release is evaluated: by the CLI, the gate, the development server and the shell alike, so that it cannot tell them apart.
 * Throws what the bundle throws, which is an error of the realm: see thrown.ts.
 */
export function evaluateBundle(
  code: string,
  { require, inside = {}, address = 'remote.cjs', timeoutMs, marks, log, onRealm }: BundleSurroundings,
): EvaluatedBundle {
  const { context, marked, end } = createRealm(address, marks, log);
  const make = (name: string): object | undefined => {
    const module = Object.hasOwn(inside, name) ? inside[name] : undefined;
    return module && (runInside(module.define, context) as (host: object) => object)(module.host(marked));
  };
  // V8's compilation cache keeps the text of every evaluated script for ever.
  v8.setFlagsFromString('--no-compilation-cache');
  try {
    onRealm?.(context);
    const enter = runInside(createEntry, context) as (parts: EntryParts) => RealmEntry;
    const { module, given, call } = enter({ address, load: (name) => require(name, marked), make });
    Object.defineProperty(context, SLOT, { value: given, configurable: true });
    // A script and not `compileFunction`, which has no time limit; that holds for what the script itself runs.
    const wrapped = `${BEFORE}${code}\n}).apply(undefined, globalThis.${SLOT})`;
    // In its errors the first line begins where the bundle does.
    new vm.Script(wrapped, { filename: address, columnOffset: -BEFORE.length }).runInContext(
      context,
      timeoutMs === undefined ? {} : { timeout: timeoutMs },
    );
    return { exports: module.exports, call, end };
  } catch (error) {
    end();
    throw error;
  } finally {
    v8.setFlagsFromString('--compilation-cache');
    Reflect.deleteProperty(context, SLOT);
  }
}

function runInside(define: (...parts: never[]) => unknown, context: vm.Context): unknown {
  const text = `'use strict'; (${define.toString()})`;
  const script = scripts.get(text) ?? new vm.Script(text, { filename: `realm:${define.name}` });
  scripts.set(text, script);
  return script.runInContext(context);
}
