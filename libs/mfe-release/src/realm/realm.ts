import vm from 'node:vm';
import { hostPartsFor } from './host-parts.ts';
import { defineGlobals } from './realm-globals.ts';
import { RealmTimers } from './realm-timers.ts';

/** A global object of its own: what code inside changes of `JSON`, `fetch` or `Array.prototype`, it changes for itself. */
export interface Realm {
  context: vm.Context;
  /** Its timers ring no more. */
  end: () => void;
}

const globals = new vm.Script(`'use strict'; (${defineGlobals.toString()})`, { filename: 'realm:globals' });

/** `name` is what an inspector shows. Code from strings is off inside. */
export function createRealm(name: string): Realm {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    name,
    codeGeneration: { strings: false, wasm: false },
  });
  const timers = new RealmTimers();
  (globals.runInContext(context) as typeof defineGlobals)(hostPartsFor(timers));
  return { context, end: () => timers.end() };
}
