import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Closing } from './use-closing.ts';

interface ClosingQuestionProps {
  closing: Closing;
  /** What would be lost: «Описание картинки ещё не сохранено.» */
  children: ReactNode;
}

/** The question of a dialog with unsaved text, while it is asked. */
export function ClosingQuestion({ closing, children }: ClosingQuestionProps) {
  if (!closing.isAsked) return null;
  return (
    <ConfirmDialog
      title="Закрыть без сохранения?"
      confirm="Закрыть, не сохраняя"
      onConfirm={closing.leave}
      onCancel={closing.stay}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
