import { MEDIA_RIGHTS, UPLOAD_MAX_BYTES, type MediaImage, type MediaListItem } from '@polden/api-contract';
import { Button, FieldError } from '@polden/ui';
import { useId, useState } from 'react';
import { refusalOf } from '../files/accepted-types.ts';
import { useMay } from '../session/use-may.ts';
import { FilePicker } from '../uploads/file-picker.tsx';
import { CropDialog } from './crop-dialog.tsx';
import css from './media.module.css';
import { IMAGE_TYPES } from './image-types.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

export interface PictureToolsProps {
  item: MediaListItem;
  image: MediaImage;
  /** What is said of it now, also when that is not saved yet. */
  alt: string;
  onDone: (changed: MediaImage, isDescribed?: boolean) => void;
}

/** What changes a picture itself: another cut, or another file in its place. */
export function PictureTools({ item, image, alt, onDone }: PictureToolsProps) {
  const id = useId();
  const mayTransform = useMay(MEDIA_RIGHTS.transform);
  const mayReplace = useMay(MEDIA_RIGHTS.replace);
  const [cropping, setCropping] = useState(false);
  const [chosen, setChosen] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const choose = (file: File) => {
    const refusal = refusalOf(file, IMAGE_TYPES, UPLOAD_MAX_BYTES);
    setError(refusal);
    if (refusal === undefined) setChosen(file);
  };
  if (!mayTransform && !mayReplace) return null;
  return (
    <div>
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
            onPick={choose}
          >
            Заменить файлом
          </FilePicker>
        )}
      </div>
      <FieldError id={id} error={error} />
      {chosen && (
        <ReplaceDialog
          item={item}
          image={image}
          alt={alt}
          file={chosen}
          onClose={() => setChosen(null)}
          onDone={(changed, isDescribed) => {
            setChosen(null);
            onDone(changed, isDescribed);
          }}
        />
      )}
      {cropping && (
        <CropDialog
          uses={item.uses}
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
