const COUNTRY = '7';
const SUBSCRIBER_DIGITS = 10;

/** The digits of a phone as it was typed: «+7 (916) 123-45-67» → «79161234567». */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/gu, '');
}

/** Where nobody gets an SMS, and what would be taken for digits of the number. */
const EXTENSION = /доб|ext|#/iu;

/** «8 495 123-45-67 доб. 12» → «8 495 123-45-67 ». */
export function withoutExtension(typed: string): string {
  return typed.split(EXTENSION, 1)[0] ?? '';
}

/** The «+7» that a field begins with. */
const COUNTRY_BEHIND = /^\+\s*7\s*$/u;

/**
 * «916 123-45-67+7» → «+7916 123-45-67»: a cursor that was put before the «+7» leaves it behind. Wide figures of an Asian
 * keyboard become figures. Everything else as it is.
 */
export function countryFirst(written: string): string {
  const typed = withoutExtension(written.normalize('NFKC'));
  const plus = typed.indexOf('+');
  const number = typed.slice(0, Math.max(plus, 0));
  return /\d/u.test(number) && COUNTRY_BEHIND.test(typed.slice(plus)) ? `+7${number}` : typed;
}

/** Of another country, or the beginning of such a number: «+375…», «+49…», «0049…». «+8 9…» is how some write «8 9…». */
export function isForeignPhone(typed: string): boolean {
  return /^(?:\++(?!\+|7|8?$|89)|0|[1-6]\d{10})/u.test(typed.replace(/[^\d+]/gu, ''));
}

/** E.164 of a Russian number written with +7, 7, 8, «+7 8» or no prefix: «8 916 123-45-67» → «+79161234567»; null when it is none. */
export function normalizePhone(typed: string): string | null {
  const written = countryFirst(typed);
  if (isForeignPhone(written)) return null;
  const digits = withOneCountry(phoneDigits(written));
  if (digits.length === SUBSCRIBER_DIGITS) return `+${COUNTRY}${digits}`;
  if (digits.length === SUBSCRIBER_DIGITS + 1 && /^[78]/u.test(digits))
    return `+${COUNTRY}${digits.slice(1)}`;
  return null;
}

/** «+7» of a form and then the number with its own «8» or «+7»: no Russian number has a digit more. */
export function withOneCountry(digits: string): string {
  return /^7[78]\d{10}$/u.test(digits) ? digits.slice(1) : digits;
}

/** Whether a code can be sent there: Russian mobile numbers begin with 9 after the country. */
export function isRussianMobile(typed: string): boolean {
  return normalizePhone(typed)?.startsWith(`+${COUNTRY}9`) ?? false;
}

/** «79161234567» → «+7 (916) 123-45-67»; what is no complete Russian number is returned as it came. */
export function formatPhone(typed: string): string {
  const phone = normalizePhone(typed);
  return phone?.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/u, '+7 ($1) $2-$3-$4') ?? typed;
}

const MASKED = /^\+7 \d{3} \*{3}-\*{2}-\d{2}$/u;

/** For logs and lists of the staff: «+7 916 ***-**-67», which stays as it is; anything else becomes «***». */
export function maskPhone(typed: string): string {
  if (MASKED.test(typed)) return typed;
  const phone = normalizePhone(typed);
  return phone ? `+7 ${phone.slice(2, 5)} ***-**-${phone.slice(-2)}` : '***';
}
