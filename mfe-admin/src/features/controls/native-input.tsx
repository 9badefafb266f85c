import { describedBy, Field } from '@polden/ui';
import type { ReactNode } from 'react';
import css from './controls.module.css';

export interface NativeInputProps {
  id: string;
  label: string;
  name: string;
  type: 'date' | 'datetime-local' | 'number';
  hint?: ReactNode;
  error?: string | undefined;
  /** Empty when nothing is chosen. */
  value: string;
  min?: number;
  max?: number;
  step?: number | 'any';
  readOnly?: boolean;
  onChange: (value: string) => void;
}

/** A control that the browser knows better than we do: dates and numbers. */
export function NativeInput({ id, label, hint, error, onChange, ...control }: NativeInputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...control}
        {...describedBy({ id, hint, error })}
        id={id}
        className={css.box}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
