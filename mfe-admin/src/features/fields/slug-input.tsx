import { TextField } from '@polden/ui';
import type { FieldInputProps } from '../controls/field-input-props.ts';

/** What a pasted title or address still needs is put right as it is typed; the API has the last word. */
export function SlugInput({ id, name, field, value, error, readOnly, onChange }: FieldInputProps<'slug'>) {
  return (
    <TextField
      id={id}
      name={name}
      label={field.label}
      hint={field.hint}
      value={value}
      error={error}
      readOnly={readOnly}
      autoComplete="off"
      onChange={(text) => onChange(text.toLowerCase().replaceAll(/[\s_]+/gu, '-'))}
    />
  );
}
