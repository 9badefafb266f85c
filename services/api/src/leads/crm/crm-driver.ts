import type { LeadFormType } from '@polden/api-contract';
import type { LeadDecision, LeadEntity } from '../storage/lead.entity.ts';
import type { PersonalData } from '../storage/personal-data.ts';
import type { Acknowledgement, DeliveryRef } from './crm-calls.ts';

/** A request as the CRM receives it. */
export interface CrmLead
  extends
    Pick<
      LeadEntity,
      | 'id'
      | 'kind'
      | 'revision'
      | 'phoneVerified'
      | 'product'
      | 'requiredSum'
      | 'days'
      | 'formType'
      | 'formName'
      | 'leadType'
      | 'leadGenCode'
      | 'utmSource'
      | 'source'
      | 'documents'
    >,
    Pick<PersonalData, 'phone' | 'fullName' | 'city' | 'answers'> {
  /** The short number that the borrower knows the request by: 4254-894-620. */
  number: string;
  /** By the names of the CRM; days YYYY-MM-DD, sums whole roubles. */
  questionnaire?: Record<string, string | number>;
  /** The step that this delivery is for. Of two deliveries of a lead the one with the higher revision counts. */
  step: LeadFormType;
  /** False while its questionnaire is still to come: what is decided before is preliminary. */
  complete: boolean;
  /** ISO 8601 in UTC. */
  created: string;
  requiredMonthCount: number | null;
  /** Evidence of the consent to `documents`. */
  consent: Pick<PersonalData, 'ip' | 'userAgent'>;
}

/** What the CRM says of a request; `revision`: of the lead that was decided, when it says so. */
export type CrmDecision =
  | { status: 'progress'; percents: number | null; secondsLeft: number | null }
  | { status: 'approved'; limit: LeadDecision | null; revision: number | null }
  | { status: 'refused'; revision: number | null };

export interface CrmCall {
  /** Idempotency key of the delivery. */
  key: string;
  timeoutMs: number;
}

/** The system that leads are handed to. */
export abstract class CrmDriver {
  /** `off`: there is none; `accepts`: it decides elsewhere; `decides`: it can be asked for its decision. */
  abstract readonly ability: 'off' | 'accepts' | 'decides';

  /**
   * Resolves with the CRM's acknowledgement alone; throws RefusedError, NotSentError or UnknownOutcomeError. Repeating
   * it with the same key must be harmless.
   */
  abstract deliver(lead: CrmLead, call: CrmCall): Promise<Acknowledgement>;

  /** What became of a delivery without an acknowledgement; null when the CRM does not have it. Throws as `deliver`. */
  abstract outcome(ref: DeliveryRef, timeoutMs: number): Promise<Acknowledgement | null>;

  /** Throws when there was no answer. */
  abstract decision(leadId: string): Promise<CrmDecision>;
}
