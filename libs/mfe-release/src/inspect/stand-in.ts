/**
 * In place of a shared module where none is installed: whatever a bundle reads of it may be called, constructed, extended or
 * iterated, and gives the like of it. Enough for what runs when a remote and its pages are loaded; nothing is rendered.
 */
export function standIn(): unknown {
  const known = new Map<string | symbol, unknown>();
  const stand: unknown = new Proxy(function standIn() {}, {
    get(target, key) {
      // Nobody waits for it, and nothing takes it for an interop wrapper.
      if (key === 'then' || key === '__esModule') return undefined;
      if (key === 'prototype') return target.prototype as unknown;
      if (key === Symbol.toPrimitive) return () => '';
      if (key === Symbol.iterator) return [][Symbol.iterator];
      const value = known.get(key) ?? standIn();
      known.set(key, value);
      return value;
    },
    has: () => true,
    apply: () => standIn(),
    construct: () => standIn() as object,
  });
  return stand;
}
