/** A way from what a release is given to a part of the host. */
export interface Edge {
  /** What it begins with and how it goes on, as code would write it. */
  path: string;
  kind: 'function' | 'object';
  value: object;
}

export interface Walk {
  /** Further things that were given to the release. */
  begin: (value: unknown, path: string) => void;
  /** A function that looks at what it is called with. */
  listener: (path: string) => (...given: unknown[]) => unknown;
  run: () => void;
  found: Edge[];
  /** How many objects were seen. */
  objects: () => number;
}

type Loose = Record<PropertyKey, unknown>;
type Callable = (...given: unknown[]) => unknown;

/**
 * Follows prototypes, own properties, getters, results of calls and constructions, what is thrown and resolved, and notes where
 * it meets an object that was not made in this realm. Its text is run inside of a release: it sees what a release would see.
 */
export function createWalk(): Walk {
  const LONGEST = 200;
  const MOST = 40_000;
  const UNCALLED =
    /^globalThis\.(clear|set|queueMicrotask|eval|__bundle)|\.(signOut|signIn|restoreSession|endSession|post|upload|abort|log|error|warn|info|debug|trace|setState|getReader|startTransition)$|__client/i;
  const SAMPLES: Record<string, unknown[]> = {
    URL: ['http://a.ru/?x=1'],
    URLSearchParams: ['a=1'],
    Headers: [{ a: '1' }],
    Request: ['http://a.ru/', { method: 'POST', body: new URLSearchParams('a=1') }],
    Response: ['{}'],
    Event: ['x'],
    DOMException: ['a', 'AbortError'],
    Blob: [['a']],
    File: [['a'], 'a.txt'],
    Proxy: [{}, {}],
    Promise: [() => undefined],
    Array: [1],
    Function: [],
    RegExp: ['a'],
    HttpError: [404, { message: 'none' }],
    encodeInto: ['a', new Uint8Array(2)],
    decode: [new Uint8Array(2)],
  };
  const found: Edge[] = [];
  const seen = new Set<unknown>();
  const queue: [value: object, path: string][] = [];

  const begin = (value: unknown, path: string) => {
    if ((typeof value !== 'object' || value === null) && typeof value !== 'function') return;
    if (seen.has(value)) return;
    seen.add(value);
    queue.push([value, path]);
  };
  const listener = (path: string) =>
    function (this: unknown, ...given: unknown[]) {
      begin(this, `${path} this`);
      given.forEach((value, index) => begin(value, `${path} argument ${index}`));
      return undefined;
    };
  const attempt = (path: string, run: () => unknown) => {
    try {
      const value = run();
      begin(value, path);
      const { then } = (value ?? {}) as { then?: unknown };
      if (typeof then === 'function')
        (then as Callable).call(
          value,
          (inner: unknown) => begin(inner, `${path} resolved`),
          (error: unknown) => begin(error, `${path} rejected`),
        );
    } catch (error) {
      begin(error, `${path} thrown`);
    }
  };
  /** The end of the chain of prototypes, when it is not of this realm. */
  const isForeign = (value: object): boolean => {
    let top: object = value;
    for (let next = Reflect.getPrototypeOf(value); next; next = Reflect.getPrototypeOf(next)) {
      if (next === Function.prototype || next === Object.prototype) return false;
      top = next;
    }
    // What has no prototype belongs to nobody, unless it is where prototypes end.
    return top !== Object.prototype && Object.hasOwn(top, 'hasOwnProperty');
  };
  const look = (value: object, path: string) => {
    if (isForeign(value)) {
      found.push({ path, kind: typeof value === 'function' ? 'function' : 'object', value });
      return;
    }
    begin(Reflect.getPrototypeOf(value), `${path}.__proto__`);
    for (const key of Reflect.ownKeys(value)) {
      const name = `${path}.${String(key)}`;
      const property = Reflect.getOwnPropertyDescriptor(value, key);
      if (!property) continue;
      begin(property.get, `get ${name}`);
      begin(property.set, `set ${name}`);
      attempt(name, () => (value as Loose)[key]);
    }
    if (typeof value !== 'function' || UNCALLED.test(path) || path.split('(').length > 4) return;
    const name = path.split('.').at(-1) ?? '';
    const call = value as Callable;
    attempt(`${path}()`, () => Reflect.apply(call, undefined, []));
    attempt(`${path}(listener)`, () =>
      Reflect.apply(call, undefined, [listener(`${path}(listener)`), listener(`${path}(, listener)`)]),
    );
    attempt(`${path}('/x')`, () => Reflect.apply(call, undefined, ['/x', {}]));
    const sample = SAMPLES[name];
    if (sample) attempt(`${path}(…)`, () => Reflect.apply(call, undefined, sample));
    if (Object.hasOwn(value, 'prototype'))
      attempt(`new ${path}`, () => Reflect.construct(call, sample ?? []) as unknown);
  };
  const run = () => {
    for (let next = queue.shift(); next && seen.size < MOST; next = queue.shift()) {
      const [value, path] = next;
      if (path.length <= LONGEST) attempt(path, () => look(value, path));
    }
  };
  return { begin, listener, run, found, objects: () => seen.size };
}
