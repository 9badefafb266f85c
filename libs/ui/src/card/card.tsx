import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './card.module.css';

export interface CardProps {
  as?: 'div' | 'article' | 'li' | 'section';
  /** 'raised' stands over the paper and throws a short shadow. Default 'flat'. */
  tone?: 'flat' | 'raised' | 'brand';
  /** Default 'm'. */
  padding?: 'm' | 'l';
  children: ReactNode;
}

/** A sheet that holds one thing together. */
export function Card({ as: Tag = 'div', tone = 'flat', padding = 'm', children }: CardProps) {
  return <Tag className={classNames(css.card, css[tone], css[padding])}>{children}</Tag>;
}
