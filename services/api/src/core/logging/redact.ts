import { privateRequestNames } from '@polden/api-contract';
import { privateNames } from '@polden/loan-application';

const PRIVATE_FIELDS = new Set([
  ...privateNames(),
  ...privateRequestNames(),
  'phone',
  'fullName',
  // Answers of the questionnaire and the evidence of a signature.
  'mainInfo',
  'questionnaire',
  'answers',
  'evidence',
  'code',
  'text',
  'token',
  'accessToken',
  'password',
  'totp',
  'verificationToken',
  'cookie',
  'authorization',
  'set-cookie',
  'parameters',
]);
export const CENSOR = '[private]';
/** Deeper than anything that is logged on purpose; what lies below is left out. */
export const MAX_DEPTH = 5;
/** A phone or an address of mail in a sentence, as PostgreSQL repeats values that it refuses. */
const PRIVATE_TEXT =
  /\+?[78][\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)|(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+/gu;

/** Whether the value under this name is never written down. */
export function isPrivate(name: string): boolean {
  return PRIVATE_FIELDS.has(name);
}

/** A sentence without phones and addresses of mail. */
export function redactText(text: string): string {
  return text.replace(PRIVATE_TEXT, CENSOR);
}
