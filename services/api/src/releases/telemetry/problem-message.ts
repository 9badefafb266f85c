const MAX_MESSAGE = 200;

const EMAIL = /(?<![^\s@<>"'])[^\s@<>"']+@[^\s@<>"']+/gu;
const QUERY = /([\w/.-])[?#][^\s"'<>)]*/gu;
/** A phone, a passport, a card: from six digits with what stands between them, or four digits together. */
const NUMBER = /\+?\d(?:[\s().-]{0,2}\d){5,}|\d{4,}/gu;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;

/**
 * A message without what could be about a person: addresses' queries, e-mails, long numbers; at most 200 characters, of
 * which none is half of a pair, because PostgreSQL takes no such text.
 */
export function cleanMessage(message: string): string {
  return message
    .slice(0, 2 * MAX_MESSAGE)
    .replace(UNPRINTABLE, ' ')
    .replace(EMAIL, '•')
    .replace(QUERY, '$1')
    .replace(NUMBER, '•')
    .trim()
    .slice(0, MAX_MESSAGE)
    .toWellFormed();
}
