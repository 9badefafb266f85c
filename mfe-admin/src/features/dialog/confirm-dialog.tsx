import { Button } from '@polden/ui';
import { useState, type ReactNode } from 'react';
import { Dialog, DialogActions } from './dialog.tsx';
import { FailureNotice } from './failure-notice.tsx';

export interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** What the confirming button says. */
  confirm: string;
  busy?: boolean;
  /** What the promise that it may return is rejected with is said in the dialog; its call is then `shownInDialog`. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** Asks before something that cannot simply be undone; the safe answer has the focus. */
export function ConfirmDialog({ title, children, confirm, busy, onConfirm, onCancel }: ConfirmDialogProps) {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const run = async () => {
    setFailure(null);
    try {
      await onConfirm();
    } catch (error) {
      setFailure({ error });
    }
  };
  return (
    <Dialog title={title} onCancel={onCancel}>
      {children}
      {failure && <FailureNotice error={failure.error} />}
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
        <Button busy={busy} onClick={() => void run()}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
