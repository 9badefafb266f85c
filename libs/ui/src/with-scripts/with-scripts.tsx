import type { ReactNode } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';
import css from './with-scripts.module.css';

/** What works with scripts only, in a line: it keeps its room until they have come, and takes none where they never do. */
export function WithScripts({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <span className={css.place} data-waits={!hydrated || undefined}>
      {children}
    </span>
  );
}
