import vm from 'node:vm';

/** What a release was seen to do while it was evaluated and its pages were loaded. */
export interface Observations {
  /** Globals that are other than before, as one would write them: `JSON.stringify`, `Array.prototype.at`. */
  changedGlobals: () => string[];
  /** Members of `process` that it has read or written, as `process.env`; besides NODE_ENV, for which every bundle asks. */
  touchedProcess: () => string[];
}

interface Inside {
  changed: () => string;
  touched: () => string;
}

/** The most that is told; a release that changes more has said enough. */
const MOST = 50;

/** Run inside the realm, with its own intrinsics taken before the bundle could change them. Answers with text only. */
const INSIDE = `'use strict'; (() => {
  const { getOwnPropertyDescriptor, getPrototypeOf, is } = Object;
  const { ownKeys, apply } = Reflect;
  const { push, join } = Array.prototype;
  const { get, set, has } = Map.prototype;
  const known = new Map();
  const found = new Map();
  const slots = [];
  const own = (object) => { try { return ownKeys(object); } catch { return []; } };
  const nameOf = (path, key) => typeof key === 'symbol' ? path + '[' + String(key) + ']' : path === '' ? key : path + '.' + key;
  const note = (object, path) => {
    if (apply(has, found, [object])) return;
    apply(set, found, [object, true]);
    const keys = own(object);
    for (let index = 0; index < keys.length; index += 1) {
      const slot = getOwnPropertyDescriptor(object, keys[index]);
      apply(push, slots, [{ object, path, key: keys[index], slot }]);
    }
    apply(set, known, [object, { path, keys: new Set(keys) }]);
  };
  const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function';
  note(globalThis, '');
  for (const key of own(globalThis)) {
    const value = getOwnPropertyDescriptor(globalThis, key)?.value;
    if (!isObject(value) || value === globalThis || typeof key !== 'string' || key === 'process') continue;
    note(value, key);
    const prototype = typeof value === 'function' ? getOwnPropertyDescriptor(value, 'prototype')?.value : undefined;
    if (isObject(prototype)) note(prototype, key + '.prototype');
  }
  for (const [sample, path] of [[[][Symbol.iterator](), 'ArrayIterator.prototype'], [(function* () {})(), 'Generator.prototype'], [async () => 0, 'AsyncFunction.prototype']])
    note(getPrototypeOf(sample), path);
  const touched = new Set();
  const { add } = Set.prototype;
  const given = globalThis.process;
  if (isObject(given)) {
    const tell = (key) => { if (typeof key === 'string' && key !== 'env' && key !== 'constructor') apply(add, touched, ['process.' + key]); };
    const watched = new Proxy(given, {
      get: (target, key, receiver) => (tell(key), Reflect.get(target, key, receiver)),
      set: (target, key, value) => (tell(key), Reflect.set(target, key, value)),
      deleteProperty: (target, key) => (tell(key), Reflect.deleteProperty(target, key)),
      defineProperty: (target, key, slot) => (tell(key), Reflect.defineProperty(target, key, slot)),
    });
    Object.defineProperty(globalThis, 'process', { ...getOwnPropertyDescriptor(globalThis, 'process'), value: watched });
    for (let index = 0; index < slots.length; index += 1)
      if (slots[index].object === globalThis && slots[index].key === 'process') slots[index].slot = getOwnPropertyDescriptor(globalThis, 'process');
  }
  const { has: hasIn, forEach } = Set.prototype;
  const { stringify } = JSON;
  const mapEach = Map.prototype.forEach;
  return {
    changed: () => {
      const names = [];
      for (let index = 0; index < slots.length; index += 1) {
        const { object, path, key, slot } = slots[index];
        const now = getOwnPropertyDescriptor(object, key);
        if (!now || !is(now.value, slot.value) || now.get !== slot.get || now.set !== slot.set) apply(push, names, [nameOf(path, key)]);
      }
      apply(mapEach, known, [({ path, keys }, object) => {
        const now = own(object);
        for (let index = 0; index < now.length; index += 1) if (!apply(hasIn, keys, [now[index]])) apply(push, names, [nameOf(path, now[index])]);
      }]);
      return apply(join, names, ['\\n']);
    },
    touched: () => {
      const names = [];
      apply(forEach, touched, [(name) => apply(push, names, [name])]);
      return apply(join, names, ['\\n']);
    },
  };
})()`;

/** To be called before the bundle runs in the realm. */
export function observeRealm(context: vm.Context): Observations {
  const { changed, touched } = vm.runInContext(INSIDE, context) as Inside;
  return { changedGlobals: () => lines(changed()), touchedProcess: () => lines(touched()) };
}

function lines(text: string): string[] {
  // The slot in which a bundle is handed its arguments is the evaluation's own.
  const names = text.split('\n').filter((name) => name !== '' && !name.startsWith('__bundle'));
  return [...new Set(names)].sort().slice(0, MOST);
}
