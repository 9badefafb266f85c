import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, Field } from '../field/field.tsx';
import { useError } from '../form/corrections.ts';
import { useControlRef } from '../hydration/use-control-ref.ts';
import css from './code-field.module.css';

export interface CodeFieldProps {
  label: ReactNode;
  name: string;
  /** For links of an ErrorSummary. Default: a generated one. */
  id?: string;
  /** Digits in the code. Default 6. */
  length?: number;
  value?: string | undefined;
  onChange?: (digits: string) => void;
  /** Called once for each code that became complete, typed, pasted or filled in by the phone. */
  onComplete?: (digits: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** Another one with each code that is sent: what was typed of the one before is cleared. */
  sending?: unknown;
  /** Take focus when the field appears after something that the person did. Default false. */
  focusOnMount?: boolean;
}

/** A code from a message: one native input, so that pasting and the phone's own suggestion work. */
export function CodeField(props: CodeFieldProps) {
  const { label, name, length = 6, hint, disabled, focusOnMount = false, onChange, onComplete } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const error = useError(id, props.error);
  const [ownValue, setOwnValue] = useState('');
  const [typedFor, setTypedFor] = useState(props.sending);
  if (typedFor !== props.sending) {
    setTypedFor(props.sending);
    setOwnValue('');
  }
  const value = props.value ?? ownValue;
  const input = useRef<HTMLInputElement>(null);
  const control = useControlRef(input);
  const cells: CSSProperties & Record<'--cells', number> = { '--cells': length };

  useEffect(() => {
    if (focusOnMount) input.current?.focus();
  }, [focusOnMount]);

  function change(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    setOwnValue(digits);
    onChange?.(digits);
    if (digits.length === length) onComplete?.(digits);
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={classNames(css.cells, error && css.invalid)} style={cells}>
        <input
          {...describedBy({ id, hint, error })}
          id={id}
          name={name}
          className={css.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          // Room for a pasted «123 456»; the rest is cut off by change.
          maxLength={length * 2}
          pattern={`\\d{${length}}`}
          title={`${length} цифр подряд`}
          required
          value={value}
          disabled={disabled}
          ref={control}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </div>
    </Field>
  );
}
