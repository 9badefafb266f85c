/** Query parameter of the page that a sent form leads to: name of the form. */
export const SENT_PARAM = 'otpravleno';

/** Query parameter of the loan page that shows an accepted request: its id. */
export const LEAD_PARAM = 'zayavka';

/** Cookie of a browser that has sent the form: the address alone is no proof of it. */
export const SENT_COOKIE = 'sent_form';

const KEPT_S = 600;

/** Set-Cookie line, or one of `document.cookie`. It opens nothing, so nothing guards it; `form`: kebab-case. */
export function sentFormCookie(form: string): string {
  return `${SENT_COOKIE}=${form}; Path=/; Max-Age=${KEPT_S}; SameSite=Lax`;
}
