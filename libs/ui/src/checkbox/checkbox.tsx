import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldError } from '../field/field.tsx';
import { useError } from '../form/corrections.ts';
import { takeOver } from '../hydration/take-over.ts';
import css from './checkbox.module.css';

export interface CheckboxProps {
  /** May hold links: they open without ticking the box. */
  label: ReactNode;
  name: string;
  /** For links of an ErrorSummary. Default: a generated one. */
  id?: string;
  /** What is posted when ticked. Default 'on', as in HTML. */
  value?: string | undefined;
  checked?: boolean | undefined;
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean | undefined;
  /**
   * Id of the text that has to be read first: until then the box takes no tick, and a click leads to that text. It stays in
   * the order of the keyboard, so that nobody misses it.
   */
  waitsFor?: string;
}

export function Checkbox({ label, id: givenId, error: given, onChange, waitsFor, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const error = useError(id, given);
  return (
    <div className={classNames(css.field, error && css.invalid)}>
      <div className={css.row}>
        <input
          {...input}
          {...describedBy({ id, error })}
          ref={takeOver}
          id={id}
          type="checkbox"
          className={css.box}
          {...(waitsFor !== undefined && {
            'aria-disabled': true,
            onClick: (event) => {
              // What was ticked before the scripts came may be taken back.
              if (!event.currentTarget.checked) return;
              event.preventDefault();
              document.getElementById(waitsFor)?.focus();
            },
          })}
          onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
        />
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
