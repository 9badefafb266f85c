import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  as?: 'span' | 'h2' | 'h3' | 'p';
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className="visually-hidden">{children}</Tag>;
}
