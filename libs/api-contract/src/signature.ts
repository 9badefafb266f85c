import type { LeadOffer } from './lead-stages.ts';
import type { DeclineReason } from './lead-states.ts';
import type { ProductCode } from './products.ts';

/**
 * Signing the documents of a lead with a code from an SMS (a simple electronic signature). All want the verified
 * phone of that same lead (cookie or PHONE_VERIFICATION_HEADER); otherwise 422 on `phone`.
 */
export const SIGNATURE_PATHS = {
  /** POST SignatureDocumentsRequest → SignatureDocuments; 422 on `leadId` while there is nothing to sign. */
  documents: 'signature/documents',
  /** POST SignDocuments → SignatureVerification: sends the code. */
  sign: 'signature/sign',
  /** POST RetrySignature → SignatureVerification: another code for the same session; 429 while the timer runs. */
  retry: 'signature/retry',
  /** POST VerifySignature → SignedDocuments; 422 on `code`. */
  verify: 'signature/verify',
  /** POST DeclineOffer → OfferDeclined, as often as it is sent; 422 on `leadId` where there is nothing to refuse any more. */
  decline: 'signature/decline',
  /** GET <file>?…&signature=…: a PDF by an expiring link that the answers give whole. */
  file: 'signature/file',
} as const;

export interface SignatureDocumentsRequest {
  leadId: string;
}

export interface SignatureDocument {
  id: string;
  title: string;
  /** Path on our own host, valid for an hour: the PDF. */
  link: string;
  isRequired: boolean;
  /** SHA-256 of the PDF, hex: what is signed. */
  hash: string;
  /** Bytes of the PDF. */
  size: number;
}

export interface SignatureDocuments {
  product: ProductCode;
  /** What is signed for, and what it costs; null where the lender has stopped lending so. */
  offer: LeadOffer | null;
  /** Session of this signing: goes back with `sign`. */
  formSessionId: string;
  documents: SignatureDocument[];
  /** The code that was asked for: it may be typed still, or, when `expiresIn` is 0, has no tries left. Null when there is none. */
  waiting: WaitingSignature | null;
  /** What was signed since the lead last changed; null when nothing was. */
  signed: SignedDocuments | null;
}

export interface SignDocuments {
  leadId: string;
  formSessionId: string;
  /** Ids of the documents that the person has ticked; each required one must be among them. */
  documents: string[];
  /** Captcha token; without one a smaller budget applies. */
  token?: string;
}

export interface SignatureVerification {
  signatureVerificationId: string;
  /** Seconds until another code may be asked for. */
  resendAfter: number;
  /** Seconds for which the code is valid. */
  expiresIn: number;
  /** +7 ••• •••-45-67. */
  maskedPhone: string;
}

/** A signature that lacks only its code. */
export interface WaitingSignature extends SignatureVerification {
  /** Ids of the documents that the code is for. */
  documents: string[];
}

export interface RetrySignature {
  signatureVerificationId: string;
  leadId: string;
  token?: string;
}

export interface VerifySignature {
  signatureVerificationId: string;
  /** Six digits. */
  code: string;
}

/** What was approved is not wanted: nothing of it can be signed from then on. */
export interface DeclineOffer {
  leadId: string;
  reason?: DeclineReason;
}

export interface OfferDeclined {
  declined: true;
}

export interface SignedDocuments {
  signed: true;
  /** ISO 8601 in UTC. */
  signedAt: string;
  /** The signed PDFs: the documents with a sheet of the signature. `hash` is of the document without the sheet. */
  documents: SignatureDocument[];
}
