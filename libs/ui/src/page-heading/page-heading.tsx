import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './page-heading.module.css';

export interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  /** 'display' for the first screen of a landing page. Default 'page'. */
  size?: 'page' | 'display';
  /** Under the lead: actions, facts. */
  children?: ReactNode;
}

/** The one h1 of a page. */
export function PageHeading({ title, lead, size = 'page', children }: PageHeadingProps) {
  return (
    <div className={classNames(css.heading, css[size])}>
      <h1>{title}</h1>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </div>
  );
}
