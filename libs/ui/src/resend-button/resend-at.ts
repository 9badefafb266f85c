/** Name of the field that a form without JavaScript carries: when another code may be asked for, ms since the epoch. */
export const RESEND_AT = 'resendAt';

const LONGEST_S = 3_600;

/** Seconds until another code may be asked for, as the form that was posted knows; null where it says nothing of waiting. */
export function resendAfterOf(form: FormData): number | null {
  const seconds = Math.ceil((Number(form.get(RESEND_AT)) - Date.now()) / 1000);
  return seconds > 0 && seconds <= LONGEST_S ? seconds : null;
}
