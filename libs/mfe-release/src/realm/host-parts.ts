import { randomUUID } from 'node:crypto';
import type { Marked } from './marked.ts';
import type { RealmTimers } from './realm-timers.ts';

/** Classes with objects that the host must recognise as its own: fetch wants its own AbortSignal, the router its own Response. */
export const SHARED_CLASSES = [
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'Event',
  'EventTarget',
] as const;

/** A class of the host as functions: the realm makes a class of its own from them. */
export interface HostClass {
  /** `count`: how many arguments were given; some classes tell `undefined` from nothing. */
  construct: (count: number, first: unknown, second: unknown, third: unknown) => object;
  isInstance: (value: unknown) => boolean;
  statics: Record<string, (first: unknown, second: unknown, third: unknown) => unknown>;
}

/** What the realm's globals are made of. All of it stays in their closure: code of a release can name none of it. */
export interface HostParts {
  classes: Record<string, HostClass>;
  setTimer: (run: () => void, ms: number, isRepeated: boolean) => number;
  clearTimer: (id: number) => void;
  queueMicrotask: (run: () => void) => void;
  encode: (text: string) => Uint8Array;
  encodeInto: (text: string, target: Uint8Array) => { read: number; written: number };
  decode: (bytes: Uint8Array, label: string, isFatal: boolean, ignoresBom: boolean) => string;
  btoa: (text: string) => string;
  atob: (text: string) => string;
  fetch: (
    input: unknown,
    init: unknown,
    done: (response: Response) => void,
    failed: (error: unknown) => void,
  ) => void;
  now: () => number;
  timeOrigin: number;
  randomUUID: () => string;
  fillRandomly: (array: Uint8Array<ArrayBuffer>) => void;
  log: RealmLog;
  nodeEnv: string | undefined;
}

/** Takes what a release writes to its console; by default it goes to that of the process. */
export type RealmLog = (isError: boolean, message: string) => void;

/** Of one line. */
const LONGEST_LINE = 4_000;
const toConsole: RealmLog = (isError, message) => (isError ? console.error(message) : console.warn(message));

export function hostPartsFor(timers: RealmTimers, marked: Marked, log: RealmLog = toConsole): HostParts {
  return {
    classes: Object.fromEntries(SHARED_CLASSES.map((name) => [name, hostClass(name, marked)])),
    setTimer: (run, ms, isRepeated) => timers.set(marked(run), ms, isRepeated),
    clearTimer: (id) => timers.clear(id),
    queueMicrotask: (run) => queueMicrotask(marked(() => run())),
    encode: (text) => new TextEncoder().encode(text),
    encodeInto: (text, target) => new TextEncoder().encodeInto(text, target),
    decode: (bytes, label, fatal, ignoreBOM) => new TextDecoder(label, { fatal, ignoreBOM }).decode(bytes),
    btoa: (text) => btoa(text),
    atob: (text) => atob(text),
    fetch: (input, init, done, failed) => {
      Promise.resolve()
        .then(() => fetch(plainRequest(input) as RequestInfo, init as RequestInit))
        .then(marked(done), marked(failed));
    },
    now: () => performance.now(),
    timeOrigin: performance.timeOrigin,
    randomUUID: () => randomUUID(),
    fillRandomly: (array) => void crypto.getRandomValues(array),
    log: (isError, message) => log(isError, message.slice(0, LONGEST_LINE)),
    nodeEnv: process.env['NODE_ENV'],
  };
}

function hostClass(name: (typeof SHARED_CLASSES)[number], marked: Marked): HostClass {
  const Shared = globalThis[name] as unknown as (new (...values: unknown[]) => object) &
    Record<string, (...values: unknown[]) => unknown>;
  const statics = Object.getOwnPropertyNames(Shared).filter(
    (key) => key !== 'prototype' && typeof Shared[key] === 'function',
  );
  return {
    construct: (count, first, second, third) => {
      const input = name === 'Request' ? plainRequest(first) : first;
      const given = [input, second, third].slice(0, count);
      return new Shared(...(name === 'ReadableStream' ? given.map((it) => markedParts(it, marked)) : given));
    },
    isInstance: (value) => value instanceof Shared,
    statics: {
      ...Object.fromEntries(
        statics.map((key) => [
          key,
          (first: unknown, second: unknown, third: unknown) => Shared[key]?.(first, second, third),
        ]),
      ),
      ...(name === 'AbortSignal' ? { timeout: markedTimeout(marked) } : {}),
    },
  };
}

/** What a stream reads from, and its strategy: their functions are called when somebody reads. */
function markedParts(parts: unknown, marked: Marked): unknown {
  if (typeof parts !== 'object' || parts === null) return parts;
  const own = parts as Record<string, unknown>;
  const read = Object.fromEntries(STREAM_PARTS.map((key) => [key, own[key]]));
  return Object.fromEntries(
    Object.entries(read).map(([key, part]) => {
      if (typeof part !== 'function') return [key, part];
      return [key, marked((...args: unknown[]) => Reflect.apply(part, own, args) as unknown)];
    }),
  );
}

const STREAM_PARTS = ['start', 'pull', 'cancel', 'type', 'autoAllocateChunkSize', 'highWaterMark', 'size'];

/** Like that of the class; its listeners run under the mark, since it is aborted there. */
function markedTimeout(marked: Marked): (ms: unknown) => AbortSignal {
  return (ms) => {
    const controller = new AbortController();
    const late = () =>
      controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    setTimeout(marked(late), Number(ms)).unref();
    return controller.signal;
  };
}

/** The requests of a page are of a class of the shell's: another request or fetch takes none but its own. */
function plainRequest(input: unknown): unknown {
  if (!(input instanceof Request) || Object.getPrototypeOf(input) === Request.prototype) return input;
  return new Request(input.clone(), { signal: input.signal });
}
