import type { LeadSignature } from './lead-progress.ts';
import type { LeadOffer, LeadStage } from './lead-stages.ts';
import type { LeadKind } from './lead-states.ts';
import type { CopiedFact } from './own-data.ts';
import type { ProductCode } from './products.ts';
import type { HasCar } from './questionnaire.ts';
import type { RequestThanks } from './request-fields/request-thanks.ts';

/** On a call of a form: `owner` of the account that it was shown in. 409 where another client's is open by now. */
export const ACCOUNT_OWNER_HEADER = 'X-Account-Owner';

/**
 * The account of a client, who is known by the phone alone. What is not said to be public wants a session of a client
 * (CLIENT_SESSION_COOKIE): 401 without one. A session of the staff is none, and the other way about.
 */
export const ACCOUNT_PATHS = {
  /**
   * Public: POST AccountLogin → AccountLoggedIn; the phone must be confirmed (PHONE_VERIFICATION_COOKIE or its header),
   * else 422 on `phone`, whether anything is known of it or not. Sets CLIENT_SESSION_COOKIE.
   */
  login: 'account/login',
  /** Public: POST OpenLoginLink → AccountLoggedIn, once for each link; 422 on `query` for a dead one. */
  loginByLink: 'account/login-by-link',
  /** Public: GET → AccountAnswer. */
  overview: 'account/overview',
  /** Public: POST → Done; succeeds without a session. */
  logout: 'account/logout',
  /** POST <sessionEnd>/<id> → Done; 404 for a session of somebody else. */
  sessionEnd: 'account/session-end',
  /** POST → Done: ends every session of the phone, this one too, and what was confirmed before opens none. */
  leaveEverywhere: 'account/leave-everywhere',
  /** GET <document>/<signature>/<document>: the signed PDF; 404 for one of somebody else. */
  document: 'account/document',
} as const;

/**
 * Cookie of a client's session: an opaque random token, httpOnly, SameSite=Lax, host-only, for all paths. The database
 * keeps its digest.
 */
export const CLIENT_SESSION_COOKIE = 'client_session';

export interface AccountLogin {
  /** Digits with or without a leading plus: 79161234567. */
  phone: string;
}

export interface AccountLoggedIn {
  /** +7 ••• •••-80-80 */
  maskedPhone: string;
}

export interface AccountAnswer {
  /** Null without a client session. */
  account: Account | null;
}

/** What a client sees of his own; what names him is masked. */
export interface Account {
  /** Names the client, and tells nothing of them: a call with another in `ACCOUNT_OWNER_HEADER` is refused. */
  owner: string;
  /** E.164: for the forms that go on with a request. The page shows it masked. */
  phone: string;
  maskedPhone: string;
  /** Each detail as the newest request with a confirmed phone that has it tells it; null without a confirmed one. */
  person: AccountPerson | null;
  /** Those with a confirmed phone, then the others; the last one first. */
  requests: AccountRequest[];
  /** The last signature first. */
  signatures: AccountSignature[];
  /** The last used first. */
  sessions: ClientSession[];
}

/** Each null when it was not told. */
export interface AccountPerson {
  /** «И••• А•••» */
  name: string | null;
  /** «an•••@mail.ru» */
  email: string | null;
  /** «•• •• •••• 56» */
  passport: string | null;
  city: string | null;
}

export interface AccountRequest {
  id: string;
  kind: LeadKind;
  /** What another request than for a loan says of its subject, in words; nobody is named. None while the phone is unconfirmed. */
  facts: CopiedFact[];
  /** What the sender of such a request was told; null of a loan. */
  thanks: RequestThanks | null;
  /** Of a loan. */
  product: ProductCode | null;
  /** Whole roubles. */
  requiredSum: number | null;
  requiredMonthCount: number | null;
  days: number | null;
  /** ISO 8601 in UTC. */
  created: string;
  /** The one state that the page of the request, the messages and the staff tell as well. */
  stage: LeadStage;
  /** What was approved, and what it costs. */
  offer: LeadOffer | null;
  /** `none` for all but loans. */
  signature: LeadSignature;
  /** Where another is sent, when the offer on this one has lapsed or was refused; null otherwise. */
  again: RequestedLoan | null;
  /** The questions of a loan that wait to be answered; null where none do. */
  unfinished: UnfinishedRequest | null;
}

/** Where a loan was asked for, with what was chosen there. */
export interface RequestedLoan {
  /** Path of the page with the form: /dengi-pod-zalog-pts. */
  path: string;
  product: ProductCode;
  /** Whole roubles. */
  requiredSum: number;
  requiredMonthCount: number | null;
  days: number | null;
  hasCar: HasCar;
}

/** With what the form goes on, on any device. */
export interface UnfinishedRequest extends RequestedLoan {
  id: string;
  /** Before a decision, or for the documents of what is approved. */
  asksFor: 'decision' | 'contract';
  /** The confirmed phone, E.164. */
  phone: string;
  /** Title of the city that the request names; null while it names none. */
  city: string | null;
  /** Ids of the accepted documents. */
  documents: string[];
}

export interface AccountSignature {
  id: string;
  /** Of the request. */
  leadId: string;
  /** ISO 8601 in UTC. */
  signedAt: string;
  documents: { id: string; title: string; size: number }[];
}

export interface ClientSession {
  id: string;
  /** «Chrome, Android». */
  device: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  seenAt: string;
  /** The session of this call. */
  current: boolean;
}
