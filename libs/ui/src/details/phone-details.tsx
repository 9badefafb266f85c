import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import details from './details.module.css';
import css from './phone-details.module.css';

export interface PhoneDetailsProps {
  summary: string;
  children: ReactNode;
}

/** Folded up on a phone, where a page is long enough without it; open, and no disclosure at all, on a wider screen and on paper. */
export function PhoneDetails({ summary, children }: PhoneDetailsProps) {
  return (
    <details className={css.details}>
      <summary className={`${details.summary} ${css.summary}`}>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
