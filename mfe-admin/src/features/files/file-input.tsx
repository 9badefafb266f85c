import {
  FILE_MAX_BYTES,
  MEDIA_PATHS,
  MEDIA_RIGHTS,
  type StoredFile,
  type UploadedFile,
} from '@polden/api-contract';
import type { FileValue } from '@polden/content-model';
import { Button, FieldError } from '@polden/ui';
import { useId, useRef } from 'react';
import { useMay } from '../session/use-may.ts';
import { FilePicker } from '../uploads/file-picker.tsx';
import { KnownFile } from '../uploads/known-file.tsx';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import { refusalOf } from './accepted-types.ts';
import { StoredFileLink } from './stored-file-link.tsx';
import css from './files.module.css';

export interface FileInputProps {
  /** For links of the error summary. Default: a generated one. */
  id?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: FileValue | null;
  /** The file behind the value; null when there is none or it is not known. */
  file: StoredFile | null;
  /** Lower-case extensions without the dot. */
  accept: readonly string[];
  readOnly?: boolean;
  /** The file comes with its value, so that it can be shown at once. */
  onChange: (value: FileValue | null, file: StoredFile | null) => void;
}

/** An uploaded document. */
export function FileInput({ label, hint, error, value, file, accept, onChange, ...rest }: FileInputProps) {
  const ownId = useId();
  const { id = ownId, readOnly = false } = rest;
  const mayUpload = useMay(MEDIA_RIGHTS.uploadFile) && !readOnly;
  const upload = useUpload<UploadedFile>({
    path: MEDIA_PATHS.uploadFile,
    refusalOf: (chosen) => refusalOf(chosen, accept, FILE_MAX_BYTES),
    onUploaded: (stored) => onChange({ fileId: stored.id }, stored),
  });
  const picker = useRef<HTMLButtonElement>(null);
  const problem = upload.error ?? error;

  return (
    <fieldset className={css.field} aria-describedby={problem ? `${id}-error` : undefined}>
      <legend className={css.legend}>{label}</legend>
      {hint && <p className={css.hint}>{hint}</p>}
      {value && <StoredFileLink file={file} />}
      {upload.share !== null && (
        <UploadProgress
          share={upload.share}
          sending="Загружаем файл…"
          preparing="Проверяем файл…"
          onCancel={() => {
            upload.cancel();
            picker.current?.focus();
          }}
        />
      )}
      {mayUpload && (
        <div className={css.actions}>
          <FilePicker
            label={`${label}: файл`}
            accept={accept.map((extension) => `.${extension}`).join(',')}
            button={picker}
            onPick={upload.start}
          >
            {value ? 'Заменить файл' : 'Загрузить файл'}
          </FilePicker>
          {value && (
            <Button variant="quiet" onClick={() => onChange(null, null)}>
              Убрать
            </Button>
          )}
        </div>
      )}
      <KnownFile name={value ? upload.known : null} />
      <div id={id} tabIndex={-1}>
        <FieldError id={id} error={problem} />
      </div>
    </fieldset>
  );
}
