export const PROMO_CODES_PATH = 'promo-code/all';

/** A code that can be used today. */
export interface PromoCode {
  id: number;
  /** What it gives. */
  title: string;
  code: string;
  conditions: string;
  /** Days in Moscow, both included: YYYY-MM-DD; null for an open end. */
  startsOn: string | null;
  endsOn: string | null;
}
