import { sessionStore } from '@polden/session';
import { Button } from '@polden/ui';
import { useBlocker, type Location } from 'react-router-dom';
import { Dialog, DialogActions } from '../../dialog/dialog.tsx';
import { useUnloadQuestion } from '../../dialog/use-unload-question.ts';

/** State of a navigation that follows a save. */
export const LEAVE_FREELY = { leaveFreely: true } as const;

export interface LeaveGuardProps {
  dirty: boolean;
  onDiscard: () => void;
}

/** Asks before unsaved work is left; the tab keeps it unless it is thrown away. */
export function LeaveGuard({ dirty, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && !mustLeave(nextLocation),
  );
  useUnloadQuestion(dirty);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title="Уйти без сохранения?" onCancel={() => blocker.reset()}>
      <p>Изменения ещё не на сервере. Можно оставить их в этой вкладке и вернуться к ним позже.</p>
      <DialogActions>
        <Button onClick={() => blocker.reset()}>Остаться</Button>
        <Button variant="secondary" onClick={() => blocker.proceed()}>
          Уйти, оставить в черновике
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            onDiscard();
            blocker.proceed();
          }}
        >
          Отбросить изменения
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** After a save, and to the login page when the session has ended or a right is missing: the tab keeps the draft. */
function mustLeave({ state }: Location): boolean {
  const { status, notice } = sessionStore.getState();
  const { leaveFreely } = (state ?? {}) as Partial<typeof LEAVE_FREELY>;
  return leaveFreely === true || status !== 'staff' || notice !== null;
}
