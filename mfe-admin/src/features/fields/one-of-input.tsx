import type { FieldKind } from '@polden/content-model';
import type { FieldInputProps } from '../controls/field-input-props.ts';
import { Select, type SelectProps } from '../controls/select.tsx';

type OneOfInputProps = Omit<
  FieldInputProps<Extract<FieldKind, 'text' | 'slug' | 'choice'>>,
  'field' | 'kind'
> & {
  field: { label: string; hint?: string | undefined };
  options: SelectProps['options'];
  /** How a value is called that is none of them. Default: as it is. */
  nameOfOther?: (value: string) => string;
};

/** A text that is one of those that the site knows. */
export function OneOfInput({
  id,
  field: { label, hint },
  value,
  error,
  readOnly,
  options,
  nameOfOther = (other) => other,
  onChange,
}: OneOfInputProps) {
  const isKnown = options.some((option) => option.value === value);
  // What was written before it was chosen is shown as it is: saved again, it is refused.
  const other = { value, label: value === '' ? 'Выберите' : nameOfOther(value) };
  return (
    <Select
      id={id}
      label={label}
      hint={hint}
      error={error}
      disabled={readOnly}
      value={value}
      options={isKnown ? options : [other, ...options]}
      onChange={onChange}
    />
  );
}
