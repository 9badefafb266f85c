import { useEffect, useReducer } from 'react';

/** Longer than any code is valid: a later visitor begins anew. */
const KEPT_MS = 30 * 60_000;

/** What an action answers: its step, what was typed for it, and what was wrong. Never the code. */
interface Answer {
  step: string;
  errors: object;
  notice: object | null;
  /** Seconds until another code may be asked for; null when none was sent just now. */
  resendAfter: number | null;
}

interface KeptStep<A> {
  answer: A;
  /** Milliseconds since the epoch. */
  answeredAt: number;
  /** Milliseconds since the epoch from which another code may be asked for; 0 where it is not known. */
  resendAt: number;
}

/**
 * What the action answered, or after a reload of the tab the step of the code that it had come to: a phone reloads pages on
 * the way to its messages.
 * @param form of which it is the step: one of its kind on the site
 */
export function useKeptStep<A extends Answer>(form: string, answer: A | null, codeStep: A['step']): A | null {
  const [kept, restore] = useReducer(() => readStep<A>(form, codeStep), null);
  // Only after hydration: the server knows of no tab.
  useEffect(() => {
    if (!answer) restore();
    else if (answer.step === codeStep) keepStep(form, answer);
    else forgetStep(form);
  }, [form, answer, codeStep]);
  return answer ?? kept;
}

export function forgetStep(form: string): void {
  inStorage((storage) => storage.removeItem(keyOf(form)));
}

function keepStep(form: string, answer: Answer): void {
  const answeredAt = Date.now();
  const { resendAfter } = answer;
  // An answer that sent no code leaves the time of the last one.
  const resendAt = resendAfter === null ? (storedStep(form)?.resendAt ?? 0) : answeredAt + resendAfter * 1000;
  const kept: KeptStep<Answer> = { answer: { ...answer, errors: {}, notice: null }, answeredAt, resendAt };
  inStorage((storage) => storage.setItem(keyOf(form), JSON.stringify(kept)));
}

function readStep<A extends Answer>(form: string, codeStep: A['step']): A | null {
  const { answer, answeredAt = 0, resendAt = 0 } = storedStep<A>(form) ?? {};
  const now = Date.now();
  return answer?.step === codeStep && now - answeredAt < KEPT_MS
    ? { ...answer, resendAfter: (resendAt - now) / 1000 }
    : null;
}

/** Another release may have kept it in another shape. */
function storedStep<A extends Answer>(form: string): Partial<KeptStep<A>> | null {
  return inStorage((storage) => JSON.parse(storage.getItem(keyOf(form)) ?? 'null') as KeptStep<A> | null);
}

const keyOf = (form: string) => `${form}-code-step`;

/** Null where the browser forbids it, or something else was written there. */
function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
