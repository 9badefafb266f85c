import type { CreateLead } from '@polden/api-contract';

/** A request for a loan on a car, as the first step of the form sends it. */
export const TITLE_LOAN = {
  requiredSum: 280_000,
  requiredMonthCount: 48,
  product: 'pts',
  formType: 'first',
} as const satisfies Omit<CreateLead, 'phone'>;
