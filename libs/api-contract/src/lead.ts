import type { MainInfo, RefinanceAnswers } from '@polden/loan-application';
import type { LeadSource } from './lead-source.ts';
import type { ProductCode } from './products.ts';
import type { HasCar } from './questionnaire.ts';

/**
 * Requests for loans. Those that name a phone as `phone` want it confirmed (cookie or PHONE_VERIFICATION_HEADER,
 * otherwise 422 on `phone`); the first steps of business and car purchase take a phone that nobody has confirmed yet.
 * All of them take IDEMPOTENCY_KEY_HEADER and CAPTCHA_TOKEN_HEADER (without it a smaller budget applies), and answer 422 with `error_validation`: names as in the body, those of
 * `mainInfo` as `mainInfo.passport`.
 */
export const LEAD_PATHS = {
  /** POST CreateLead → LeadCreated: the first step, and the second one, which completes the lead of the first. */
  create: 'lead/create',
  /** POST BusinessFirstStep → FirstStepAccepted. */
  businessFirstStep: 'business-loan/first-step',
  /** POST CarPurchaseFirstStep → FirstStepAccepted. */
  carPurchaseFirstStep: 'pokupka-avto/first-step',
  /** POST RefinanceFirstStep → LeadCreated. */
  refinanceFirstStep: 'lead/refinance/first-step',
  /** POST RefinanceLead → LeadCreated: completes the lead of its first step, or is a whole one without `id`. */
  refinance: 'lead/refinance',
  /** POST PersonalAccountLead → PersonalAccountLink: a lead of a page that sends people on at once. */
  personalAccount: 'lead/personal-account',
  /**
   * POST KeepAnswers → Done: what was answered of a questionnaire that is not sent yet, for the proved phone of the request;
   * 422 on `id` once its questionnaire has come, or nothing comes of it any more.
   */
  keepAnswers: 'lead/keep-answers',
  /** POST LeadProgressRequest → KeptAnswers: with what the questionnaire is gone on with, for the same phone. */
  keptAnswers: 'lead/kept-answers',
  /** POST LeadProgressRequest → LeadProgress: the processing screen asks once a second. */
  progress: 'lead/progress',
  loginLink: 'lead/login-link',
  /** POST OpenLoginLink: what the link of a hand-over is about; 422 when it is changed, has expired or its owner has left everywhere since. */
  openLoginLink: 'lead/login-link/open',
  documents: 'lead/documents',
} as const;

export const LEAD_TYPES = [
  'site3_auto_loans',
  'site3_installment',
  'site3_auto_loans_request',
  'site3_refinance',
  'site3_zaem_pod_zalog',
  'site3_pts_loan',
] as const;
export type LeadType = (typeof LEAD_TYPES)[number];

export type LeadFormType = 'first' | 'second';

/** The document that stands alone in the first steps which ask for no code. */
export const PERSONAL_DATA_CONSENT = 'personal-data-consent';

export interface CreateLead extends LeadSource {
  /**
   * The lead that the second step completes: `id` of the answer to the first. The phone must be the same. Without it
   * a second step is a lead of its own.
   */
  id?: string;
  /** Digits with or without a leading plus. */
  phone: string;
  /** On the first step, where no name is asked for, the phone. */
  fullName?: string;
  /** Whole roubles. */
  requiredSum: number;
  /** Months; absent for a payday loan. */
  requiredMonthCount?: number;
  /** Days; payday loans only. */
  days?: number;
  /** Taken and not kept: the server decides, lkk_zaim1 below the threshold sum, lkk_zaim2 from it on. */
  formName?: string;
  product: ProductCode;
  /** Default by product: site3_auto_loans for title loans, site3_installment, site3_refinance …; one of another product is 422. */
  leadType?: LeadType;
  formType: LeadFormType;
  hasCar?: HasCar;
  /** Required with the second step where `questionnaireOf` names one. */
  mainInfo?: MainInfo;
  /** Ids of the documents that the person accepted: every required one, unless the first step brought them. */
  documents?: string[];
}

/** By the names of MainInfo, each as it was typed, right or wrong: it is checked when the questionnaire is sent. '' takes back what was kept. */
export type BegunAnswers = Partial<Record<keyof MainInfo, string>>;

export interface KeptAnswers {
  answers: BegunAnswers;
}

/** The lender system hears of none of it before the questionnaire is sent. */
export interface KeepAnswers extends KeptAnswers {
  leadId: string;
  /** Whole roubles. Sum and term are kept of a loan that nobody has decided on for good, within the bounds of its product. */
  requiredSum: number;
  requiredMonthCount?: number;
  days?: number;
  /** Kept as the sum is. */
  hasCar?: HasCar;
  /** Title. */
  city?: string;
}

export interface LeadCreated {
  /** UUID. */
  id: string;
  /** E.164 with plus. */
  phone: string;
  /** ISO 8601 in UTC. */
  created: string;
}

export interface BusinessFirstStep extends LeadSource {
  /** Months, within the bounds of `business`. */
  period: number;
  /** Whole roubles. */
  sum: number;
  phoneNumber: string;
  /** The tick box of the consent to personal data: true, or «on». */
  consent: boolean;
}

export interface CarPurchaseFirstStep extends LeadSource {
  /** Years: 2, 3 or 4. */
  period: number;
  /** Whole roubles, within the bounds of `car-purchase`. */
  sum: number;
  phoneNumber: string;
  /** The tick box of the consent to personal data: true, or «on». */
  consent: boolean;
}

/** Nobody has confirmed the phone yet: confirm it, then go on with `create` and this `id`. */
export interface FirstStepAccepted {
  ok: true;
  id: string;
  requestResponse: LeadCreated;
}

export interface RefinanceFirstStep extends LeadSource {
  phone: string;
  /** The phone, where no name is asked for. */
  fullName?: string;
  /** Whole roubles, within the bounds of `refinance`. */
  requiredSum: number;
  requiredMonthCount: number;
  /** Ids of the accepted documents, as for `create`. */
  documents?: string[];
}

/** The answers stand flat in the body; `passportId` is «4510 123456» or «4510-123456», kept with the dash. */
export interface RefinanceLead extends RefinanceFirstStep, RefinanceAnswers {
  /** The lead of the first step. */
  id?: string;
  /** Where it is another than the one of the registration. */
  region?: string;
  /** As in CreateLead. */
  formName?: string;
  /** Default refinance; pts and business are taken too. */
  product?: ProductCode;
  /** Default site3_refinance. */
  leadType?: LeadType;
  /** Default second. */
  formType?: LeadFormType;
}

export interface PersonalAccountLead extends LeadSource {
  phone: string;
  /** As in CreateLead. */
  formName?: string;
  /** Default pts. */
  product?: ProductCode;
  /** Default site3_pts_loan. */
  leadType?: LeadType;
  /** Default first. */
  formType?: LeadFormType;
  /** Whole roubles; the product's default when absent, as the term. */
  requiredSum?: number;
  requiredMonthCount?: number;
  days?: number;
  documents?: string[];
}

export interface PersonalAccountLink {
  id: string;
  /** Signed, expiring link to the personal account. */
  link: string;
  /** ISO 8601 in UTC. */
  created: string;
}

export interface LeadDocument {
  id: string;
  title: string;
  link: string;
  isRequired: boolean;
}
