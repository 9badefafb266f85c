import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, Field } from '../field/field.tsx';
import { useError } from '../form/corrections.ts';
import { takeOver } from '../hydration/take-over.ts';
import css from './code-field.module.css';

/** Digits in a code; its styles have as many marks. */
const LENGTH = 6;

export interface CodeFieldProps {
  label: ReactNode;
  name: string;
  /** For links of an ErrorSummary. Default: a generated one. */
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Another one with each code that is sent: what was typed of the one before is cleared. */
  sending?: unknown;
}

/** A code from a message: one native input, so that pasting and the phone's own suggestion work. */
export function CodeField(props: CodeFieldProps) {
  const { label, name, hint } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const error = useError(id, props.error);
  const [digits, setDigits] = useState('');
  const [typedFor, setTypedFor] = useState(props.sending);
  if (typedFor !== props.sending) {
    setTypedFor(props.sending);
    setDigits('');
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={classNames(css.cells, error && css.invalid)}>
        <input
          {...describedBy({ id, hint, error })}
          id={id}
          name={name}
          className={css.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          // Room for a pasted «123 456»; the rest is cut off.
          maxLength={LENGTH * 2}
          pattern={`\\d{${LENGTH}}`}
          title={`${LENGTH} цифр подряд`}
          required
          value={digits}
          ref={takeOver}
          onChange={(event) => setDigits(event.currentTarget.value.replace(/\D/g, '').slice(0, LENGTH))}
        />
      </div>
    </Field>
  );
}
