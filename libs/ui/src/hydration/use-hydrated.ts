import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and in the render that takes it over, true from then on: what needs JavaScript may show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
