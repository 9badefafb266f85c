import type { ReactNode } from 'react';
import css from './empty-list.module.css';

/** In the place of a list, or of what was looked for, when there is none. */
export function EmptyList({ children }: { children: ReactNode }) {
  return <div className={css.empty}>{children}</div>;
}
