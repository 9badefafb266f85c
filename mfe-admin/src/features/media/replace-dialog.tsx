import {
  MEDIA_PATHS,
  MEDIA_RIGHTS,
  UPLOAD_MAX_BYTES,
  type MediaImage,
  type MediaListItem,
} from '@polden/api-contract';
import { Button, FieldError, Notice, TextField } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { reportFailure } from '../calls/report-failure.ts';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { refusalOf } from '../files/accepted-types.ts';
import { Picture } from '../pictures/picture.tsx';
import { rememberPicture } from '../pictures/pictures.store.ts';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import { IMAGE_TYPES } from './image-types.ts';
import { MEDIA_KEYS, mediaApi } from './media.api.ts';
import { MAX_ALT } from './max-alt.ts';
import { MediaUses } from './media-uses.tsx';
import css from './replace.module.css';
import { useChosenPicture } from './use-chosen-picture.ts';

/** Less than that nobody sees in a place that cuts its picture. */
const SAME_SHAPE = 0.03;

export interface ReplaceDialogProps {
  item: MediaListItem;
  image: MediaImage;
  /** What is said of the picture now, also when that is not saved yet. */
  alt: string;
  file: File;
  onClose: () => void;
  /** `isDescribed`: its description was saved as well. */
  onDone: (changed: MediaImage, isDescribed: boolean) => void;
}

/** What visitors will see instead of what, and where, before another file takes the place of a picture for good. */
export function ReplaceDialog({ item, image, alt: known, file, onClose, onDone }: ReplaceDialogProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const mayDescribe = useMay(MEDIA_RIGHTS.describe);
  const { canvas, size } = useChosenPicture(file);
  const [alt, setAlt] = useState(known);
  const replacing = useUpload<MediaImage>({
    path: `${MEDIA_PATHS.replace}/${image.id}`,
    refusalOf: (chosen) => refusalOf(chosen, IMAGE_TYPES, UPLOAD_MAX_BYTES),
    onUploaded: (next) => {
      rememberPicture(next);
      toast.success('Картинка заменена везде, где она стоит');
      void describe().then((isDescribed) => {
        onDone(next, isDescribed);
        void queryClient.invalidateQueries({ queryKey: MEDIA_KEYS.all });
      });
    },
  });
  async function describe(): Promise<boolean> {
    if (alt.trim() === item.alt) return false;
    try {
      await mediaApi.describe(item.id, alt);
      return true;
    } catch (error) {
      reportFailure(error, { failure: 'Картинка новая, а описание осталось прежним.' });
      return false;
    }
  }
  return (
    <Dialog title="Заменить картинку везде?" wide onCancel={replacing.share === null ? onClose : null}>
      <div className={css.both}>
        <figure className={css.one}>
          <figcaption>{`Сейчас: ${sizeWords(image)}`}</figcaption>
          <Picture picture={image} alt={item.alt} aspect={image.width / image.height} sizes="20rem" />
        </figure>
        <figure className={css.one}>
          <figcaption>{size === null ? 'Станет' : `Станет: ${sizeWords(size)}`}</figcaption>
          <canvas ref={canvas} className={css.next}>{`Новая картинка: ${file.name}`}</canvas>
        </figure>
      </div>
      {size !== null && isOtherShape(image, size) && (
        <Notice tone="warning" title="Картинка другой формы">
          <p>Там, где она стоит, края обрежутся иначе: посмотрите эти страницы после замены.</p>
        </Notice>
      )}
      <MediaUses id={item.id} count={item.uses} refused={undefined} />
      {mayDescribe && (
        <TextField
          label="Описание в медиатеке"
          name="alt"
          hint="Подходит ли оно к новой картинке? Там, где картинка уже стоит, описания останутся прежними."
          maxLength={MAX_ALT}
          value={alt}
          onChange={setAlt}
        />
      )}
      <p>Прежнюю картинку вернуть будет нельзя: если она ещё понадобится, сначала скачайте её.</p>
      <FieldError id={id} error={replacing.error} />
      {replacing.share === null ? (
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Отмена
          </Button>
          <Button onClick={() => replacing.start(file)}>Заменить</Button>
        </DialogActions>
      ) : (
        <UploadProgress
          share={replacing.share}
          sending="Загружаем…"
          preparing="Меняем картинку на сайте…"
          onCancel={replacing.cancel}
        />
      )}
    </Dialog>
  );
}

interface Size {
  width: number;
  height: number;
}

function sizeWords({ width, height }: Size): string {
  return `${width} × ${height}`;
}

function isOtherShape(one: Size, other: Size): boolean {
  const change = (one.width * other.height) / (one.height * other.width);
  return Math.abs(Math.log(change)) > SAME_SHAPE;
}
