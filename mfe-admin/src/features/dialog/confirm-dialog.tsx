import { Button } from '@polden/ui';
import type { ReactNode } from 'react';
import { Dialog, DialogActions } from './dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** What the confirming button says. */
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot simply be undone; the safe answer has the focus. */
export function ConfirmDialog({ title, children, confirm, busy, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog title={title} onCancel={onCancel}>
      <div>{children}</div>
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
        <Button busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
