import { classNames } from '../class-names.ts';
import css from './button.module.css';

export interface ButtonLook {
  /** Default 'primary'. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** Default 'm'. */
  size?: 'm' | 'l' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

export function buttonClass({ variant = 'primary', size = 'm', wide }: ButtonLook): string {
  return classNames(css.button, css[variant], css[size], wide && css.wide);
}
