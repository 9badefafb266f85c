import { placeOnSite } from '@polden/api-contract';
import type { FieldOf } from '@polden/content-model';
import { readableAddress } from '@polden/reference-data';
import { TextField } from '@polden/ui';
import { TextArea } from '../controls/text-area.tsx';
import { CharacterCount } from '../controls/character-count.tsx';
import type { FieldInputProps } from '../controls/field-input-props.ts';

export function TextInput({ value: kept, ...props }: FieldInputProps<'text'>) {
  const { id, name, field, error, readOnly, onChange } = props;
  const value = field.path ? readableAddress(kept) : kept;
  const count = <CharacterCount length={value.length} max={field.maxLength} />;
  const control = {
    id,
    name,
    label: field.label,
    hint: hintOf(field, value),
    value,
    error,
    readOnly,
    onChange,
  };
  return field.multiline ? (
    <TextArea {...control} aside={count} />
  ) : (
    <TextField {...control} suffix={count} />
  );
}

/** Of a text with a place on the site: where that is. */
function hintOf({ hint, place }: FieldOf<'text'>, value: string): string | undefined {
  if (place === undefined || value === '') return hint;
  const shown = placeOnSite(place, value.trim());
  return shown === null ? `На сайте такого места нет. ${hint ?? ''}` : `Стоит на сайте: ${shown}`;
}
