import { describedBy, Field } from '@polden/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import css from './controls.module.css';

export interface TextAreaProps {
  id: string;
  label: string;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Beside the label. */
  aside?: ReactNode;
  value: string;
  readOnly?: boolean;
  /** A list beside it, and what of that Enter would take. */
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  onChange: (value: string) => void;
}

/** Several lines of typed text; grows with them where the browser can. */
export function TextArea({ id, label, hint, error, aside, onChange, ...control }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      <textarea
        {...control}
        {...describedBy({ id, hint, error })}
        id={id}
        className={`${css.box} ${css.lines}`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
