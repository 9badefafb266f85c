import { archiveYearProblem, archiveYears } from '@polden/content-model';
import { moscowDay } from '@polden/ru';
import { Button, TextField } from '@polden/ui';
import { useId, useState } from 'react';
import { Dialog, DialogActions } from '../../dialog/dialog.tsx';

export interface ArchiveDialogProps {
  /** «Название», or how many. */
  what: string;
  /** That stands there already. */
  year: number;
  /** Day of the document before whose year the archive keeps none. */
  since?: unknown;
  busy: boolean;
  onArchive: (year: number) => void;
  onCancel: () => void;
}

/** Asks under which year the archive keeps items. */
export function ArchiveDialog({ what, year: usual, since, busy, onArchive, onCancel }: ArchiveDialogProps) {
  const id = useId();
  const years = archiveYears(since, moscowDay(new Date()));
  const [text, setText] = useState(String(Math.max(years.first, Math.min(usual, years.last))));
  const [tried, setTried] = useState(false);
  const problem = archiveYearProblem(text, years);
  return (
    <Dialog title={`Убрать в архив: ${what}?`} onCancel={onCancel}>
      <TextField
        id={id}
        name="year"
        label="Год архива"
        hint="На странице архива документы стоят по годам."
        error={(tried && problem) || undefined}
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
            if (problem === null) onArchive(Number(text));
          }}
        >
          Убрать в архив
        </Button>
      </DialogActions>
    </Dialog>
  );
}
