import type { HostClass, HostParts } from './host-parts.ts';

/**
 * Gives a new realm what browsers and Node have in common. Its text is run inside, so it names nothing of this file: all
 * that a release can reach is made here by the realm's own constructors, and what is the host's stays in the closure. For
 * classes with objects that the host must recognise, a stand-in constructs the host's object: a release can patch the
 * stand-in's prototype, never the host's.
 */
export function defineGlobals(host: HostParts): void {
  const { defineProperty, keys } = Object;
  const give = (name: string, value: unknown) =>
    defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });

  // A thread that waits for memory is held without working, and what ends with an object is called by nobody in particular.
  for (const name of ['Atomics', 'SharedArrayBuffer', 'WebAssembly', 'FinalizationRegistry'])
    Reflect.deleteProperty(globalThis, name);

  // Call sites hand out the functions and receivers of the host's frames.
  defineProperty(Error, 'prepareStackTrace', { value: undefined, writable: false, configurable: false });

  const CODES: Record<string, number> = { AbortError: 20, TimeoutError: 23, DataCloneError: 25 };
  class DOMException extends Error {
    constructor(message = '', name: string | { name?: string } = 'Error') {
      super(message);
      const text = typeof name === 'object' ? (name.name ?? 'Error') : name;
      defineProperty(this, 'name', { value: text, configurable: true });
      defineProperty(this, 'code', { value: CODES[text] ?? 0, configurable: true });
    }
  }
  give('DOMException', DOMException);

  const errors: Record<string, ErrorConstructor> = {
    Error,
    TypeError,
    RangeError,
    SyntaxError,
    ReferenceError,
    URIError,
    EvalError,
  };
  const ownError = (error: unknown): Error => {
    if (error === null || typeof error !== 'object') return new Error(String(error));
    const { name, message, code } = error as Record<string, unknown>;
    const Kind = errors[String(name)];
    if (!Kind) return new DOMException(String(message), String(name));
    const made = new Kind(String(message));
    return code === undefined ? made : Object.assign(made, { code });
  };
  type Call = (first: unknown, second: unknown, third: unknown) => unknown;
  const guarded =
    (call: Call): Call =>
    (first, second, third) => {
      try {
        return call(first, second, third);
      } catch (error) {
        throw ownError(error);
      }
    };

  const standIn = (name: string, { construct, isInstance, statics }: HostClass) => {
    const made = function (...given: unknown[]) {
      try {
        return construct(given.length > 3 ? 3 : given.length, given[0], given[1], given[2]);
      } catch (error) {
        throw ownError(error);
      }
    };
    defineProperty(made, 'name', { value: name, configurable: true });
    defineProperty(made, Symbol.hasInstance, { value: (value: unknown) => isInstance(value) });
    for (const key of keys(statics)) {
      const call = statics[key];
      if (call) defineProperty(made, key, { value: guarded(call), writable: true, configurable: true });
    }
    give(name, made);
  };
  for (const name of keys(host.classes)) {
    const shared = host.classes[name];
    if (shared) standIn(name, shared);
  }

  type Timed = (...values: unknown[]) => void;
  // Checked now: later nobody could tell which release made the call.
  const expectFunction = (run: unknown) => {
    if (typeof run !== 'function') throw new TypeError(`${String(run)} is not a function`);
  };
  const setTimer =
    (isRepeated: boolean) =>
    (run: Timed, ms?: unknown, ...values: unknown[]) => {
      expectFunction(run);
      try {
        return host.setTimer(() => run(...values), Number(ms) || 0, isRepeated);
      } catch (error) {
        throw ownError(error);
      }
    };
  const setSoon = setTimer(false);
  give('setTimeout', setTimer(false));
  give('setInterval', setTimer(true));
  give('setImmediate', (run: Timed, ...values: unknown[]) => setSoon(run, 0, ...values));
  for (const name of ['clearTimeout', 'clearInterval', 'clearImmediate'])
    give(name, (id: unknown) => host.clearTimer(Number(id)));
  give('queueMicrotask', (run: () => void) => {
    expectFunction(run);
    host.queueMicrotask(() => run());
  });

  const bytesOf = (value: unknown): Uint8Array =>
    ArrayBuffer.isView(value)
      ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
      : new Uint8Array((value ?? 0) as ArrayBuffer);
  give(
    'TextEncoder',
    class TextEncoder {
      get encoding() {
        return 'utf-8';
      }
      encode(text: unknown = '') {
        return new Uint8Array(host.encode(String(text)));
      }
      encodeInto(text: unknown, target: Uint8Array) {
        try {
          const { read, written } = host.encodeInto(String(text), target);
          return { read, written };
        } catch (error) {
          throw ownError(error);
        }
      }
    },
  );
  give(
    'TextDecoder',
    class TextDecoder {
      readonly encoding: string;
      readonly fatal: boolean;
      readonly ignoreBOM: boolean;
      constructor(label: unknown = 'utf-8', { fatal, ignoreBOM }: Record<string, unknown> = {}) {
        this.encoding = String(label);
        this.fatal = Boolean(fatal);
        this.ignoreBOM = Boolean(ignoreBOM);
      }
      decode(bytes?: unknown) {
        try {
          return host.decode(bytesOf(bytes), this.encoding, this.fatal, this.ignoreBOM);
        } catch (error) {
          throw ownError(error);
        }
      }
    },
  );
  give(
    'btoa',
    guarded((text) => host.btoa(String(text))),
  );
  give(
    'atob',
    guarded((text) => host.atob(String(text))),
  );
  give(
    'fetch',
    (input: unknown, init: unknown) =>
      new Promise((resolve, reject) => {
        host.fetch(
          input,
          init,
          (response) => resolve(response),
          (error) => reject(ownError(error)),
        );
      }),
  );
  const nothing = () => undefined;
  give('performance', {
    now: () => host.now(),
    timeOrigin: host.timeOrigin,
    mark: nothing,
    measure: nothing,
  });
  give('crypto', {
    randomUUID: () => host.randomUUID(),
    getRandomValues: (array: Uint8Array<ArrayBuffer>) => {
      try {
        host.fillRandomly(array);
      } catch (error) {
        throw ownError(error);
      }
      return array;
    },
  });

  const shown = (value: unknown): string => {
    if (typeof value === 'string') return value;
    try {
      if (value === null || typeof value !== 'object') return String(value);
      const { stack } = value as { stack?: unknown };
      return typeof stack === 'string' ? stack : JSON.stringify(value);
    } catch {
      return '[what cannot be shown]';
    }
  };
  const log: Record<string, (...values: unknown[]) => void> = {};
  for (const level of ['debug', 'log', 'info', 'warn', 'error', 'trace'])
    log[level] = (...values) => host.log(level === 'error', values.map(shown).join(' '));
  for (const name of [
    'group',
    'groupEnd',
    'groupCollapsed',
    'time',
    'timeEnd',
    'table',
    'count',
    'assert',
    'dir',
  ])
    log[name] = nothing;
  give('console', log);

  const refuseClone = (what: string): never => {
    throw new DOMException(`${what} could not be cloned.`, 'DataCloneError');
  };
  const cloned = (value: unknown, known: Map<object, object>): unknown => {
    if (typeof value === 'function' || typeof value === 'symbol') return refuseClone(String(value));
    if (value === null || typeof value !== 'object') return value;
    const before = known.get(value);
    if (before) return before;
    const keep = <Made extends object>(made: Made): Made => {
      known.set(value, made);
      return made;
    };
    const copyInto = (made: Record<string, unknown>) => {
      for (const key of keys(value)) made[key] = cloned((value as Record<string, unknown>)[key], known);
      return made;
    };
    const tag = Object.prototype.toString.call(value).slice(8, -1);
    if (Array.isArray(value)) {
      const made: unknown[] = keep([]);
      made.length = value.length;
      return copyInto(made as unknown as Record<string, unknown>);
    }
    if (tag === 'Date') return keep(new Date(Number(value)));
    if (tag === 'RegExp') return keep(new RegExp((value as RegExp).source, (value as RegExp).flags));
    if (tag === 'Map') {
      const made = keep(new Map<unknown, unknown>());
      for (const [key, item] of value as Map<unknown, unknown>)
        made.set(cloned(key, known), cloned(item, known));
      return made;
    }
    if (tag === 'Set') {
      const made = keep(new Set<unknown>());
      for (const item of value as Set<unknown>) made.add(cloned(item, known));
      return made;
    }
    if (tag === 'ArrayBuffer') return keep((value as ArrayBuffer).slice(0));
    if (ArrayBuffer.isView(value)) {
      const { buffer, byteOffset, byteLength } = value;
      const Kind = (globalThis as unknown as Record<string, new (...values: unknown[]) => object>)[tag];
      const length = 'length' in value ? value.length : byteLength;
      return Kind ? keep(new Kind(cloned(buffer, known), byteOffset, length)) : refuseClone(`#<${tag}>`);
    }
    if (tag === 'Error') {
      const { name, message, stack = '' } = value as Error;
      return keep(Object.assign(new (errors[name] ?? Error)(message), { stack }));
    }
    if (['Boolean', 'Number', 'String', 'BigInt'].includes(tag))
      return keep(Object(value.valueOf()) as object);
    if (tag === 'Promise' || tag.startsWith('Weak')) return refuseClone(`#<${tag}>`);
    return copyInto(keep({}));
  };
  give('structuredClone', (value: unknown) => cloned(value, new Map()));
  // Bundles ask for NODE_ENV, and for nothing else.
  give('process', { env: { NODE_ENV: host.nodeEnv } });
}
