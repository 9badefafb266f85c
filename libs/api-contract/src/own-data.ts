import type { LeadOffer } from './lead-stages.ts';
import type { SubscriberStatus } from './subscribe.ts';

/** What people may do with their own data in the account; all of them want the session of a client. */
export const OWN_DATA_PATHS = {
  /** GET → PersonalCopy, to be saved. */
  copy: 'account/data',
  /** GET: the same as a PDF, to be saved. */
  copyPdf: 'account/data/pdf',
  /** GET → OwnErasure. */
  erasure: 'account/erasure',
  /** POST → OwnErasure; again while one waits for its answer: that one. */
  askErasure: 'account/erasure/ask',
  /** POST → OwnErasure; 409 when it was answered meanwhile. */
  takeBackErasure: 'account/erasure/take-back',
  /** GET → OwnConsents. */
  consents: 'account/consents',
  /** POST ConsentWithdrawal → OwnConsents; 422 for one that cannot be withdrawn here, or is not given. */
  withdrawConsent: 'account/consents/withdraw',
  /** POST ConsentRenewal → OwnConsents; 422 for one that was not withdrawn, and when its text has changed since it was read. */
  renewConsent: 'account/consents/renew',
  /** POST MessageChoice → OwnConsents. */
  messages: 'account/messages',
  /** POST OwnSubscriptionRequest → SubscriptionAsked: a letter with a link to confirm. */
  subscribe: 'account/subscription/add',
  /** POST OwnSubscriptionRef → OwnConsents. */
  unsubscribe: 'account/subscription/remove',
  /** GET → OwnLoans. */
  loans: 'account/loans',
  /** POST LoanPaymentRequest → TransferCode; 422 on `leadId` for what is no loan of the client. */
  loanPayment: 'account/loans/payment',
} as const;

export interface OwnErasure {
  /** As `Account` has it. */
  owner: string;
  /** The last request; null when there was none. */
  request: OwnErasureRequest | null;
  /** Documents that were signed: while their contract lives, the law forbids to erase them. */
  signedDocuments: number;
}

/** `taken-back`: by the person, before there was an answer. */
export const ERASURE_REQUEST_STATES = ['asked', 'taken-back', 'confirmed', 'declined'] as const;
export type ErasureRequestState = (typeof ERASURE_REQUEST_STATES)[number];

export interface OwnErasureRequest {
  id: string;
  state: ErasureRequestState;
  /** ISO 8601 in UTC. */
  askedAt: string;
  answeredAt: string | null;
  /** Why it was declined; '' otherwise. */
  reason: string;
}

/** Ways in which borrowers are told how far their requests are. */
export const MESSAGE_CHANNELS = ['sms', 'mail'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

export interface OwnConsents {
  /** As `Account` has it. */
  owner: string;
  /** The newest first. */
  items: OwnConsent[];
  /** Whether messages of requests are sent by each means. */
  messages: Record<MessageChannel, boolean>;
  subscriptions: OwnSubscription[];
}

/**
 * `here`: by a button in the account; `erasure`: by asking to erase the data; `never`: an agreement that stands as long
 * as what was signed by it; `read`: a warning, of which nothing is to be taken back.
 */
export type ConsentEnd = 'here' | 'erasure' | 'never' | 'read';

export interface OwnConsent {
  /** Of the document: `advertising-consent`. */
  id: string;
  title: string;
  /** YYYY-MM-DD, of the text that was shown. */
  edition: string;
  /** ISO 8601 in UTC. */
  givenAt: string;
  channel: 'form' | 'signature' | 'account';
  withdrawnAt: string | null;
  end: ConsentEnd;
  /** Edition of the text that the site shows under an address; null where it shows none. */
  shownEdition: string | null;
  /** What is agreed to when it is given again here; null while it is in force, and of what is not withdrawn here. */
  renewal: ConsentText | null;
}

export interface ConsentText {
  /** YYYY-MM-DD */
  edition: string;
  paragraphs: string[];
}

export interface OwnSubscription {
  id: number;
  /** «an•••@mail.ru». */
  email: string;
  /** `pending` also while the owner of a known address has not confirmed that it is the client's. */
  status: SubscriberStatus;
  /** ISO 8601 in UTC. */
  askedAt: string;
}

export interface ConsentWithdrawal {
  /** Of the document. */
  id: string;
}

export interface ConsentRenewal {
  /** Of the document. */
  id: string;
  /** Of the text that was read, YYYY-MM-DD. */
  edition: string;
}

export interface MessageChoice {
  channel: MessageChannel;
  /** True, or what a form without scripts posts: «on». */
  on: boolean;
}

export interface OwnSubscriptionRequest {
  email: string;
  consent: boolean;
}

export interface OwnSubscriptionRef {
  id: number;
}

/** A loan whose documents are signed. */
export interface OwnLoan {
  leadId: string;
  /** Whole roubles. */
  sum: number;
  /** When the request was made, ISO 8601 in UTC. */
  created: string;
  /** Null when it is no longer lent so. */
  offer: LeadOffer | null;
  /** «И••• А•••». */
  payer: string;
}

export interface OwnLoans {
  items: OwnLoan[];
}

/** The payer is the signer of the loan. */
export interface LoanPaymentRequest {
  leadId: string;
  /** Number of the contract as it is printed. */
  contract: string;
  /** Roubles as people write them. */
  sum: string;
}

/** Everything that is kept of the phone. Moments are ISO 8601 in UTC. */
export interface PersonalCopy {
  /** Of the lender, and when it was made. */
  from: string;
  madeAt: string;
  /** E.164. */
  phone: string;
  requests: CopiedRequest[];
  /** Moments when others named the phone in their requests; those people are not named. */
  namedByOthersAt: string[];
  signatures: CopiedSignature[];
  reviews: CopiedReview[];
  consents: Pick<OwnConsent, 'title' | 'edition' | 'givenAt' | 'channel' | 'withdrawnAt'>[];
  messagesOff: MessageChannel[];
  subscriptions: { email: string; status: SubscriberStatus; askedAt: string }[];
  erasureRequests: Omit<OwnErasureRequest, 'id'>[];
  sessions: CopiedSession[];
}

export interface CopiedRequest {
  id: string;
  /** «Заявка на заём». */
  title: string;
  createdAt: string;
  state: string;
  /** Whether the phone was confirmed by a code; what an unconfirmed one was told may be of somebody else. */
  confirmed: boolean;
  /** Sum and term, answers and where the visitor came from, in words. */
  facts: CopiedFact[];
  history: { at: string; title: string }[];
  messages: { at: string; channel: MessageChannel; title: string }[];
  files: { name: string; bytes: number }[];
}

export interface CopiedFact {
  label: string;
  value: string;
}

export interface CopiedSignature {
  id: string;
  requestId: string;
  signedAt: string;
  facts: CopiedFact[];
  documents: { title: string; edition: string; sha256: string }[];
}

export interface CopiedReview {
  createdAt: string;
  title: string;
  /** Null unless visitors see it: nobody has confirmed that the phone is its author's. */
  text: string | null;
}

export interface CopiedSession {
  startedAt: string;
  seenAt: string;
  /** «Chrome, Android». */
  device: string;
}
