import type { FieldInputProps } from '../controls/field-input-props.ts';
import { Select, type SelectProps } from '../controls/select.tsx';

/** A text that is one of those that the site knows. */
export function OneOfInput({
  id,
  field,
  value,
  error,
  readOnly,
  options,
  onChange,
}: FieldInputProps<'text'> & { options: SelectProps['options'] }) {
  const isKnown = options.some((option) => option.value === value);
  // What was written before it was chosen is shown as it is: saved again, it is refused.
  const other = { value, label: value === '' ? 'Выберите' : value };
  return (
    <Select
      id={id}
      label={field.label}
      hint={field.hint}
      error={error}
      disabled={readOnly}
      value={value}
      options={isKnown ? options : [other, ...options]}
      onChange={onChange}
    />
  );
}
