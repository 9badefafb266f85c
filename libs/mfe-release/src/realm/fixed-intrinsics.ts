import { FIXED_INTRINSICS, OVERRIDDEN } from './host-intrinsics.ts';

/**
 * Freezes the intrinsics that a release reaches by two steps up from any host object, since a change there would reach all
 * remotes and the shell, at any time. A second call does nothing.
 */
export function fixIntrinsics(): void {
  for (const { object } of FIXED_INTRINSICS) {
    for (const key of Reflect.ownKeys(object)) {
      const found = Object.getOwnPropertyDescriptor(object, key);
      // Node and React set the limit of stacks for a moment.
      if (!found?.configurable || key === 'stackTraceLimit') continue;
      if (found.writable && isSetOnObjects(object, key)) overridable(object, key, found.value);
      else Object.defineProperty(object, key, fixed(found));
    }
    Object.preventExtensions(object);
  }
}

function isSetOnObjects(object: object, key: PropertyKey): boolean {
  return key === 'constructor' || OVERRIDDEN.has(object);
}

function fixed({ writable }: PropertyDescriptor): PropertyDescriptor {
  return writable === undefined ? { configurable: false } : { writable: false, configurable: false };
}

/** Reads as before. What is merely not writable could be set on no object that inherits it, and http would break. */
function overridable(owner: object, key: PropertyKey, value: unknown): void {
  const set = function (this: unknown, own: unknown) {
    if (this === owner || (typeof this !== 'object' && typeof this !== 'function') || this === null)
      throw new TypeError(`${String(key)} is fixed here`);
    Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
  };
  Object.defineProperty(owner, key, { get: () => value, set, configurable: false });
}
