import { RadioGroup, type RadioOption } from '@polden/ui';
import css from './mark-input.module.css';

type Mark = '5' | '4' | '3' | '2' | '1';

const MARKS: RadioOption<Mark>[] = [
  { value: '5', label: '5 — отлично' },
  { value: '4', label: '4 — хорошо' },
  { value: '3', label: '3 — сойдёт' },
  { value: '2', label: '2 — плохо' },
  { value: '1', label: '1 — ужасно' },
];

export interface MarkInputProps {
  id: string;
  name: string;
  label: string;
  required: boolean;
  error: string | undefined;
  value: string | undefined;
}

/** A mark in words and figures. */
export function MarkInput({ id, name, label, required, error, value }: MarkInputProps) {
  const chosen = MARKS.find((mark) => mark.value === value)?.value;
  return (
    // The error summary leads here.
    <div id={id} tabIndex={-1} className={css.marks}>
      <RadioGroup
        name={name}
        label={label}
        required={required}
        options={MARKS}
        error={error}
        {...(chosen && { defaultValue: chosen })}
      />
    </div>
  );
}
