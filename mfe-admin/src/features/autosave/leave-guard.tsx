import { Button } from '@polden/ui';
import { momentOf } from './moment-of.ts';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { useLeaveQuestion } from '../dialog/leave-questions.ts';
import { mustLeave } from '../dialog/must-leave.ts';
import { useUnloadQuestion } from '../dialog/use-unload-question.ts';

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
  const { isAsked, leave, stay } = useLeaveQuestion(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && !mustLeave(nextLocation),
  );
  useUnloadQuestion(dirty && !kept.isSafe);

  if (!isAsked) return null;
  return (
    <Dialog title={kept.isSafe ? 'Уйти со страницы?' : 'Уйти без сохранения?'} onCancel={stay}>
      <p>{wordsOf(kept)}</p>
      <DialogActions>
        <Button onClick={stay}>Остаться</Button>
        <Button variant="secondary" onClick={leave}>
          Уйти, оставить в черновике
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            onDiscard();
            leave();
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
