import { formatPhone } from '@polden/ru';

/**
 * Where to look for the code. Nobody is told whether one was sent just now: another may have been sent on somebody else's
 * asking, and that is not this visitor's business.
 *
 * @param phone as it was typed
 */
export function codeHint(phone: string): string {
  return `В СМС на ${formatPhone(phone)}. Если код уже приходил в последние минуты, подойдёт и он.`;
}
