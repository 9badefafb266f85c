import { useEffect, useState } from 'react';
import { Button } from '@polden/ui';
import { useDraft } from './loan-request.store.ts';
import { FIELDS } from './request-fields.ts';

const SECOND_MS = 1_000;

/** Waits as long as the server asks to; without JavaScript it may always be pressed, and the server decides. */
export function ResendButton({ busy }: { busy: boolean }) {
  const secondsLeft = useSecondsUntil(useDraft((draft) => draft.resendAt));
  const waiting = secondsLeft > 0;
  return (
    <Button type="submit" name={FIELDS.intent} value="resend" variant="quiet" disabled={waiting} busy={busy}>
      {waiting ? `Новый код через ${clock(secondsLeft)}` : 'Прислать код ещё раз'}
    </Button>
  );
}

/** Whole seconds from now until `moment` (milliseconds since the epoch), never below 0. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return Math.max(0, Math.round((moment - now) / SECOND_MS));
}

/** 65 → «1:05». */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
