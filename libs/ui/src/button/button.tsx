import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { ButtonContent } from './button-content.tsx';

export interface ButtonProps extends ButtonLook {
  /** Default 'button', so that a button never submits by accident. */
  type?: 'button' | 'submit' | 'reset';
  /** Something is under way: the sun is turning, presses are ignored, focus stays. */
  busy?: boolean | undefined;
  /** Not yet: presses are ignored, focus stays. */
  waits?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string;
  name?: string;
  value?: string | undefined;
  /** Of another form on the page. */
  form?: string | undefined;
  formAction?: string;
  onClick?: ComponentProps<'button'>['onClick'];
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  ref?: ComponentProps<'button'>['ref'];
  children: ReactNode;
}

/** An action. One `primary` on a screen: it is the only thing that has the sun's colour. */
export function Button({
  variant,
  size,
  wide,
  type = 'button',
  busy,
  waits,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide })}
      aria-disabled={busy || waits || undefined}
      aria-busy={busy || undefined}
      onClick={busy || waits ? (event) => event.preventDefault() : onClick}
    >
      <ButtonContent busy={busy}>{children}</ButtonContent>
    </button>
  );
}
