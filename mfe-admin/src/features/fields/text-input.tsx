import { TextField } from '@polden/ui';
import { TextArea } from '../controls/text-area.tsx';
import { CharacterCount } from '../controls/character-count.tsx';
import type { FieldInputProps } from '../controls/field-input-props.ts';

export function TextInput({ id, name, field, value, error, readOnly, onChange }: FieldInputProps<'text'>) {
  const count = <CharacterCount length={value.length} max={field.maxLength} />;
  const control = { id, name, label: field.label, hint: field.hint, value, error, readOnly, onChange };
  return field.multiline ? (
    <TextArea {...control} aside={count} />
  ) : (
    <TextField {...control} suffix={count} />
  );
}
