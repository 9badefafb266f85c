import { Button } from '@polden/ui';
import { useId, useState } from 'react';
import { NativeInput } from '../../controls/native-input.tsx';
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
  const fits = Number.isInteger(year) && year >= FIRST_YEAR && year <= last;
  return (
    <Dialog title={`Убрать в архив: ${what}?`} onCancel={onCancel}>
      <NativeInput
        id={id}
        name="year"
        type="number"
        label="Год архива"
        hint="На странице архива документы стоят по годам."
        error={tried && !fits ? `Укажите год от ${FIRST_YEAR} до ${last}` : undefined}
        value={text}
        min={FIRST_YEAR}
        max={last}
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
