import { type ReactNode, useId } from 'react';
import css from './read-only-field.module.css';

export interface ReadOnlyFieldProps {
  label: string;
  /** Why; undefined where the form has said it of all its fields. */
  reason?: string | undefined;
  children: ReactNode;
}

/** Shows a control of any kind as one that is read, and says why. */
export function ReadOnlyField({ label, reason, children }: ReadOnlyFieldProps) {
  const id = useId();
  if (reason === undefined) return <div className={css.field}>{children}</div>;
  return (
    <div role="group" aria-label={`${label}: только чтение`} aria-describedby={id} className={css.field}>
      {children}
      <p id={id} className={css.reason}>
        <svg viewBox="0 0 20 20" width={18} height={18} aria-hidden="true" focusable="false">
          <path d="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9" />
        </svg>
        {reason}
      </p>
    </div>
  );
}
