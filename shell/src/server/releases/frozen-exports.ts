type Exports = Record<string, unknown>;

/** What renders writes into its own parts while it does: they are no exports that a release has a reason to touch. */
const isInternal = (name: string) => name.startsWith('__');
const isElementType = (value: object) => '$$typeof' in value;

/**
 * The exports of a module as one release may have them beside all others: what it overwrites on them would be overwritten for
 * everybody. Functions, classes and objects are frozen; what is inside of them is not.
 */
export function frozenExports(exports: Exports): Exports {
  const copy: Exports = { ...exports };
  for (const [name, value] of Object.entries(copy)) if (!isInternal(name)) freeze(value);
  return Object.freeze(copy);
}

function freeze(value: unknown): void {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return;
  if (isElementType(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  const prototype: unknown = typeof value === 'function' ? value.prototype : undefined;
  if (typeof prototype === 'object' && prototype !== null) Object.freeze(prototype);
}
