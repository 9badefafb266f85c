import {
  MEDIA_PATHS,
  MEDIA_RIGHTS,
  UPLOAD_MAX_BYTES,
  type MediaImage,
  type MediaListItem,
} from '@polden/api-contract';
import { Button, FieldError } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { refusalOf } from '../files/accepted-types.ts';
import { rememberPicture } from '../pictures/pictures.store.ts';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { FilePicker } from '../uploads/file-picker.tsx';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import { CropDialog } from './crop-dialog.tsx';
import css from './media.module.css';
import { MEDIA_KEYS } from './media.api.ts';
import { IMAGE_TYPES } from './upload-area.tsx';

export interface PictureToolsProps {
  item: MediaListItem;
  image: MediaImage;
  onDone: (changed: MediaImage) => void;
}

/** What changes a picture itself: another cut, or another file in its place. */
export function PictureTools({ item, image, onDone }: PictureToolsProps) {
  const id = useId();
  const mayTransform = useMay(MEDIA_RIGHTS.transform);
  const mayReplace = useMay(MEDIA_RIGHTS.replace);
  const queryClient = useQueryClient();
  const [cropping, setCropping] = useState(false);
  const replacing = useUpload<MediaImage>({
    path: `${MEDIA_PATHS.replace}/${image.id}`,
    refusalOf: (file) => refusalOf(file, IMAGE_TYPES, UPLOAD_MAX_BYTES),
    onUploaded: (next) => {
      rememberPicture(next);
      toast.success('Картинка заменена везде, где она стоит');
      onDone(next);
      void queryClient.invalidateQueries({ queryKey: MEDIA_KEYS.all });
    },
  });
  if (!mayTransform && !mayReplace) return null;
  return (
    <div>
      {replacing.share === null ? (
        <div className={css.tools}>
          {mayTransform && (
            <Button variant="secondary" onClick={() => setCropping(true)}>
              Повернуть и кадрировать
            </Button>
          )}
          {mayReplace && (
            <FilePicker
              label="Новая картинка вместо этой"
              accept={IMAGE_TYPES.map((extension) => `.${extension}`).join(',')}
              onPick={replacing.start}
            >
              Заменить файлом
            </FilePicker>
          )}
        </div>
      ) : (
        <UploadProgress
          share={replacing.share}
          sending="Загружаем…"
          preparing="Меняем картинку на сайте…"
          onCancel={replacing.cancel}
        />
      )}
      <FieldError id={id} error={replacing.error} />
      {cropping && (
        <CropDialog
          item={item}
          image={image}
          onClose={() => setCropping(false)}
          onDone={(changed) => {
            setCropping(false);
            onDone(changed);
          }}
        />
      )}
    </div>
  );
}
