import {
  FILE_MAX_BYTES,
  FILE_TYPES,
  MEDIA_PATHS,
  MEDIA_RIGHTS,
  UPLOAD_MAX_BYTES,
  type UploadedFile,
  type UploadedImage,
} from '@polden/api-contract';
import { Button, FieldError } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isPhonePhoto, refusalOf } from '../files/accepted-types.ts';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { FilePicker } from '../uploads/file-picker.tsx';
import { KnownFile } from '../uploads/known-file.tsx';
import { UploadBar } from '../uploads/upload-progress.tsx';
import { UploadQuestion } from '../uploads/upload-question.tsx';
import { useDrop } from '../uploads/use-drop.ts';
import { type UploadRow, useUploads } from '../uploads/use-uploads.ts';
import { IMAGE_TYPES, isImageName } from './image-types.ts';
import { MEDIA_KEYS } from './media.api.ts';
import css from './media.module.css';
import { isOtherView } from './media-state.ts';

/** Takes pictures and files: chosen, or dropped here. */
export function UploadArea() {
  const mayImages = useMay(MEDIA_RIGHTS.upload);
  const mayFiles = useMay(MEDIA_RIGHTS.uploadFile);
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const isPicture = (file: File) => mayImages && (isImageName(file) || isPhonePhoto(file));
  const { rows, start, remove } = useUploads<UploadedFile | UploadedImage>({
    pathOf: (file) => (isPicture(file) ? MEDIA_PATHS.upload : MEDIA_PATHS.uploadFile),
    refusalOf: (file) =>
      isPicture(file)
        ? refusalOf(file, IMAGE_TYPES, UPLOAD_MAX_BYTES)
        : refusalOf(file, FILE_TYPES, FILE_MAX_BYTES),
    onUploaded: ({ isKnown }) => {
      if (!isKnown) toast.success('Загружено: вы найдёте его первым в списке');
      void queryClient.invalidateQueries({ queryKey: MEDIA_KEYS.all });
    },
  });
  const { area, over } = useDrop(start);
  const accepted = [...(mayImages ? IMAGE_TYPES : []), ...(mayFiles ? FILE_TYPES : [])];
  if (accepted.length === 0) return null;
  return (
    <div ref={area} className={css.drop} data-over={over || undefined}>
      <FilePicker
        label="Картинки или файлы"
        accept={accepted.map((extension) => `.${extension}`).join(',')}
        button={button}
        onPickMany={start}
      >
        Загрузить
      </FilePicker>
      <p>или перетащите сюда картинки и документы</p>
      {rows.length > 0 && (
        <ul role="list" className={css.uploads} aria-label="Загрузка">
          {rows.map((row) => (
            <li key={row.id} className={css.uploadRow}>
              <Row
                row={row}
                onRemove={() => {
                  remove(row.id);
                  // The button that was pressed goes with its row.
                  button.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <UploadQuestion isRunning={rows.some(({ isOver }) => !isOver)} isLeft={isOtherView} />
    </div>
  );
}

function Row({ row, onRemove }: { row: UploadRow; onRemove: () => void }) {
  const { id, fileName, share, isOver, error, known } = row;
  if (!isOver) {
    return (
      <UploadBar
        share={share ?? 0}
        sending={share === null ? `${fileName}: ждёт очереди` : `${fileName}: загружаем…`}
        preparing={`${fileName}: проверяем и готовим для сайта…`}
        of={fileName}
        onCancel={onRemove}
      />
    );
  }
  return (
    <>
      <div role="alert">
        <FieldError id={id} error={error === undefined ? undefined : `${fileName}: ${error}`} />
      </div>
      <KnownFile name={known ?? null} inLibrary />
      <Button variant="quiet" aria-label={`Понятно: ${fileName}`} onClick={onRemove}>
        Понятно
      </Button>
    </>
  );
}
