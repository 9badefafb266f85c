import { createRequire } from 'node:module';

/** What React's packages tell one another; no public part of it says how many stacks are kept. */
interface Internals {
  recentlyCreatedOwnerStacks: number;
}

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build takes a stack of each element that is created, to say in a warning where that was: an eighth of
 * the processor of a test of pages. Once it has taken ten thousand within a second it takes no more; here it always has.
 */
export function keepNoOwnerStacks(): void {
  const react = createRequire(import.meta.url)('react') as Record<string, Internals | undefined>;
  const internals = react[INTERNALS];
  if (internals?.recentlyCreatedOwnerStacks === undefined)
    throw new Error('React counts its owner stacks in another way now');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });
}
