import { fixedIntrinsics, isOverridden, WATCHED_INTRINSICS } from './host-intrinsics.ts';

/**
 * Freezes the intrinsics that a release reaches by two steps up from any host object, since a change there would reach all
 * remotes and the shell, at any time. A second call does nothing.
 */
export function fixIntrinsics(): void {
  const objects = fixedIntrinsics();
  for (const object of objects) {
    for (const key of Reflect.ownKeys(object)) {
      const found = Object.getOwnPropertyDescriptor(object, key);
      // Node and React set the limit of stacks for a moment.
      if (!found || key === 'stackTraceLimit') continue;
      if (found.configurable && found.writable && isSetOnObjects(object, key, found.value))
        overridable(object, key, found.value);
      else Object.defineProperty(object, key, fixed(found));
    }
    Object.preventExtensions(object);
  }
  const known = new Set([...objects, ...WATCHED_INTRINSICS.map(({ object }) => object)]);
  for (const object of known)
    for (const key of Reflect.ownKeys(object))
      for (const method of methodsOf(object, key)) if (!known.has(method)) Object.freeze(method);
}

/** A method has a `call` of its own as soon as somebody gives it one. */
function methodsOf(object: object, key: PropertyKey): object[] {
  const parts: unknown[] = Object.values(Object.getOwnPropertyDescriptor(object, key) ?? {});
  const methods = parts.filter((it) => typeof it === 'function');
  const made = methods.map((it) => Object.getOwnPropertyDescriptor(it, 'prototype')?.value as unknown);
  return [...methods, ...made.filter((it) => typeof it === 'object' && it !== null)];
}

/** What is no method is there to be set on objects: Node counts listeners by such a property. */
function isSetOnObjects(object: object, key: PropertyKey, value: unknown): boolean {
  return key === 'constructor' || typeof value !== 'function' || isOverridden(object);
}

function fixed({ writable }: PropertyDescriptor): PropertyDescriptor {
  return writable === undefined ? { configurable: false } : { writable: false, configurable: false };
}

/** Reads as before. What is merely not writable could be set on no object that inherits it, and http would break. */
function overridable(owner: object, key: PropertyKey, value: unknown): void {
  const pair = {
    get: () => value,
    // A method: a function would have a prototype that is as open as the slot was.
    set(this: unknown, own: unknown) {
      if (this === owner || (typeof this !== 'object' && typeof this !== 'function') || this === null)
        throw new TypeError(`${String(key)} is fixed here`);
      Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
    },
  };
  Object.defineProperty(owner, key, { ...pair, configurable: false });
}
