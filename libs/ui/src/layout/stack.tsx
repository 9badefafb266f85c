import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './layout.module.css';

export interface StackProps {
  /** Default 'm'. */
  gap?: 's' | 'm' | 'l' | 'xl';
  /** 'row' wraps and centres on the line. Default 'column'. */
  direction?: 'column' | 'row';
  children: ReactNode;
}

/** Things one after another with an even distance. */
export function Stack({ gap = 'm', direction = 'column', children }: StackProps) {
  return (
    <div className={classNames(css.stack, css[direction], css[`gap${gap.toUpperCase()}`])}>{children}</div>
  );
}
