/**
 * What every object of this process inherits, in two lots: what is fixed once for all, and what the engine has shortcuts for
 * that end with the first change of an attribute (arrays cost twice as much then, expressions three times). The latter is watched.
 */
export interface Intrinsic {
  name: string;
  object: object;
}

const FIXED = {
  Object,
  Function,
  Error,
  TypeError,
  RangeError,
  SyntaxError,
  ReferenceError,
  URIError,
  EvalError,
  AggregateError,
  DOMException,
  Promise,
  WeakMap,
  WeakSet,
  WeakRef,
  Symbol,
  Boolean,
  Number,
  BigInt,
  Date,
  DataView,
  ReadableStreamDefaultController,
  ReadableByteStreamController,
  ReadableStreamDefaultReader,
  ReadableStreamBYOBReader,
};

const WATCHED = { Array, RegExp, String, Map, Set, ArrayBuffer, Uint8Array };

/** What generators and asynchronous functions inherit has no name; it is met through what makes it. */
const NAMELESS: readonly Intrinsic[] = [
  { name: 'async function', object: above(async () => undefined) },
  { name: 'function*', object: above(function* () {}) },
  { name: 'async function*', object: above(async function* () {}) },
  { name: 'generator', object: above(above((function* () {})())) },
  { name: 'async generator', object: above(above((async function* () {})())) },
  { name: 'iterator of headers', object: above(new Headers().entries()) },
  { name: 'iterator of parameters', object: above(new URLSearchParams().entries()) },
];

const NAMELESS_WATCHED: readonly Intrinsic[] = [
  { name: 'Iterator', object: above(above([].values())) },
  { name: 'iterator of arrays', object: above([].values()) },
  { name: 'iterator of maps', object: above(new Map().values()) },
  { name: 'iterator of sets', object: above(new Set().values()) },
  { name: 'iterator of strings', object: above(''[Symbol.iterator]()) },
  { name: 'iterator of matches', object: above(''.matchAll(/a/g)) },
  { name: 'TypedArray', object: above(Uint8Array) },
  { name: 'TypedArray.prototype', object: above(Uint8Array.prototype) },
];

export const FIXED_INTRINSICS: readonly Intrinsic[] = [
  ...withPrototypes(FIXED),
  ...NAMELESS,
  { name: 'JSON', object: JSON },
  { name: 'Math', object: Math },
  { name: 'Reflect', object: Reflect },
];
export const WATCHED_INTRINSICS: readonly Intrinsic[] = [...withPrototypes(WATCHED), ...NAMELESS_WATCHED];

/** Prototypes with properties that libraries set on single objects: `error.name = …`, `Made.prototype.constructor = …`. */
export const OVERRIDDEN: ReadonlySet<object> = new Set(
  withPrototypes(FIXED)
    .map(({ object }) => object)
    .filter(
      (it) => it === Object.prototype || it === Function.prototype || it === Error.prototype || isError(it),
    ),
);

function isError(object: object): boolean {
  return above(object) === Error.prototype;
}

function withPrototypes(classes: Readonly<Record<string, { prototype: object }>>): Intrinsic[] {
  return Object.entries(classes).flatMap(([name, made]) => [
    { name, object: made },
    { name: `${name}.prototype`, object: made.prototype },
  ]);
}

function above(object: object): object {
  return Object.getPrototypeOf(object) as object;
}
