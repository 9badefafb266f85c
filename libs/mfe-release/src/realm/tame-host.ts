import { fixIntrinsics } from './fixed-intrinsics.ts';

const SAMPLES = [
  function plain() {},
  async function promise() {},
  function* values() {},
  async function* streamed() {},
];

/**
 * Closes what a release could do to all others through host objects: code from strings, frames of the host's errors, methods
 * of classes that it constructs, and all that these inherit. What cannot be fixed for free is watched (HostWatch). To be
 * called before the first release is evaluated; again does nothing.
 */
export function tameHost(): void {
  for (const sample of SAMPLES) refuseConstructor(Object.getPrototypeOf(sample) as Constructed);
  fixStackTraces();
  fixIntrinsics();
}

interface Constructed {
  constructor: { name: string };
}

/**
 * `fn.constructor` of a function of the host would be its `Function` otherwise, and that compiles what its global can reach.
 * `Function` itself stays, since routers compile with it, and no object leads there.
 */
function refuseConstructor(prototype: Constructed): void {
  if (Object.getOwnPropertyDescriptor(prototype, 'constructor')?.configurable === false) return;
  const refuse = function () {
    throw new TypeError('code from strings is not allowed here');
  };
  // Libraries tell an async function by the name of its constructor.
  Object.defineProperty(refuse, 'name', { value: prototype.constructor.name });
  Object.defineProperty(refuse, 'prototype', { value: prototype });
  Object.defineProperty(prototype, 'constructor', { value: refuse, writable: false, configurable: false });
}

/** Libraries that set it for a moment go on without. */
function fixStackTraces(): void {
  if (Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace')?.configurable === false) return;
  Object.defineProperty(Error, 'prepareStackTrace', {
    get: () => undefined,
    set: () => undefined,
    configurable: false,
  });
}
