import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';
import detailsCss from './details.module.css';
import css from './phone-details.module.css';

export interface PhoneDetailsProps {
  summary: string;
  children: ReactNode;
}

/**
 * Folded up on a phone, where a page is long enough without it, unless the address leads to what is in it; open, and no
 * disclosure at all, on a wider screen and on paper.
 */
export function PhoneDetails({ summary, children }: PhoneDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const linked = document.getElementById(hash.slice(1));
    // The document has opened it before it was painted; nobody does so for a page of the router.
    if (!details.current?.contains(linked) || details.current.open) return;
    details.current.open = true;
    linked?.scrollIntoView();
  }, [hash]);
  return (
    <details ref={details} className={css.details}>
      <summary className={`${detailsCss.summary} ${css.summary}`}>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
