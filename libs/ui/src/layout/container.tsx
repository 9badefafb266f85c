import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './layout.module.css';

export interface ContainerProps {
  /** 'page' up to 1240 px, 'text' for reading, 'narrow' for a form, 'full' as wide as the screen. Default 'page'. */
  width?: 'page' | 'text' | 'narrow' | 'full';
  children: ReactNode;
}

/** Keeps to the middle of the screen with the site's gutters. */
export function Container({ width = 'page', children }: ContainerProps) {
  return <div className={classNames(css.container, css[width])}>{children}</div>;
}
