import type { ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useUnsavedQuestion } from './use-unsaved-question.ts';

export interface UnsavedQuestionProps {
  /** Something would be lost. */
  isUnsaved: boolean;
  /** Whether a navigation takes it away. Default: to another page. */
  isLeft?: ((here: Location, next: Location) => boolean) | undefined;
  title?: string;
  confirm?: string;
  /** What would be lost: «Комментарий ещё не отправлен.» */
  children: ReactNode;
}

/** Asks before what nobody keeps is left: for another page, or with the tab. */
export function UnsavedQuestion({
  isUnsaved,
  isLeft,
  title = 'Уйти без сохранения?',
  confirm = 'Уйти, не сохраняя',
  children,
}: UnsavedQuestionProps) {
  const { isAsked, leave, stay } = useUnsavedQuestion(isUnsaved, isLeft);
  if (!isAsked) return null;
  return (
    <ConfirmDialog title={title} confirm={confirm} onConfirm={leave} onCancel={stay}>
      <p>{children}</p>
    </ConfirmDialog>
  );
}
