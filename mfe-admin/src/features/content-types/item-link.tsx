import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../session/use-may.ts';
import { findAdminType } from './admin-type.tsx';

export interface ItemLinkProps {
  /** Name of its content type. */
  type: string;
  id: number | string;
  children: ReactNode;
}

/** The way to the form of an item; the words alone for whoever may not open it, and for what has no form. */
export function ItemLink({ type, id, children }: ItemLinkProps) {
  const admin = findAdminType(type);
  const may = useMay(admin?.actions.item ?? '');
  return admin && may ? <Link to={`${admin.root}/${id}`}>{children}</Link> : children;
}
