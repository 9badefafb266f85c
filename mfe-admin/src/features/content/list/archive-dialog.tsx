import type { ContentListRow } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useId, useState } from 'react';
import { NativeInput } from '../../controls/native-input.tsx';
import { Dialog, DialogActions } from '../../dialog/dialog.tsx';

const FIRST_YEAR = 1990;

export interface ArchiveDialogProps {
  item: Pick<ContentListRow, 'title' | 'publishedAt' | 'createdAt'>;
  busy: boolean;
  onArchive: (year: number) => void;
  onCancel: () => void;
}

/** Asks under which year the archive keeps the item; that of its publication stands there already. */
export function ArchiveDialog({ item, busy, onArchive, onCancel }: ArchiveDialogProps) {
  const id = useId();
  const [text, setText] = useState(String(new Date(item.publishedAt ?? item.createdAt).getFullYear()));
  const [tried, setTried] = useState(false);
  const year = Number(text);
  const last = new Date().getFullYear();
  const fits = Number.isInteger(year) && year >= FIRST_YEAR && year <= last;
  return (
    <Dialog title={`Убрать в архив: «${item.title}»?`} onCancel={onCancel}>
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
