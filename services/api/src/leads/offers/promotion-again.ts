import { addMonths } from '@polden/lending-math';
import { moscowDay } from '@polden/ru';

/** A phone has one loan without interest in so many months. */
const PROMOTION_MONTHS = 6;

/** The day (YYYY-MM-DD, in Moscow) from which on there may be another after the one that was signed at this moment. */
export function promotionAgain(taken: Date): string {
  return addMonths(moscowDay(taken), PROMOTION_MONTHS);
}

export function isPromotionUsed(taken: Date, now: Date): boolean {
  return moscowDay(now) < promotionAgain(taken);
}
