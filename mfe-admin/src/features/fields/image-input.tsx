import { MEDIA_PATHS, MEDIA_RIGHTS, UPLOAD_MAX_BYTES, type UploadedImage } from '@polden/api-contract';
import { ALT_MAX } from '@polden/content-model';
import { Button, FieldError, TextField } from '@polden/ui';
import { Suspense, useRef, useState } from 'react';
import type { FieldInputProps } from '../controls/field-input-props.ts';
import { CropDialog, PictureChooser } from '../media/later-dialogs.ts';
import { useMay } from '../session/use-may.ts';
import { FilePicker } from '../uploads/file-picker.tsx';
import { KnownFile } from '../uploads/known-file.tsx';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import { FocalPoint } from '../pictures/focal-point.tsx';
import { Picture } from '../pictures/picture.tsx';
import { rememberPicture, usePicture } from '../pictures/pictures.store.ts';
import { isOfOtherShape, unfitWords } from '../pictures/unfit-words.ts';
import css from '../pictures/pictures.module.css';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const MEGABYTE = 1024 * 1024;

/** An uploaded image with its description for those who do not see it, and the point that stays in sight. */
export function ImageInput({ id, name, field, value, error, readOnly, onChange }: FieldInputProps<'image'>) {
  const picture = usePicture(value?.mediaId);
  const mayUpload = useMay(MEDIA_RIGHTS.upload) && !readOnly;
  const mayChoose = useMay(MEDIA_RIGHTS.list) && !readOnly;
  const mayCrop = useMay(MEDIA_RIGHTS.transform) && !readOnly;
  const [choosing, setChoosing] = useState(false);
  const [cropping, setCropping] = useState(false);
  const picker = useRef<HTMLButtonElement>(null);
  const upload = useUpload<UploadedImage>({
    path: MEDIA_PATHS.upload,
    refusalOf: ({ size }) =>
      size > UPLOAD_MAX_BYTES ? `Картинка больше ${UPLOAD_MAX_BYTES / MEGABYTE} МБ: уменьшите её` : undefined,
    onUploaded: (uploaded) => {
      rememberPicture(uploaded);
      onChange({ mediaId: uploaded.id, alt: value?.alt ?? '' });
    },
  });
  const problem = upload.error ?? error;
  const alt = value?.alt ?? '';
  const unfit = picture && unfitWords(picture, field);

  return (
    <fieldset className={css.field} aria-describedby={problem ? `${id}-error` : undefined}>
      <legend className={css.legend}>{field.label}</legend>
      {field.hint && <p className={css.hint}>{field.hint}</p>}
      <div className={css.place}>
        {picture && mayUpload ? (
          <FocalPoint key={picture.id} picture={picture} aspect={field.aspect} />
        ) : (
          <Picture picture={picture} alt={alt} aspect={field.aspect} />
        )}
        {upload.share !== null && (
          <div className={css.progress}>
            <UploadProgress
              share={upload.share}
              sending="Загружаем картинку…"
              preparing="Готовим размеры для сайта…"
              onCancel={() => {
                upload.cancel();
                picker.current?.focus();
              }}
            />
          </div>
        )}
      </div>
      <p aria-live="polite" className={css.unfit}>
        {unfit !== null && `${unfit}.`}
      </p>
      {picture && mayCrop && isOfOtherShape(picture, field) && (
        <Button variant="secondary" onClick={() => setCropping(true)}>
          Кадрировать
        </Button>
      )}
      {(mayUpload || mayChoose) && (
        <div className={css.actions}>
          {mayUpload && (
            <FilePicker
              label={`${field.label}: файл`}
              accept={ACCEPTED}
              button={picker}
              onPick={upload.start}
            >
              {value ? 'Загрузить другую' : 'Загрузить картинку'}
            </FilePicker>
          )}
          {mayChoose && (
            <Button variant="secondary" onClick={() => setChoosing(true)}>
              Выбрать из медиатеки
            </Button>
          )}
          {value && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              Убрать
            </Button>
          )}
        </div>
      )}
      <KnownFile name={value ? upload.known : null} />
      <Suspense>
        {picture && cropping && (
          <CropDialog
            uses={null}
            place={field.aspect}
            image={picture}
            onClose={() => setCropping(false)}
            onDone={({ id: mediaId }) => {
              onChange({ mediaId, alt });
              setCropping(false);
            }}
          />
        )}
        {choosing && (
          <PictureChooser
            onClose={() => setChoosing(false)}
            onChoose={(chosen, suggested) => {
              rememberPicture(chosen);
              // What an editor has said of this picture stays, unless the library knows better.
              const own = chosen.id === value?.mediaId ? value.alt : '';
              onChange({ mediaId: chosen.id, alt: (suggested || own).slice(0, ALT_MAX) });
              setChoosing(false);
            }}
          />
        )}
      </Suspense>
      {value ? (
        <TextField
          id={id}
          name={`${name}.alt`}
          label="Что на картинке"
          hint="Для тех, кто её не увидит: одно-два предложения. Обязательно."
          value={value.alt}
          error={problem}
          readOnly={readOnly}
          onChange={(text) => onChange({ ...value, alt: text })}
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
