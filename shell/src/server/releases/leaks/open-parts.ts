import { setTimeout as delay } from 'node:timers/promises';
import type { HostWatch } from '@polden/mfe-release';

/** An object of the host that a release has in its hands, and what it is called. */
interface Given {
  path: string;
  value: object;
}

type Loose = Record<PropertyKey, unknown>;
type Callable = (...given: unknown[]) => unknown;

const SETTLES_MS = 20;

/** Can be used once: each method gets another one. */
const FRESH = new Map<object, () => object>(
  [
    () => new Request('http://a.ru/', { method: 'POST', body: new URLSearchParams('a=1') }),
    () => new Response('{}'),
    () => new ReadableStream({ start: (it) => it.close() }),
  ].map((make) => [Reflect.getPrototypeOf(make()) ?? make, make]),
);

/** Given to functions of a release by streams that it makes. */
async function givenByStreams(): Promise<Given[]> {
  const given: Given[] = [];
  const begin = (path: string) => (value: object) => void given.push({ path, value });
  new ReadableStream({ start: begin('controller of a stream') });
  const bytes = new ReadableStream({
    type: 'bytes',
    autoAllocateChunkSize: 8,
    pull(controller) {
      begin('controller of bytes')(controller);
      begin('request of bytes')(controller.byobRequest ?? {});
      controller.enqueue(new Uint8Array(1));
    },
  });
  begin('reader of bytes')(new ReadableStream({ type: 'bytes' }).getReader({ mode: 'byob' }));
  await bytes.getReader().read();
  return given;
}

/** Behind symbols of Node is native code, which ends the process when it is called otherwise than Node does. */
const OF_NODE = /Symbol\(k[A-Z]/;

/** What code could ask any object for without having defined it. */
const ASKED_FOR = ['toJSON', 'then', Symbol.asyncIterator, Symbol.toPrimitive, Symbol.isConcatSpreadable];

/**
 * Parts of the host behind what a release is given that it can change for everybody: neither fixed nor put back by the watch.
 * Prototypes, classes, exports and all that hangs on them are shared; the objects themselves, and what they answer with, are
 * the release's own. Tries each slot, so it is for a process that ends.
 */
export async function openParts(
  given: Iterable<Given>,
  watch: Pick<HostWatch, 'changed'>,
): Promise<string[]> {
  const shared = new Map<object, string>();
  const kinds = new Set<unknown>();

  const share = (value: unknown, path: string): void => {
    if (!isObject(value) || shared.has(value)) return;
    shared.set(value, path);
    share(Reflect.getPrototypeOf(value), `${path}.__proto__`);
    for (const key of Reflect.ownKeys(value)) {
      const found = Reflect.getOwnPropertyDescriptor(value, key);
      const parts: unknown[] = Object.values(found ?? {});
      // Behind a pair that stands in place of the class.
      if (key === 'constructor') parts.push(Reflect.get(value, key));
      for (const part of parts) share(part, `${path}.${String(key)}`);
    }
  };
  const explore = async (given: unknown, path: string): Promise<void> => {
    const value = await Promise.race([given, delay(SETTLES_MS)]).catch((error: unknown) => error);
    if (isObject(given)) share(Reflect.getPrototypeOf(given), `${path}.__proto__`);
    if (!isObject(value) || typeof value === 'function' || shared.has(value)) return;
    const kind = Reflect.getPrototypeOf(value);
    share(kind, `${path}.__proto__`);
    const isPlain = kind === Object.prototype || Array.isArray(value);
    if (isPlain) for (const [key, part] of Object.entries(value)) await explore(part, `${path}.${key}`);
    if (isPlain || kind === null || kinds.has(kind)) return;
    kinds.add(kind);
    const fresh = FRESH.get(kind) ?? (() => value);
    for (const key of keysOf(value)) {
      for (const args of [[], [() => undefined], ['a']])
        await explore(
          answerOf(() => {
            const it = fresh() as Loose;
            const part = it[key];
            return typeof part === 'function' && !OF_NODE.test(`${path}.${String(key)}`)
              ? Reflect.apply(part as Callable, it, args)
              : part;
          }),
          `${path}.${String(key)}`,
        );
    }
  };

  for (const { path, value } of [...given, ...(await givenByStreams())]) {
    if (path.startsWith('require(')) share(value, path);
    else await explore(value, path);
  }
  return Array.from(shared).flatMap(([object, path]) =>
    openSlots(object, watch).map((key) => `${path}.${key}`),
  );
}

function answerOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

/** Of its own and of its classes, not of all objects. */
function keysOf(value: object): Set<PropertyKey> {
  const keys = new Set<PropertyKey>();
  for (let at: object | null = value; at && at !== Object.prototype; at = Reflect.getPrototypeOf(at))
    for (const key of Reflect.ownKeys(at)) if (key !== 'constructor') keys.add(key);
  return keys;
}

function openSlots(object: object, watch: Pick<HostWatch, 'changed'>): string[] {
  const open: string[] = [];
  for (const key of [...Reflect.ownKeys(object), ...ASKED_FOR, 'added']) {
    const before = Reflect.getOwnPropertyDescriptor(object, key);
    const isEnumerable = before?.enumerable ?? key === 'added';
    if (isTaken(object, key, isEnumerable, before, watch)) open.push(String(key));
  }
  return open;
}

/** Nothing that is watched is used between the change and the look. */
function isTaken(
  object: object,
  key: PropertyKey,
  enumerable: boolean,
  before: PropertyDescriptor | undefined,
  watch: Pick<HostWatch, 'changed'>,
): boolean {
  const value = typeof before?.value === 'number' ? 7_777 : refuse;
  const taken = before ? { value } : { value, enumerable, configurable: true };
  if (!Reflect.defineProperty(object, key, taken)) return false;
  const isSeen = watch.changed().length > 0;
  const now = Reflect.getOwnPropertyDescriptor(object, key);
  if (now?.value !== value) return !isSeen;
  if (before) Reflect.defineProperty(object, key, before);
  else Reflect.deleteProperty(object, key);
  return true;
}

function refuse(): never {
  throw new Error('what was changed has been called');
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
