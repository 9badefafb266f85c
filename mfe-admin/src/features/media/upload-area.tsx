import {
  FILE_MAX_BYTES,
  FILE_TYPES,
  MEDIA_PATHS,
  MEDIA_RIGHTS,
  UPLOAD_MAX_BYTES,
  type UploadedFile,
  type UploadedImage,
} from '@polden/api-contract';
import { FieldError } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { refusalOf } from '../files/accepted-types.ts';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { FilePicker } from '../uploads/file-picker.tsx';
import { KnownFile } from '../uploads/known-file.tsx';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import { useDrop } from '../uploads/use-drop.ts';
import { useUpload } from '../uploads/use-upload.ts';
import { MEDIA_KEYS } from './media.api.ts';
import css from './media.module.css';

export const IMAGE_TYPES = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'];

const isImage = ({ name }: File) => IMAGE_TYPES.includes(name.split('.').at(-1)?.toLowerCase() ?? '');

/** Takes a picture or a file: chosen, or dropped here. */
export function UploadArea() {
  const id = useId();
  const mayImages = useMay(MEDIA_RIGHTS.upload);
  const mayFiles = useMay(MEDIA_RIGHTS.uploadFile);
  const queryClient = useQueryClient();
  const onUploaded = ({ isKnown }: UploadedFile | UploadedImage) => {
    if (!isKnown) toast.success('Загружено: вы найдёте его первым в списке');
    void queryClient.invalidateQueries({ queryKey: MEDIA_KEYS.all });
  };
  const image = useUpload<UploadedImage>({
    path: MEDIA_PATHS.upload,
    refusalOf: (file) => refusalOf(file, IMAGE_TYPES, UPLOAD_MAX_BYTES),
    onUploaded,
  });
  const file = useUpload<UploadedFile>({
    path: MEDIA_PATHS.uploadFile,
    refusalOf: (chosen) => refusalOf(chosen, FILE_TYPES, FILE_MAX_BYTES),
    onUploaded,
  });
  const accepted = [...(mayImages ? IMAGE_TYPES : []), ...(mayFiles ? FILE_TYPES : [])];
  const running = image.share !== null ? image : file;
  const [latest, setLatest] = useState<'image' | 'file'>('image');
  const { error, known } = latest === 'image' ? image : file;
  const take = (chosen: File) => {
    const kind = mayImages && isImage(chosen) ? 'image' : 'file';
    setLatest(kind);
    (kind === 'image' ? image : file).start(chosen);
  };
  const { area, over } = useDrop(take);
  if (accepted.length === 0) return null;
  return (
    <div ref={area} className={css.drop} data-over={over || undefined}>
      {running.share === null ? (
        <>
          <FilePicker
            label="Картинка или файл"
            accept={accepted.map((extension) => `.${extension}`).join(',')}
            onPick={take}
          >
            Загрузить
          </FilePicker>
          <p>или перетащите сюда картинку или документ</p>
        </>
      ) : (
        <UploadProgress
          share={running.share}
          sending="Загружаем…"
          preparing="Проверяем и готовим для сайта…"
          onCancel={running.cancel}
        />
      )}
      <KnownFile name={known} inLibrary />
      <FieldError id={id} error={error} />
    </div>
  );
}
