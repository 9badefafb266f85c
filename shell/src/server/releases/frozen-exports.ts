import { deepFreeze } from '../deep-freeze.ts';

type Exports = Record<string, unknown>;

/** What renderers and the router keep for themselves is named so; a release has no reason to have it. */
const isInternal = (name: string) => name.startsWith('__') || WHOLE.includes(name);
/** The module itself, as Node gives one that is CommonJS. */
const WHOLE = ['default', 'module.exports'];

/**
 * The exports of a module as one release may have them beside all others: what it overwrites on them would be overwritten for
 * everybody. All that hangs on them is frozen, methods and what elements are made of as well.
 */
export function frozenExports(exports: Exports): Exports {
  const given = Object.entries(exports).filter(([name]) => !isInternal(name));
  for (const [, value] of given) deepFreeze(value);
  const own: Exports = Object.fromEntries(given);
  if ('default' in exports) own['default'] = own;
  return Object.freeze(own);
}
