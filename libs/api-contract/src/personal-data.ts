import type { OwnErasureRequest } from './own-data.ts';
import { rightsFor } from './rights-for.ts';

/** What is kept of people who are not of the staff; each with the right of its name in PERSONAL_DATA_RIGHTS. */
export const PERSONAL_DATA_PATHS = {
  /** POST Person → PersonFound; a body, because addresses are logged. */
  find: 'admin/personal-data/find',
  /** POST ErasureRequest → ErasureDone. */
  erase: 'admin/personal-data/erase',
  /** GET `?page=` → ErasureList, the newest first. */
  erasures: 'admin/personal-data/erasures',
  /** GET `?page=` → ErasureRequestList: what people have asked for in their accounts, the open ones first. */
  requests: 'admin/personal-data/requests',
  /** GET /{id} → ErasureRequestCard; 404. */
  request: 'admin/personal-data/request',
  /** POST ErasureRequestRef → ErasureDone: erases; 409 when it was answered meanwhile. */
  requestConfirm: 'admin/personal-data/request-confirm',
  /** GET ?page&person&subject → AccessLog: who has looked at personal data, the newest first. */
  accessLog: 'admin/personal-data/access-log',
  /** POST ErasureRefusal → ErasureRequestItem; 409 the same. */
  requestDecline: 'admin/personal-data/request-decline',
} as const;

export const PERSONAL_DATA_RIGHTS = rightsFor('personal-data', PERSONAL_DATA_PATHS);

/** By what a person is found: one of them, or both. */
export interface Person {
  /** As people write it. */
  phone?: string;
  email?: string;
}

/** How much there is of the person. */
export interface PersonFound {
  leads: number;
  /** Requests of others that name the person. */
  namedByOthers: number;
  signatures: number;
  files: number;
  reviews: number;
  subscriptions: number;
  /** Other phones and addresses that the person gave: may be searched for as well. */
  alsoNamed: string[];
}

export const ERASURE_REASONS = [
  'request',
  'consent-withdrawn',
  'order',
  'purpose-reached',
  'mistake',
] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

export interface ErasureRequest extends Person {
  reason: ErasureReason;
}

/** The proof: what was erased; the erased person is not named. */
export interface Erasure {
  id: string;
  /** ISO 8601 in UTC. */
  at: string;
  actor: string;
  /** ErasureReason, or what an update of the database says. */
  reason: string;
  /** Rows by table. */
  counts: Record<string, number>;
  /** SHA-256 over the rest, hex; also in the history. */
  digest: string;
  /** Whether the digest still follows from the rest. */
  sound: boolean;
}

export interface ErasureDone extends Erasure {
  /** Requests that the CRM has or may have: there they must be erased too. */
  inCrm: number;
}

export interface ErasureList {
  items: Erasure[];
  pageCount: number;
}

/** What a person has asked for; who that is, is sealed. */
export interface ErasureRequestItem extends OwnErasureRequest {
  /** Who of the staff has answered; '' until then. */
  answeredBy: string;
}

export interface ErasureRequestList {
  items: ErasureRequestItem[];
  pageCount: number;
}

export interface ErasureRequestCard extends ErasureRequestItem {
  /** «+7 ••• •••-12-34»; '' once it is answered. */
  phone: string;
  /** Null once it is answered. */
  found: PersonFound | null;
}

export interface ErasureRequestRef {
  id: string;
}

export interface ErasureRefusal extends ErasureRequestRef {
  /** In the words that the person reads: what the law keeps and until when. */
  reason: string;
}

/** What of people was opened: kinds, with what stands behind them in Russian. */
export const ACCESS_SUBJECTS = {
  lead: 'Заявка',
  'lead-list': 'Список заявок',
  'lead-file': 'Файл заявки',
  leads: 'Выгрузка заявок',
  review: 'Отзыв',
  'review-file': 'Файл отзыва',
  person: 'Поиск человека',
  'erasure-request': 'Просьба о стирании',
  subscribers: 'Выгрузка подписчиков',
} as const;
export type AccessSubject = keyof typeof ACCESS_SUBJECTS;

export interface AccessLogItem {
  id: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** Name of that time. */
  actor: string;
  subject: AccessSubject;
  /** Of the thing; '' for what is no single thing. */
  subjectId: string;
}

export interface AccessLog {
  items: AccessLogItem[];
  pageCount: number;
}
