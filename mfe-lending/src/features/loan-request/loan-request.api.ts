import {
  IDEMPOTENCY_KEY_HEADER,
  LEAD_PATHS,
  SMS_PATHS,
  type CreateLead,
  type LeadCreated,
  type LoginLink,
  type VerificationConfirmResult,
  type VerificationRequestResult,
  type VerificationResetResult,
  type VerificationState,
} from '@polden/api-contract';
import { http } from '@polden/http';
import { daysToMonths } from '@polden/lending-math';
import { normalizePhone, phoneDigits } from '@polden/ru';
import type { RequestValues } from './request-state.ts';

/**
 * Sends a code. A stale finished verification is reset, and the request repeated once.
 * Throws HttpError.
 */
export async function requestCode(phone: string): Promise<VerificationState> {
  const first = await askForCode(phone);
  if (!first.need_reset) return first;
  const { verification_reset } = await http.post<VerificationResetResult>(SMS_PATHS.reset, {
    phone: digits(phone),
  });
  return verification_reset.success ? askForCode(phone) : first;
}

async function askForCode(phone: string): Promise<VerificationState> {
  const body = { phone: digits(phone) };
  return (await http.post<VerificationRequestResult>(SMS_PATHS.request, body)).verification;
}

/** Sets the cookie that lead/create wants. Throws HttpError, 422 for a wrong code. */
export async function confirmCode(phone: string, code: string): Promise<void> {
  await http.post<VerificationConfirmResult>(SMS_PATHS.confirm, { phone: digits(phone), code });
}

/** Safe to repeat: the same key is the same lead. Throws HttpError. */
export function createLead(values: RequestValues, utmSource: string | null): Promise<LeadCreated> {
  const phone = digits(values.phone);
  const lead: CreateLead = {
    phone,
    fullName: phone,
    requiredSum: values.sumRubles,
    ...(values.product === 'pdl'
      ? { days: values.termDays }
      : { requiredMonthCount: daysToMonths(values.termDays) }),
    product: values.product,
    formType: 'first',
    documents: values.documents,
    ...(utmSource ? { utmSource } : {}),
  };
  return http.post<LeadCreated>(LEAD_PATHS.create, lead, {
    headers: { [IDEMPOTENCY_KEY_HEADER]: values.key },
  });
}

/** The hand-off link of a lead whose phone this visitor has confirmed. Throws HttpError, 422 without the confirmation. */
export function readLoginLink(leadId: string, signal?: AbortSignal): Promise<LoginLink> {
  return http.post<LoginLink>(LEAD_PATHS.loginLink, { leadId }, signal ? { signal } : {});
}

function digits(phone: string): string {
  return phoneDigits(normalizePhone(phone) ?? phone);
}
