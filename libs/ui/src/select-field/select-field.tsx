import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, Field } from '../field/field.tsx';
import box from '../field/box.module.css';
import { useError } from '../form/corrections.ts';
import { takeOver } from '../hydration/take-over.ts';

export interface SelectFieldProps {
  label: ReactNode;
  name: string;
  /** Id of another form that posts it. */
  form?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen; it cannot be chosen itself. */
  placeholder?: string;
  /** For links of an ErrorSummary. Default: a generated one. */
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
  defaultValue?: string | undefined;
  required?: boolean;
  onChange?: (value: string) => void;
}

/** One of a few, in the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    options,
    placeholder,
    hint,
    error: given,
    id: givenId,
    defaultValue = '',
    onChange,
    ...input
  } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const error = useError(id, given);
  return (
    <Field id={id} label={label} required={input.required} hint={hint} error={error}>
      <div className={classNames(box.box, box.clipped, error && box.invalid)}>
        <select
          {...input}
          {...describedBy({ id, hint, error })}
          ref={takeOver}
          id={id}
          className={box.input}
          defaultValue={defaultValue}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}
