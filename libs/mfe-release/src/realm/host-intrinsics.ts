import { classesBehind, samples } from './behind-samples.ts';
import { SHARED_CLASSES } from './host-parts.ts';

/**
 * What every object of this process inherits, in two lots: what is fixed once for all, and what the engine has shortcuts for
 * that end with the first change of an attribute (arrays cost twice as much then, expressions three times). The latter is watched.
 */
export interface Intrinsic {
  name: string;
  object: object;
}

const WATCHED = { Array, RegExp, String, Map, Set, ArrayBuffer, Uint8Array };

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

export const WATCHED_INTRINSICS: readonly Intrinsic[] = [...withPrototypes(WATCHED), ...NAMELESS_WATCHED];

/** What is fixed: a function, since not every place that watches has all of these classes. */
export function fixedIntrinsics(): Set<object> {
  const classes = [
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
    ...SHARED_CLASSES.map((name) => globalThis[name]),
  ];
  // What generators and asynchronous functions inherit has no name; it is met through what makes it.
  const nameless = [
    above(async () => undefined),
    above(function* () {}),
    above(async function* () {}),
    above(above((function* () {})())),
    above(above((async function* () {})())),
    above(above(above((async function* () {})()))),
    Array.prototype[Symbol.unscopables],
  ];
  const all = new Set<object>([
    ...classes.flatMap((made) => [made, made.prototype]),
    ...nameless,
    ...[JSON, Math, Reflect],
    ...classesBehind(samples()),
  ]);
  for (const { object } of WATCHED_INTRINSICS) all.delete(object);
  return all;
}

/** Has properties that libraries set on single objects: `error.name = …`, `Made.prototype.constructor = …`. */
export function isOverridden(object: object): boolean {
  return (
    object === Object.prototype ||
    object === Function.prototype ||
    object === Error.prototype ||
    above(object) === Error.prototype
  );
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
