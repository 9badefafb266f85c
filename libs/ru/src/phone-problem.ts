import { countryFirst, isForeignPhone, isRussianMobile, normalizePhone, phoneDigits } from './phone.ts';

/** With any dashes between its groups: what stands on a page is copied with those that do not break. */
const WRITTEN_PHONE = /^\+{0,2}[\d\s().\p{Pd}]{10,20}$/u;

/** What is wrong with a phone as it was typed; null when it is one. A mask leaves «+7» where nothing was typed. */
export function phoneProblem(written: string, { mobile }: { mobile: boolean }): string | null {
  const typed = countryFirst(written);
  const what = mobile ? 'номер мобильного' : 'номер телефона';
  const digits = phoneDigits(typed);
  if (/^7?$/u.test(digits) && !/\p{L}|(?!\d)\p{Nd}/u.test(typed)) return `Введите ${what}`;
  if (isForeignPhone(typed)) return mobile ? 'Нужен российский мобильный номер' : 'Нужен российский номер';
  // The country is there, and then a digit is missing.
  const short = /^(?:7|\+.)\d{9}$/u.test(typed.trim().startsWith('+') ? `+${digits}` : digits);
  if (short || !WRITTEN_PHONE.test(typed.trim()) || normalizePhone(typed) === null)
    return `Введите ${what}: +7 и ещё десять цифр`;
  if (mobile && !isRussianMobile(typed)) return 'Нужен мобильный номер: после +7 он начинается с 9';
  return null;
}
