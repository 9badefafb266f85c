import {
  type FieldErrors,
  type HasCar,
  LEAD_PARAM,
  type LeadProgress,
  type LeadStage,
  type ProductCode,
  type RefusalOffer,
} from '@polden/api-contract';
import type { CallNotice, SentForm } from '@polden/request-form';
import { REQUEST_ANCHOR } from '../calculator/anchor.ts';
import type { FormVariant } from '../calculator/loan-offer.model.ts';
import type { Answers } from './questionnaire/draft-answers.ts';

/** Everything that the steps of a loan request hold; travels in the form's fields. */
export interface RequestValues {
  variant: FormVariant;
  product: ProductCode;
  sumRubles: number;
  termDays: number;
  hasCar: HasCar;
  /** As it was typed. */
  phone: string;
  /** Where the first step asks for it. */
  fullName: string;
  /** Ids of the accepted documents. */
  documents: string[];
  /** What the idempotency keys of this request begin with; empty until something has been sent. */
  key: string;
  /** The code was right already. */
  phoneConfirmed: boolean;
  /** The stored request that the next steps complete; empty while there is none. */
  leadId: string;
  /** Where the visitor came from: `marks` of the visit. */
  source: string;
  /** Title. */
  city: string;
  /** What was answered in the questionnaire, as it was typed. */
  answers: Answers;
  /** Step of the questionnaire, from 0; after the last one the check. */
  at: number;
  /** All has been answered once: each step leads back to the check. */
  checking: boolean;
}

export type RequestStep = 'phone' | 'code' | 'questionnaire' | 'check';

/** What the action answers while the request is not accepted yet. */
export interface RequestState {
  step: RequestStep;
  values: RequestValues;
  /** The answer that is to be changed on this step. */
  edited?: string;
  errors: FieldErrors;
  notice: CallNotice | null;
  /** Seconds until another code may be asked for; null when none was sent just now. */
  resendAfter: number | null;
  /** What was kept of the answers is not read, and this tab was told none: its draft is none to go on with. */
  unread?: boolean;
}

/** A page may have another form; its answer is not about this one. */
export function requestIn(answer: RequestState | SentForm | undefined): RequestState | undefined {
  return answer && !('form' in answer) ? answer : undefined;
}

/** Where a request stands, as the page of an accepted one shows it. */
export type RequestOutcome =
  | (LeadProgress & { leadId: string; status: 'progress' | 'success' })
  /** `offers` of partners; null where they could not be read. */
  | { leadId: string; status: 'fail'; stage: LeadStage; offers: RefusalOffer[] | null }
  /** The confirmation of the phone has expired, or the request is somebody else's. */
  | { leadId: string; status: 'gone' }
  | { leadId: string; status: 'unreachable' };

/** `notTaken`: what to tell whoever has sent other answers than it holds; null otherwise. */
export type ShownRequest = RequestOutcome & { notTaken: string | null };

/** Query parameter that says that the request holds other answers than this visitor has sent. */
export const NOT_TAKEN_PARAM = 'ne-prinyato';

/** Where an accepted request is watched: the page it was sent from. `more`: further parameters, each with its `&`. */
export function requestPath(pathname: string, leadId: string, more = ''): string {
  return `${pathname}?${LEAD_PARAM}=${encodeURIComponent(leadId)}${more}#${REQUEST_ANCHOR}`;
}
