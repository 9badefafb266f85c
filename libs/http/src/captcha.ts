import { CAPTCHA_TOKEN_HEADER, CAPTCHA_VERSION_HEADER } from '@polden/api-contract';
import { inTime } from '@polden/ru';

/** Proof that a browser has worked for a form; good for one. */
export interface CaptchaProof {
  token: string;
  version: string;
}

/** One way to get a proof; the shell provides it. */
export interface CaptchaDriver {
  version: string;
  /** Works in the background; rejects when there is no proof to be had. */
  solve: () => Promise<string>;
}

/** A challenge lives for ten minutes; a slower visitor gets another proof when the form is sent. */
const FRESH_MS = 8 * 60_000;
/** A form is not held up by more than this: without a proof it is taken as well, only not as often. */
const TIMEOUT_MS = 4_000;

let driver: CaptchaDriver | null = null;
let work: { token: Promise<string | null>; since: number } | null = null;

/** Set once by the shell; null: no captcha on this site. */
export function provideCaptcha(provided: CaptchaDriver | null): void {
  driver = provided;
  work = null;
}

/** Begins to work for a proof, unless there is a fresh one: when somebody turns to a form. */
export function prepareCaptcha(): void {
  if (!driver || (work && Date.now() - work.since < FRESH_MS)) return;
  work = { token: driver.solve().catch(() => null), since: Date.now() };
}

/** The proof for one form; null when there is none in time. The next form gets another one. */
export async function takeCaptcha(): Promise<CaptchaProof | null> {
  prepareCaptcha();
  if (!driver || !work) return null;
  const { version } = driver;
  const { token } = work;
  work = null;
  const proof = await inTime(token, TIMEOUT_MS, () => null);
  return proof === null ? null : { token: proof, version };
}

/** The proof as headers of a call; empty without one. */
export async function captchaHeaders(): Promise<Record<string, string>> {
  const proof = await takeCaptcha();
  return proof ? { [CAPTCHA_TOKEN_HEADER]: proof.token, [CAPTCHA_VERSION_HEADER]: proof.version } : {};
}

const CAPTCHA = { prepare: prepareCaptcha, take: takeCaptcha, headers: captchaHeaders };

/** For a form: `<form onFocus={captcha.prepare}>`, and when it is sent `await captcha.headers()`. Typing never waits for it. */
export function useCaptcha(): typeof CAPTCHA {
  return CAPTCHA;
}
