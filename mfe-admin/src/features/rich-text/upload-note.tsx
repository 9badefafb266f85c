import { Button, FieldError } from '@polden/ui';
import { useId } from 'react';
import { KnownFile } from '../uploads/known-file.tsx';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import css from './rich-text.module.css';
import type { MediaUploads } from './use-media-uploads.ts';

interface UploadNoteProps {
  uploads: MediaUploads;
  /** What came of the last paste; '' for nothing to tell. */
  pasted: string;
  onDismiss: () => void;
  /** Files on their way were given up: the focus goes back to the text. */
  onCancelled: () => void;
}

/** Under the text: what was kept and lost of a paste, and the pictures on their way. */
export function UploadNote({ uploads, pasted, onDismiss, onCancelled }: UploadNoteProps) {
  const id = useId();
  const { share, error, known, cancel } = uploads;
  return (
    <div className={css.note}>
      <p aria-live="polite">{pasted}</p>
      {pasted !== '' && (
        <Button variant="quiet" onClick={onDismiss}>
          Понятно
        </Button>
      )}
      {share !== null && (
        <UploadProgress
          share={share}
          sending="Загружаем…"
          preparing="Готовим для сайта…"
          onCancel={() => {
            cancel();
            onCancelled();
          }}
        />
      )}
      <KnownFile name={known} />
      <FieldError id={id} error={error} />
    </div>
  );
}
