import {
  LEAD_PATHS,
  SIGNATURE_PATHS,
  type LeadProgress,
  type LeadStage,
  type SignatureDocuments,
  type SignatureVerification,
  type SignedDocuments,
} from '@polden/api-contract';
import { http, HttpError, takeCaptcha } from '@polden/http';
import type { Signing } from '../phone-entry/signing.ts';

/** What there is to sign for the visitor. Never throws: what went wrong is a state of the page, too. */
export async function readSigning(leadId: string, signal?: AbortSignal): Promise<Signing> {
  const options = { quiet: true, ...(signal && { signal }) };
  try {
    const shown = await http.post<SignatureDocuments>(SIGNATURE_PATHS.documents, { leadId }, options);
    const { signed, product } = shown;
    if (!signed) return { kind: 'open', ...shown };
    const { account, stage } = await readStanding(leadId, options);
    return { kind: 'signed', signed, product, account, stage: stage ?? 'signed' };
  } catch (error) {
    const refusals = error instanceof HttpError ? error.error_validation : undefined;
    if (refusals?.['phone']) return { kind: 'stranger' };
    if (refusals?.['leadId']) return { kind: 'nothing', stage: (await readStanding(leadId, options)).stage };
    return { kind: 'unreachable' };
  }
}

/** Sends the code for the ticked documents. Throws HttpError. */
export async function askToSign(
  leadId: string,
  formSessionId: string,
  documents: string[],
): Promise<SignatureVerification> {
  return http.post(SIGNATURE_PATHS.sign, { leadId, formSessionId, documents, ...(await captchaToken()) });
}

/** Another code for the same documents. Throws HttpError, 429 while the timer of the last one runs. */
export async function askAgain(
  leadId: string,
  signatureVerificationId: string,
): Promise<SignatureVerification> {
  return http.post(SIGNATURE_PATHS.retry, { leadId, signatureVerificationId, ...(await captchaToken()) });
}

/** Safe to repeat. Throws HttpError, 422 on `code` for a wrong one. */
export function sign(signatureVerificationId: string, code: string): Promise<SignedDocuments> {
  return http.post(SIGNATURE_PATHS.verify, { signatureVerificationId, code });
}

async function readStanding(
  leadId: string,
  options: { quiet: boolean; signal?: AbortSignal },
): Promise<{ account: string | null; stage: LeadStage | null }> {
  return http.post<LeadProgress>(LEAD_PATHS.progress, { leadId }, options).then(
    ({ link, stage }) => ({ account: link, stage }),
    () => ({ account: null, stage: null }),
  );
}

async function captchaToken(): Promise<{ token?: string }> {
  const proof = await takeCaptcha();
  return proof ? { token: proof.token } : {};
}
