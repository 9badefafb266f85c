import vm from 'node:vm';
import { hostPartsFor, type RealmLog } from './host-parts.ts';
import { type Marked, markedBy, type TurnMarks, unmarked } from './marked.ts';
import { defineGlobals } from './realm-globals.ts';
import { RealmTimers } from './realm-timers.ts';

/** A global object of its own: what code inside changes of `JSON`, `fetch` or `Array.prototype`, it changes for itself. */
export interface Realm {
  context: vm.Context;
  /** Around functions of it that the host calls. */
  marked: Marked;
  /** Its timers ring no more. */
  end: () => void;
}

const globals = new vm.Script(`'use strict'; (${defineGlobals.toString()})`, { filename: 'realm:globals' });

/** `name` is what an inspector shows; `marks` are set around what the host calls of it later. Code from strings is off inside. */
export function createRealm(name: string, marks?: TurnMarks, log?: RealmLog): Realm {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    name,
    codeGeneration: { strings: false, wasm: false },
  });
  const timers = new RealmTimers();
  const marked = marks ? markedBy(marks) : unmarked;
  (globals.runInContext(context) as typeof defineGlobals)(hostPartsFor(timers, marked, log));
  return { context, marked, end: () => timers.end() };
}
