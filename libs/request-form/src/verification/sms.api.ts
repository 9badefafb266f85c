import {
  CLIENT_ID_COOKIE,
  CODE_TOO_EARLY,
  SMS_PATHS,
  type VerificationConfirmResult,
  type VerificationRequest,
  type VerificationRequestResult,
  type VerificationResetResult,
  type VerificationState,
} from '@polden/api-contract';
import { http, HttpError, takeCaptcha } from '@polden/http';
import { phoneDigitsOf } from './phone-digits.ts';

/**
 * Sends a code, unless this visitor has confirmed the phone a moment ago: `verified`. A stale finished verification is
 * reset, and the request repeated once.
 * Throws HttpError, 429 where `another` code is wanted and its time has not come, or a budget is used up.
 */
export async function requestCode(phone: string, another = false): Promise<VerificationState> {
  const first = await askForCode(phone);
  if (another && first.tooEarly) {
    // As the API marks it where no code is there: asking again while the timer runs is not «too often».
    throw new HttpError(429, { fields: { retryAfter: first.resendAfter, [CODE_TOO_EARLY]: true } });
  }
  if (!first.need_reset || first.verified) return first;
  const { verification_reset } = await http.post<VerificationResetResult>(SMS_PATHS.reset, {
    phone: phoneDigitsOf(phone),
  });
  return verification_reset.success ? askForCode(phone) : first;
}

async function askForCode(phone: string): Promise<VerificationState> {
  const pid = readPid();
  const body: VerificationRequest = {
    phone: phoneDigitsOf(phone),
    // A proof is good for one message, so the repetition brings its own.
    ...(await takeCaptcha()),
    ...(pid === null ? {} : { pid }),
  };
  return (await http.post<VerificationRequestResult>(SMS_PATHS.request, body)).verification;
}

/** Sets the cookie that lead/create wants. Throws HttpError, 422 for a wrong code. */
export async function confirmCode(phone: string, code: string): Promise<void> {
  await http.post<VerificationConfirmResult>(SMS_PATHS.confirm, { phone: phoneDigitsOf(phone), code });
}

/** Who the visitor is, where they let themselves be told apart; a server does not know. */
function readPid(): string | null {
  if (typeof document === 'undefined') return null;
  const [, value] =
    new RegExp(`(?:^|; )${CLIENT_ID_COOKIE}=([\\w.-]{1,128})(?:;|$)`, 'u').exec(document.cookie) ?? [];
  return value ?? null;
}
