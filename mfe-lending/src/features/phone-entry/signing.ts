import type {
  FieldErrors,
  LeadStage,
  ProductCode,
  SignatureDocuments,
  SignedDocuments,
} from '@polden/api-contract';
import type { CallNotice } from '@polden/request-form';

/** Where the signing of a request stands, as the API tells it: a reload finds the same. */
export type Signing =
  | ({ kind: 'open' } & SignatureDocuments)
  /** `account`: the link to the personal account; null where it could not be read. `stage`: what its borrower is told. */
  | {
      kind: 'signed';
      signed: SignedDocuments;
      product: ProductCode;
      account: string | null;
      stage: LeadStage;
    }
  /** Nobody here has confirmed the phone of the request, or there is no such request. */
  | { kind: 'stranger' }
  /** The request is not decided, over, or nobody has told their name. `stage`: as above; null where it could not be read. */
  | { kind: 'nothing'; stage: LeadStage | null }
  | { kind: 'unreachable' };

/** What the action answers while the page stays where it is. */
export interface SigningAnswer {
  /** `phone-code` and `documents` are chosen by the person; otherwise the state of the signing says which step it is. */
  step: 'phone' | 'phone-code' | 'documents' | 'code';
  /** As it was typed. */
  phone: string;
  /** Ids of the ticked documents; null when nobody has ticked anything just now. */
  ticked: string[] | null;
  errors: FieldErrors;
  notice: CallNotice | null;
  /** Seconds until another code for the phone may be asked for; null when none was sent just now. */
  resendAfter: number | null;
}

/** Names of the form's fields, the same for the browser, the action and the tests. */
export const FIELDS = {
  intent: 'intent',
  phone: 'phone',
  documents: 'documents',
  requiredDocuments: 'requiredDocuments',
  session: 'formSessionId',
  verification: 'signatureVerificationId',
  code: 'code',
} as const;

export const INTENTS = [
  'ask-phone-code',
  'resend-phone-code',
  'confirm-phone',
  'change-phone',
  'ask-code',
  'ask-again',
  'choose',
  'sign',
  'decline',
] as const;
export type SigningIntent = (typeof INTENTS)[number];

export const IDS = { phone: 'signing-phone', code: 'signing-code' } as const;

export function documentFieldId(documentId: string): string {
  return `signing-${documentId}`;
}

export function signingPath(leadId: string): string {
  return `/podpisanie/${leadId}`;
}
