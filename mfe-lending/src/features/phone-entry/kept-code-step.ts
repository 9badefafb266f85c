import { useEffect, useReducer } from 'react';
import type { SigningAnswer } from './signing.ts';
import { answerOf } from './step-answers.ts';

const STORAGE_KEY = 'login-code-step';
/** Longer than any code is valid: a later visitor begins with the phone. */
const KEPT_MS = 30 * 60_000;

/** The phone that a code was sent to in this tab; never the code. */
interface KeptStep {
  /** As it was typed. */
  phone: string;
  /** Milliseconds since the epoch. */
  answeredAt: number;
  /** Milliseconds since the epoch from which another code may be asked for; 0 where it is not known. */
  resendAt: number;
}

/** What the action answered, or after a reload of the tab the step of the code that it had come to: a phone reloads pages. */
export function useKeptCodeStep(answer: SigningAnswer | null): SigningAnswer | null {
  const [kept, restore] = useReducer(readStep, null);
  // Only after hydration: the server knows of no tab.
  useEffect(() => {
    if (answer) keepStep(answer);
    else restore();
  }, [answer]);
  return answer ?? kept;
}

/** A logged-in client needs no code. */
export function forgetCodeStep(): void {
  tabStorage()?.removeItem(STORAGE_KEY);
}

function keepStep({ step, phone, resendAfter }: SigningAnswer): void {
  if (step !== 'phone-code') return forgetCodeStep();
  const now = Date.now();
  const before = storedStep();
  // An answer that sent no code leaves the time of the last one.
  const last = before?.phone === phone ? before.resendAt : 0;
  const kept: KeptStep = {
    phone,
    answeredAt: now,
    resendAt: resendAfter === null ? last : now + resendAfter * 1000,
  };
  tabStorage()?.setItem(STORAGE_KEY, JSON.stringify(kept));
}

function readStep(): SigningAnswer | null {
  const kept = storedStep();
  const now = Date.now();
  if (kept === null || now - kept.answeredAt > KEPT_MS) return null;
  const seconds = Math.ceil((kept.resendAt - now) / 1000);
  return { ...answerOf('phone-code', { phone: kept.phone }), resendAfter: seconds > 0 ? seconds : null };
}

function storedStep(): KeptStep | null {
  try {
    const stored: unknown = JSON.parse(tabStorage()?.getItem(STORAGE_KEY) ?? 'null');
    const { phone, answeredAt, resendAt } = (stored ?? {}) as Partial<Record<keyof KeptStep, unknown>>;
    const isWhole =
      typeof phone === 'string' && typeof answeredAt === 'number' && typeof resendAt === 'number';
    return isWhole ? { phone, answeredAt, resendAt } : null;
  } catch {
    // Something else wrote there.
    return null;
  }
}

/** Null where the browser forbids it. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
