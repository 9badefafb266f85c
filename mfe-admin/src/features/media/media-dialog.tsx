import { MEDIA_RIGHTS, type MediaImage, type MediaListItem } from '@polden/api-contract';
import { formatDate, formatFileSize } from '@polden/ru';
import { Button, TextField } from '@polden/ui';
import { useState } from 'react';
import { ClosingQuestion } from '../dialog/closing-question.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { useClosing } from '../dialog/use-closing.ts';
import { FocalPoint } from '../pictures/focal-point.tsx';
import { Picture } from '../pictures/picture.tsx';
import { useKeptText } from '../session/use-kept.ts';
import { useMay } from '../session/use-may.ts';
import { MAX_ALT } from './max-alt.ts';
import { mediaApi } from './media.api.ts';
import css from './media.module.css';
import { MediaUses } from './media-uses.tsx';
import { PictureTools } from './picture-tools.tsx';
import { useMediaChange } from './use-media-change.ts';

/** As pages cut most of their pictures. */
const ASPECT = 16 / 9;

export interface MediaDialogProps {
  item: MediaListItem;
  trashed: boolean;
  onClose: () => void;
}

/** One picture or file: what is to be seen on it, where it stands, and the way out of the library. */
export function MediaDialog({ item, trashed, onClose }: MediaDialogProps) {
  const { id, fileName, bytes, createdAt, file } = item;
  const [image, setImage] = useState(item.image);
  const [alt, setAlt] = useKeptText(`media:${id}:alt`, item.alt);
  const mayFocus = useMay(MEDIA_RIGHTS.focalPoint) && !trashed;
  const mayDescribe = useMay(MEDIA_RIGHTS.describe) && !trashed;
  const isUnsaved = mayDescribe && alt.trim() !== item.alt;
  const closing = useClosing(isUnsaved, onClose);
  const mayRemove = useMay(MEDIA_RIGHTS.remove) && !trashed;
  const mayRestore = useMay(MEDIA_RIGHTS.restore) && trashed;
  const mayPurge = useMay(MEDIA_RIGHTS.purge) && trashed;
  const describing = useMediaChange(() => mediaApi.describe(id, alt), 'Описание сохранено', onClose);
  const removing = useMediaChange(() => mediaApi.remove(id), 'В корзине', onClose);
  const restoring = useMediaChange(() => mediaApi.restore(id), 'Снова в медиатеке', onClose);
  const purging = useMediaChange(() => mediaApi.purge(id), 'Удалено навсегда', onClose);
  const [isPurgeAsked, setPurgeAsked] = useState(false);
  /** An unsaved description keeps the dialog open. */
  const takePicture = (changed: MediaImage, isDescribed = false) => {
    if (!isUnsaved || isDescribed) onClose();
    else if (changed.id === id) setImage(changed);
  };
  const refused = removing.uses ?? purging.uses;
  return (
    <Dialog title={fileName || 'Без имени'} onCancel={closing.close}>
      {image &&
        (mayFocus ? (
          <FocalPoint picture={image} aspect={ASPECT} />
        ) : (
          <Picture picture={image} alt={alt} aspect={ASPECT} />
        ))}
      <p className={css.soft}>
        {formatFileSize(bytes)}, загружено {formatDate(createdAt, 'DD.MM.YYYY HH:mm')}
        {image && `, ${image.width} × ${image.height}`}
      </p>
      {image && !trashed && <PictureTools item={item} image={image} alt={alt} onDone={takePicture} />}
      {file && (
        <p>
          <a href={file.url}>Скачать</a>
        </p>
      )}
      {image && (
        <TextField
          label="Что на картинке"
          name="alt"
          hint="Подскажем это описание там, где картинку поставят."
          maxLength={MAX_ALT}
          readOnly={!mayDescribe}
          value={alt}
          onChange={setAlt}
        />
      )}
      <MediaUses id={id} count={item.uses} refused={refused} />
      <DialogActions>
        {image && isUnsaved && (
          <Button busy={describing.busy} onClick={describing.run}>
            Сохранить описание
          </Button>
        )}
        {mayRemove && (
          <Button variant="secondary" busy={removing.busy} onClick={removing.run}>
            В корзину
          </Button>
        )}
        {mayRestore && (
          <Button busy={restoring.busy} onClick={restoring.run}>
            Вернуть в медиатеку
          </Button>
        )}
        {mayPurge && (
          <Button variant="secondary" busy={purging.busy} onClick={() => setPurgeAsked(true)}>
            Удалить навсегда
          </Button>
        )}
        <Button variant="quiet" onClick={closing.close}>
          Закрыть
        </Button>
      </DialogActions>
      {isPurgeAsked && (
        <ConfirmDialog
          title="Удалить навсегда?"
          confirm="Удалить"
          onCancel={() => setPurgeAsked(false)}
          onConfirm={() => {
            setPurgeAsked(false);
            purging.run();
          }}
        >
          <p>{`«${fileName || 'Без имени'}»: вернуть будет неоткуда.`}</p>
        </ConfirmDialog>
      )}
      <ClosingQuestion closing={closing}>Описание картинки ещё не сохранено.</ClosingQuestion>
    </Dialog>
  );
}
