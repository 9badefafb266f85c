import { TextField } from '@polden/ui';
import { flushSync } from 'react-dom';
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
      onChange={(text) => {
        const input = document.getElementById(id);
        if (!(input instanceof HTMLInputElement)) return;
        // The browser puts the caret to the end of a text that is not what was typed.
        const caret = slugOf(text.slice(0, input.selectionStart ?? text.length)).length;
        flushSync(() => onChange(slugOf(text)));
        input.setSelectionRange(caret, caret);
      }}
    />
  );
}

function slugOf(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_]+/gu, '-');
}
