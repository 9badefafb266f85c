import { describedBy, Field, useError } from '@polden/ui';
import { useState } from 'react';
import css from './files-input.module.css';

export interface FilesInputProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  error: string | undefined;
  accept: string;
  multiple: boolean;
  /** Files were chosen before the page came back with a mistake. */
  lost: boolean;
}

/** The browser's own control: it works without scripts and says what was chosen. */
export function FilesInput({
  id,
  name,
  label,
  required,
  hint,
  error: given,
  accept,
  multiple,
  lost,
}: FilesInputProps) {
  const error = useError(id, given);
  // Without scripts the page is a new one with an empty control; with them it is the same.
  const [wasLost] = useState(lost);
  const shown = wasLost ? 'Браузер не вернул файлы: приложите их ещё раз.' : hint;
  return (
    <Field id={id} label={label} required={required} hint={shown} error={error}>
      <input
        {...describedBy({ id, hint: shown, error })}
        type="file"
        id={id}
        name={name}
        accept={accept}
        multiple={multiple}
        className={css.files}
      />
    </Field>
  );
}
