import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './stat.module.css';

export interface StatProps {
  /** Formatted: «12 340 ₽». Keep its spaces unbreakable. */
  value: ReactNode;
  label: ReactNode;
  /** Smaller print under the label. */
  hint?: ReactNode;
  /** Default 'm'. */
  size?: 's' | 'm' | 'l';
}

/** A figure that deserves to be large. Several of them: put them in a Grid. */
export function Stat({ value, label, hint, size = 'm' }: StatProps) {
  return (
    <div className={classNames(css.stat, css[size])}>
      <p className={css.label}>{label}</p>
      <div className={css.value}>{size === 'l' ? breakable(value) : value}</div>
      {hint && <p className={css.hint}>{hint}</p>}
    </div>
  );
}

/** A large figure that the reader has set wider than the screen goes on in a second line between its groups of digits. */
function breakable(value: ReactNode): ReactNode {
  return typeof value === 'string' ? value.replace(/\s/gu, ' ') : value;
}
