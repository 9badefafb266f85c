import type { ReactNode } from 'react';
import css from './button.module.css';

export interface ButtonContentProps {
  busy?: boolean | undefined;
  children: ReactNode;
}

export function ButtonContent({ busy, children }: ButtonContentProps) {
  return (
    <>
      <span className={css.content}>{children}</span>
      {busy && (
        <svg className={css.spinner} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <circle className={css.orbit} cx="12" cy="12" r="9" />
          <circle className={css.sun} cx="12" cy="3" r="2.6" />
        </svg>
      )}
    </>
  );
}
