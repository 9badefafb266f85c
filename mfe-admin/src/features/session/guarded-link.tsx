import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from './use-may.ts';

export interface GuardedLinkProps {
  /** Without it the page would lead its visitor back to the entry. */
  right: string;
  to: string;
  /** What the page is told beside its address. */
  state?: object;
  className?: string | undefined;
  children: ReactNode;
}

/** Link to a page of the staff area; plain text without the right to open it. */
export function GuardedLink({ right, to, state, className, children }: GuardedLinkProps) {
  const may = useMay(right);
  if (may)
    return (
      <Link to={to} state={state} className={className}>
        {children}
      </Link>
    );
  return className === undefined ? children : <span className={className}>{children}</span>;
}
