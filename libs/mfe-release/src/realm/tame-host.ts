const SAMPLES = [
  function plain() {},
  async function promise() {},
  function* values() {},
  async function* streamed() {},
];

/**
 * Makes code from strings unreachable by any object of this process: `fn.constructor` of a function that a release is given
 * would be the host's `Function` otherwise, and that compiles what its global can reach. `Function` itself stays, since
 * routers compile with it, and no object leads there. To be called before the first release is evaluated; again does nothing.
 */
export function tameHost(): void {
  for (const sample of SAMPLES) {
    const prototype = Object.getPrototypeOf(sample) as { constructor: { name: string } };
    if (Object.getOwnPropertyDescriptor(prototype, 'constructor')?.configurable === false) continue;
    const refuse = function () {
      throw new TypeError('code from strings is not allowed here');
    };
    // Libraries tell an async function by the name of its constructor.
    Object.defineProperty(refuse, 'name', { value: prototype.constructor.name });
    Object.defineProperty(refuse, 'prototype', { value: prototype });
    Object.defineProperty(prototype, 'constructor', { value: refuse, writable: false, configurable: false });
  }
}
