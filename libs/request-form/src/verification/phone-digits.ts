import { normalizePhone, phoneDigits } from '@polden/ru';

/** The phone as the API takes it: 79161234567. */
export function phoneDigitsOf(typed: string): string {
  return phoneDigits(normalizePhone(typed) ?? typed);
}
