import { FileInput } from '../files/file-input.tsx';
import { rememberFile, useFile } from '../files/files.store.ts';
import type { FieldInputProps } from '../controls/field-input-props.ts';

/** An uploaded document. */
export function FileFieldInput({ id, field, value, error, readOnly, onChange }: FieldInputProps<'file'>) {
  return (
    <FileInput
      id={id}
      label={field.label}
      hint={field.hint ?? `Годятся ${field.extensions.join(', ')}.`}
      error={error}
      value={value}
      file={useFile(value?.fileId)}
      accept={field.extensions}
      readOnly={readOnly}
      onChange={(next, file) => {
        rememberFile(file);
        onChange(next);
      }}
    />
  );
}
