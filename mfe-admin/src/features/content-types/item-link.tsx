import type { ReactNode } from 'react';
import { GuardedLink } from '../session/guarded-link.tsx';
import { findAdminType } from './admin-type.tsx';

export interface ItemLinkProps {
  /** Name of its content type. */
  type: string;
  id: number | string;
  /** Address of the list that it stands in, where its type has more than one. */
  root?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Link to the form of an item; plain text without the right to open it, and for a type without a form. */
export function ItemLink({ type, id, root, className, children }: ItemLinkProps) {
  const admin = findAdminType(type);
  if (!admin) return children;
  return (
    <GuardedLink right={admin.actions.item} to={`${root ?? admin.root}/${id}`} className={className}>
      {children}
    </GuardedLink>
  );
}
