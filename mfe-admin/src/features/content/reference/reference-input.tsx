import { Select } from '../../controls/select.tsx';
import type { FieldInputProps } from '../../fields/field-input.tsx';
import { useReferenceOptions } from './use-reference-options.ts';

/** The item under which this one stands. */
export function ReferenceInput({
  id,
  field,
  value,
  error,
  readOnly,
  onChange,
}: FieldInputProps<'reference'>) {
  const options = useReferenceOptions(field.to);
  const none = { value: '', label: field.required === 'never' ? 'Нет' : 'Выберите' };
  return (
    <Select
      id={id}
      label={field.label}
      hint={field.hint}
      error={error}
      disabled={readOnly}
      value={value === null ? '' : String(value)}
      options={[none, ...options]}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  );
}
