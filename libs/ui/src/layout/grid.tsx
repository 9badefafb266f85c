import { Children, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './layout.module.css';

export interface GridProps {
  /** Narrowest cell: 's' 11 rem, 'm' 16 rem, 'l' 22 rem; as many in a row as fit. Default 'm'. */
  min?: 's' | 'm' | 'l';
  /** Default 'l'. */
  gap?: 's' | 'm' | 'l' | 'xl';
  children: ReactNode;
}

/** Cells of one width that fill the rows: each has its place before those after it have come. */
export function Grid({ min = 'm', gap = 'l', children }: GridProps) {
  const cells: CSSProperties & Record<'--cells', number> = { '--cells': Children.toArray(children).length };
  return (
    <div
      className={classNames(css.grid, css[`min${min.toUpperCase()}`], css[`gap${gap.toUpperCase()}`])}
      style={cells}
    >
      {children}
    </div>
  );
}
