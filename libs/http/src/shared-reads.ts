const shared = new WeakSet<object>();

/** From here on the value may be handed to every visitor: nobody can change it. */
export function share<T>(value: T): T {
  freeze(value);
  if (isObject(value)) shared.add(value);
  return value;
}

/** True for an answer of `readCached` on a server: the same object, unchanged, until there is a newer one. */
export function isSharedRead(value: unknown): value is object {
  return isObject(value) && shared.has(value);
}

function freeze(value: unknown): void {
  if (!isObject(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
