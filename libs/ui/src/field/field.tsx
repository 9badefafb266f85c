import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../class-names.ts';
import css from './field.module.css';

export interface FieldProps {
  /** Id of the control; hint and error take it as a stem. */
  id: string;
  label: ReactNode;
  /** False: the label says that the field may stay empty. Default: it says nothing, as of a field that never is. */
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Beside the label, at the other end of the line. */
  aside?: ReactNode;
  /** On a phone the control stands beside its label, not under it. */
  compact?: boolean;
  children: ReactNode;
}

/** Label, control, hint and error in the order in which they are read. */
export function Field({ id, label, required, hint, error, aside, compact = false, children }: FieldProps) {
  return (
    <div className={classNames(css.field, compact && css.compact)}>
      <div className={css.head}>
        <label className={css.label} htmlFor={id}>
          {label}
          <OptionalMark required={required} />
        </label>
        {aside}
      </div>
      {children}
      {hint && (
        <p className={css.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Behind the label of what may stay empty; outside Field for controls with a head of their own. */
export function OptionalMark({ required }: Pick<FieldProps, 'required'>) {
  return required === false && <span className={css.optional}> (необязательно)</span>;
}

/** The error of a control; outside Field for controls with a head of their own. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p className={css.error} id={errorId(id)}>
      <Icon name="alert" size={18} />
      <span>{error}</span>
    </p>
  );
}

/** What a control under Field says of itself: where its hint and error are, and whether it is wrong. */
export function describedBy({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}) {
  const ids = [hint ? hintId(id) : '', error ? errorId(id) : ''].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
