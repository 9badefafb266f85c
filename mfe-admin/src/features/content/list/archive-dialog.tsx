import { Button, TextField } from '@polden/ui';
import { useId, useState } from 'react';
import { Dialog, DialogActions } from '../../dialog/dialog.tsx';

const FIRST_YEAR = 1990;

export interface ArchiveDialogProps {
  /** «Название», or how many. */
  what: string;
  /** That stands there already. */
  year: number;
  busy: boolean;
  onArchive: (year: number) => void;
  onCancel: () => void;
}

/** Asks under which year the archive keeps items. */
export function ArchiveDialog({ what, year: first, busy, onArchive, onCancel }: ArchiveDialogProps) {
  const id = useId();
  const [text, setText] = useState(String(first));
  const [tried, setTried] = useState(false);
  const year = Number(text);
  const last = new Date().getFullYear();
  const fits = /^\d{4}$/u.test(text) && year >= FIRST_YEAR && year <= last;
  return (
    <Dialog title={`Убрать в архив: ${what}?`} onCancel={onCancel}>
      <TextField
        id={id}
        name="year"
        label="Год архива"
        hint="На странице архива документы стоят по годам."
        error={tried && !fits ? `Укажите год от ${FIRST_YEAR} до ${last}` : undefined}
        inputMode="numeric"
        value={text}
        onChange={setText}
      />
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
        <Button
          busy={busy}
          onClick={() => {
            setTried(true);
            if (fits) onArchive(year);
          }}
        >
          Убрать в архив
        </Button>
      </DialogActions>
    </Dialog>
  );
}
