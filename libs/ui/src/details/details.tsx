import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { tied } from '../typography/tied.ts';
import css from './details.module.css';

export interface DetailsProps {
  summary: ReactNode;
  /** Open at first. Default false. */
  open?: boolean | undefined;
  children: ReactNode;
}

/** Something to read on demand: the browser's own disclosure. */
export function Details({ summary, open, children }: DetailsProps) {
  return (
    <details className={css.details} open={open}>
      <summary className={css.summary}>
        <span>{tied(summary)}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
