import { Field } from '@polden/ui';
import css from './controls.module.css';

export interface SelectProps {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of a few, in the browser's own list. */
export function Select({ id, label, value, options, onChange }: SelectProps) {
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        className={css.box}
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
