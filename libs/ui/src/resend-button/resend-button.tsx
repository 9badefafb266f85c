import { plural } from '@polden/ru';
import { useLayoutEffect, useReducer } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { RESEND_AT } from './resend-at.ts';
import { clock, useSecondsUntil } from './use-seconds-until.ts';

/** Both the server and the way to here round. */
const ROUNDING_MS = 2_000;
const SECONDS = { single: 'секунду', more: 'секунды', many: 'секунд' };

export interface ResendButtonProps extends Pick<ButtonProps, 'name' | 'value' | 'busy'> {
  /** Moment from which another code may be asked for, milliseconds since the epoch. */
  until: number;
}

/**
 * Asks for another code. It waits as long as the server asks to and keeps the focus meanwhile; without JavaScript it says
 * how long that is, also in the answer to a wrong code, may always be pressed, and the server decides.
 */
export function ResendButton({ until, ...button }: ResendButtonProps) {
  const secondsLeft = useSecondsUntil(until);
  const waits = useHydrated() && secondsLeft > 0;
  return (
    <>
      <Button {...button} type="submit" variant="quiet" waits={waits}>
        {waits ? `Новый код через ${clock(secondsLeft)}` : 'Прислать код ещё раз'}
      </Button>
      {secondsLeft > 0 && (
        <noscript>
          {`Новый код — через ${secondsLeft}\u00a0${plural(secondsLeft, SECONDS)}`}
          <input type="hidden" name={RESEND_AT} value={until} />
        </noscript>
      )}
    </>
  );
}

/**
 * The moment `seconds` after `answer` came; one that says nothing of waiting, or the same again in whole seconds, leaves the
 * last moment, at first 0.
 */
export function useMomentAfter(seconds: number | null | undefined, answer: unknown): number {
  const [moment, wait] = useReducer(momentAfter, seconds, (first) => momentAfter(0, first));
  // Before the button is seen: it would say first that it may be pressed.
  useLayoutEffect(() => {
    wait(seconds);
  }, [seconds, answer]);
  return moment;
}

function momentAfter(moment: number, seconds: number | null | undefined): number {
  if (!seconds) return moment;
  const next = Date.now() + seconds * 1000;
  return Math.abs(next - moment) > ROUNDING_MS ? next : moment;
}
