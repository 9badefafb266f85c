import { CAPTCHA_PATHS, type CaptchaChallenge, type SolvedChallenge } from '@polden/api-contract';
import { http } from '@polden/http';
import type { CaptchaSite } from './captcha-driver.ts';

const TIMEOUT_MS = 60_000;

/** What the worker answers: the solution, null when it has given up, or an error. */
type Answer = (SolvedChallenge['solution'] & { error?: unknown }) | null;

/** Gets a challenge and works on it beside the page, which goes on as if nothing were. Rejects when there is no proof. */
export async function solveInWorker({ siteKey, version }: CaptchaSite): Promise<string> {
  const challenge = await http.get<CaptchaChallenge>(CAPTCHA_PATHS.challenge, { quiet: true });
  const { data } = challenge.parameters;
  if (data?.['siteKey'] !== siteKey || data['version'] !== version)
    throw new Error('Captcha: the challenge is for another site or version');
  const { counter, derivedKey } = await work(challenge);
  return asToken({ challenge, solution: { counter, derivedKey } });
}

function work(challenge: CaptchaChallenge): Promise<SolvedChallenge['solution']> {
  const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { name: 'captcha-worker' });
  return new Promise<SolvedChallenge['solution']>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data === null || data.error !== undefined) reject(new Error('Captcha: no solution was found'));
      else resolve(data);
    };
    worker.onerror = ({ message }) => reject(new Error(`Captcha: ${message}`));
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1, timeout: TIMEOUT_MS });
  }).finally(() => worker.terminate());
}

/** JSON as base64url; all of it is ASCII. */
function asToken(solved: SolvedChallenge): string {
  return btoa(JSON.stringify(solved)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
