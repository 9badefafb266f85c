import type * as JestGlobals from '@jest/globals';

type Globals = typeof JestGlobals;
let current: Globals | null = null;

export function setCurrentGlobals(globals: Globals): void {
  current = globals;
}

/** What the test file that runs now finds in `@jest/globals`. */
export function currentGlobals(): Globals {
  if (!current) throw new Error('No test file runs');
  return current;
}
