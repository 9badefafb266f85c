import { sessionStore } from '@polden/session';
import { Button } from '@polden/ui';
import { useBlocker, type Location } from 'react-router-dom';
import { momentOf } from '../../autosave/moment-of.ts';
import { Dialog, DialogActions } from '../../dialog/dialog.tsx';
import { useUnloadQuestion } from '../../dialog/use-unload-question.ts';

/** State of a navigation that follows a save. */
export const LEAVE_FREELY = { leaveFreely: true } as const;

export interface LeaveGuardProps {
  dirty: boolean;
  /** What the server keeps of it as unsaved work; default: nothing. */
  kept?: KeptWork;
  onDiscard: () => void;
}

interface KeptWork {
  /** ISO 8601; null while the server has nothing. */
  savedAt: string | null;
  /** It has all of it. */
  isSafe: boolean;
}

const NOTHING_KEPT: KeptWork = { savedAt: null, isSafe: false };

/** Asks before unsaved work is left; the tab keeps it unless it is thrown away. */
export function LeaveGuard({ dirty, kept = NOTHING_KEPT, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && !mustLeave(nextLocation),
  );
  useUnloadQuestion(dirty && !kept.isSafe);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={kept.isSafe ? 'Уйти со страницы?' : 'Уйти без сохранения?'}
      onCancel={() => blocker.reset()}
    >
      <p>{wordsOf(kept)}</p>
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

function wordsOf({ savedAt, isSafe }: KeptWork): string {
  if (savedAt === null) {
    return 'Изменения ещё не на сервере. Можно оставить их в этой вкладке и вернуться к ним позже.';
  }
  const at = momentOf(savedAt);
  return isSafe
    ? `Черновик правок на сервере, ${at}: вернуться к нему можно и с другого компьютера. В самой записи правок пока нет.`
    : `На сервере черновик правок, ${at}. Того, что набрано позже, там ещё нет: оно останется в этой вкладке.`;
}

/** After a save, and to the login page when the session has ended or a right is missing: the tab keeps the draft. */
function mustLeave({ state }: Location): boolean {
  const { status, notice } = sessionStore.getState();
  const { leaveFreely } = (state ?? {}) as Partial<typeof LEAVE_FREELY>;
  return leaveFreely === true || status !== 'staff' || notice !== null;
}
