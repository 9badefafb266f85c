import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './fact-list.module.css';

export type Fact = readonly [term: string, value: ReactNode];

export interface FactListProps {
  /** Each term once. */
  facts: readonly Fact[];
  /** Its place: columns, a line above. */
  className?: string | undefined;
}

/** Terms and what they are, a line each: the conditions of a loan, what a sum is made of. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={classNames(css.list, className)}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
