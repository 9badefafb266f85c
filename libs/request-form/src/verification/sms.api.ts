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
 * Throws HttpError, 429 where `another` code is wanted and its time has not come.
 */
export async function requestCode(phone: string, another = false): Promise<VerificationState> {
  const first = await askForCode(phone);
  if (another && first.tooEarly) {
    throw asTooEarly(new HttpError(429, { fields: { retryAfter: first.resendAfter } }));
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
  try {
    return (await http.post<VerificationRequestResult>(SMS_PATHS.request, body)).verification;
  } catch (error) {
    throw error instanceof HttpError && error.code === 429 ? asTooEarly(error) : error;
  }
}

/** Marked for `toApiError`: asking again while the timer runs is not «too often». */
function asTooEarly(error: HttpError): HttpError {
  const { message, requestId } = error;
  const fields = { ...error.fields, [CODE_TOO_EARLY]: true };
  return new HttpError(error.code, { message, fields }, { requestId, cause: error });
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
