/** Query parameter of the page that a sent form leads to: name of the form. */
export const SENT_PARAM = 'otpravleno';

/** Beside it, in the browser of whoever has sent the form: the address alone tells nobody that he has. */
export const SENT_COOKIE = 'sent_form';

const KEPT_S = 600;

/** Set-Cookie line, or one of `document.cookie`. It opens nothing, so nothing guards it; `form`: kebab-case. */
export function sentFormCookie(form: string): string {
  return `${SENT_COOKIE}=${form}; Path=/; Max-Age=${KEPT_S}; SameSite=Lax`;
}
