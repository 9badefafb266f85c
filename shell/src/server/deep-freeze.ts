const known = new WeakSet();

/** A renderer writes into the contexts that it goes through. */
const isContext = (value: object) => '$$typeof' in value && value.$$typeof === Symbol.for('react.context');

/** Freezes the value with all that hangs on it, methods and what elements are made of as well; contexts stay as they are. */
export function deepFreeze<T>(value: T): T {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  if (!isObject || known.has(value) || isContext(value)) return value;
  known.add(value);
  Object.freeze(value);
  for (const slot of Object.values(Object.getOwnPropertyDescriptors(value)))
    for (const part of Object.values(slot) as unknown[]) deepFreeze(part);
  return value;
}
