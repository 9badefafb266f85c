import type { MediaImage } from '@polden/api-contract';
import { Button, FieldError, TextField } from '@polden/ui';
import { useRef } from 'react';
import type { FieldInputProps } from '../fields/field-input.tsx';
import { useMay } from '../session/use-may.ts';
import { Picture } from './picture.tsx';
import { rememberPicture, usePicture } from './pictures.store.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';
import css from './pictures.module.css';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** An uploaded image with its description for those who do not see it. */
export function ImageInput({ id, name, field, value, error, readOnly, onChange }: FieldInputProps<'image'>) {
  const picker = useRef<HTMLInputElement>(null);
  const picture = usePicture(value?.mediaId);
  const mayUpload = useMay('media.upload') && !readOnly;
  const upload = useUpload((uploaded: MediaImage) => {
    rememberPicture(uploaded);
    onChange({ mediaId: uploaded.id, alt: value?.alt ?? '' });
  });
  const problem = upload.error ?? error;

  return (
    <fieldset className={css.field} aria-describedby={problem ? `${id}-error` : undefined}>
      <legend className={css.legend}>{field.label}</legend>
      {field.hint && <p className={css.hint}>{field.hint}</p>}
      <div className={css.place}>
        <Picture picture={picture} alt={value?.alt ?? ''} aspect={field.aspect} />
        {upload.share !== null && <UploadProgress share={upload.share} onCancel={upload.cancel} />}
      </div>
      {mayUpload && (
        <div className={css.actions}>
          <input
            ref={picker}
            type="file"
            accept={ACCEPTED}
            className="visually-hidden"
            tabIndex={-1}
            aria-label={`${field.label}: файл`}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // The same file may be chosen again after a failure.
              event.currentTarget.value = '';
              if (file) upload.start(file);
            }}
          />
          <Button variant="secondary" onClick={() => picker.current?.click()}>
            {value ? 'Заменить картинку' : 'Загрузить картинку'}
          </Button>
          {value && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              Убрать
            </Button>
          )}
        </div>
      )}
      {value ? (
        <TextField
          id={id}
          name={`${name}.alt`}
          label="Что на картинке"
          hint="Для тех, кто её не увидит: одно-два предложения. Обязательно."
          value={value.alt}
          error={problem}
          readOnly={readOnly}
          onChange={(alt) => onChange({ ...value, alt })}
        />
      ) : (
        // Links of the error summary lead here while there is no picture to describe.
        <div id={id} tabIndex={-1}>
          <FieldError id={id} error={problem} />
        </div>
      )}
    </fieldset>
  );
}
