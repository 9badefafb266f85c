import { describedBy, Field } from '@polden/ui';
import css from './controls.module.css';

export interface SelectProps {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** One of a few, in the browser's own list. */
export function Select({ id, label, value, options, hint, error, disabled, onChange }: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select
        id={id}
        className={css.box}
        {...describedBy({ id, hint, error })}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
