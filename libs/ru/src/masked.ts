import { normalizePhone } from './phone.ts';

const HIDDEN = '•••';
/** Digits of a passport. */
const SERIES_AND_NUMBER = 10;

/** For its owner, who knows it by the end: «+7 ••• •••-12-34»; what is no Russian number is hidden whole. */
export function maskedPhone(typed: string): string {
  const phone = normalizePhone(typed);
  return phone ? `+7 ${HIDDEN} ${HIDDEN}-${phone.slice(-4, -2)}-${phone.slice(-2)}` : HIDDEN;
}

/** «Иванова Анна» → «И••• А•••». */
export function maskedName(name: string): string {
  return name
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => `${word.slice(0, 1)}${HIDDEN}`)
    .join(' ');
}

/** «4510 123456» → «•••• ••••56»; of a number without its series the same end. */
export function maskedPassport(typed: string): string {
  const digits = typed.replace(/\D/gu, '');
  const hidden = '•'.repeat(Math.max(0, digits.length - 2)) + digits.slice(-2);
  return digits.length === SERIES_AND_NUMBER ? `${hidden.slice(0, 4)} ${hidden.slice(4)}` : hidden;
}

/** «anna@mail.ru» → «an•••@mail.ru». */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 2)}${HIDDEN}@${host}`;
}
