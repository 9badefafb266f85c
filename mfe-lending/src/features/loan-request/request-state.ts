import type { FieldErrors, ProductCode } from '@polden/api-contract';

/** Everything that the first step of a loan request holds; travels in the form's fields. */
export interface RequestValues {
  product: ProductCode;
  sumRubles: number;
  termDays: number;
  /** As it was typed. */
  phone: string;
  /** Ids of the accepted documents. */
  documents: string[];
  /** Idempotency key of the lead; empty until a code has been asked for. */
  key: string;
  /** The code was right already, only the lead has not been acknowledged. */
  phoneConfirmed: boolean;
}

export type RequestStep = 'phone' | 'code';

export interface RequestNotice {
  tone: 'info' | 'warning' | 'error';
  text: string;
}

/** What the action answers while the request is not accepted yet. */
export interface RequestState {
  step: RequestStep;
  values: RequestValues;
  errors: FieldErrors;
  notice: RequestNotice | null;
  /** Seconds until another code may be asked for; null when none was sent just now. */
  resendAfter: number | null;
}

/** Where a lead stands, as the page of an accepted request shows it. */
export type LeadProgress =
  | { leadId: string; status: 'progress' | 'success'; link: string }
  /** The confirmation of the phone has expired, or the request is somebody else's. */
  | { leadId: string; status: 'gone' }
  | { leadId: string; status: 'unreachable' };

/** Query parameter that names the accepted request. */
export const LEAD_PARAM = 'zayavka';
/** Id of the section of the page that holds the request. */
export const REQUEST_ANCHOR = 'zayavka';
