import type { LeadStage } from './lead-stages.ts';
import type { AcceptedDocumentEdition, LeadDeliveryState, LeadKind, LeadStatus } from './lead-states.ts';
import type { LeadFormType, LeadType } from './lead.ts';
import type { ProductCode } from './products.ts';
import { rightsFor } from './rights-for.ts';

/** Of the staff, each with the right of its name in LEAD_RIGHTS. */
export const ADMIN_LEAD_PATHS = {
  /** GET LeadListQuery → LeadList, the newest first. */
  list: 'admin/lead',
  /** GET → LeadSummary. */
  summary: 'admin/lead/summary',
  /** GET /{id} → LeadCard. */
  item: 'admin/lead/item',
  /** POST /{id} LeadStatusChange → LeadCard; 422 for a step that the state does not allow. */
  status: 'admin/lead/status',
  /** POST /{id} LeadNote → LeadCard; a repeated Idempotency-Key adds nothing. */
  note: 'admin/lead/note',
  /** POST /{id} LeadOfferInput → LeadCard: makes an offer, or renews it, with a new last day. */
  offer: 'admin/lead/offer',
  /** POST /{id} → LeadCard: sends what was not accepted once more. */
  retry: 'admin/lead/retry',
  /** POST → LeadsRetried: all dead letters. */
  retryAll: 'admin/lead/retry-all',
  /** GET LeadListQuery without page: CSV with personal data. */
  export: 'admin/lead/export',
  /** GET /{id}/{position}: what came with the request, to be saved. */
  file: 'admin/lead/file',
} as const;

/** The right of each of them. */
export const LEAD_RIGHTS = rightsFor('lead', ADMIN_LEAD_PATHS);

/** Who has it sees names, phones and questionnaires in full; the others see masks. */
export const LEAD_PERSONAL_ACTION = 'lead.personal';

export const LEAD_PAGE_SIZE = 50;
export const LEAD_NOTE_MAX = 2000;

/** Stages of loans that the staff looks for: signed, waiting to be signed, approved preliminarily. */
export const LEAD_STAGE_FILTERS = [
  'signed',
  'approved',
  'pre-approved',
] as const satisfies readonly LeadStage[];
export type LeadStageFilter = (typeof LEAD_STAGE_FILTERS)[number];

export interface LeadListQuery {
  /** From 1. */
  page?: number;
  kind?: LeadKind;
  status?: LeadStatus;
  stage?: LeadStageFilter;
  /** Those that one has taken into work oneself. */
  mine?: '1';
  delivery?: LeadDeliveryState;
  product?: ProductCode;
  /** YYYY-MM-DD on the Moscow clock, both days included. */
  dateFrom?: string;
  dateTo?: string;
  /** A whole phone, a whole id or its `leadNumber`: personal data is sealed, parts of it cannot be looked for. */
  search?: string;
}

export interface LeadListItem {
  id: string;
  kind: LeadKind;
  status: LeadStatus;
  /** Of a loan: what its borrower is told; null for other requests. */
  stage: LeadStage | null;
  /** Name of who has taken it into work last; null before anybody has. */
  takenBy: string | null;
  /** Of the last step. */
  delivery: LeadDeliveryState;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** In full with LEAD_PERSONAL_ACTION: «+7 916 ***-**-67», «А•••». */
  phone: string;
  name: string;
  phoneVerified: boolean;
  product: ProductCode | null;
  /** Whole roubles. */
  requiredSum: number | null;
  monthCount: number | null;
  days: number | null;
  formType: LeadFormType;
  leadType: LeadType | null;
  utmSource: string | null;
}

export interface LeadList {
  items: LeadListItem[];
  pageCount: number;
  /** On all pages. */
  total: number;
}

export interface LeadSummary {
  /** Not accepted by the CRM after every retry. */
  dead: number;
  /** On their way. */
  queued: number;
  /** Of these, without a step forward for half an hour: the CRM is away, or refuses everything. */
  late: number;
  /** Signed by their borrowers, and taken into work by nobody since. */
  signed: number;
}

export interface LeadDeliveryCard {
  step: LeadFormType;
  state: LeadDeliveryState;
  attempts: number;
  /** ISO 8601 in UTC. */
  changedAt: string;
  /** Why the last attempt failed; '' when it did not. */
  error: string;
}

export interface LeadEventCard {
  /** ISO 8601 in UTC. */
  at: string;
  /** Name of somebody of the staff; null for the service itself. */
  actor: string | null;
  /** Russian: «Статус: новая → в работе». */
  title: string;
  /** '' when there is nothing to add. */
  details: string;
}

export interface LeadCard extends LeadListItem {
  /** Grows with each step. */
  revision: number;
  formName: string | null;
  /** What was answered in the form, in its order: label and text; sensitive ones masked without the right. */
  answers: { label: string; value: string }[];
  source: { label: string; value: string }[];
  documents: AcceptedDocumentEdition[];
  limit: { sum: number; monthCount: number | null; days: number | null } | null;
  /** YYYY-MM-DD: the last day of what was approved; null where it has none. */
  offerUntil: string | null;
  /** ISO 8601 in UTC: when what is offered was decided; null before. */
  decidedAt: string | null;
  /** What somebody of the staff may offer now: any terms, those that were approved once more, or nothing. */
  offering: LeadOffering;
  deliveries: LeadDeliveryCard[];
  /** The newest first. */
  timeline: LeadEventCard[];
  files: { position: number; fileName: string; bytes: number }[];
  /** What somebody of the staff may set now. */
  nextStatuses: LeadStatus[];
  /** Whether personal data is shown in full. */
  personal: boolean;
}

export interface LeadStatusChange {
  status: LeadStatus;
  /** The one that was seen; 409 when it is another by now. */
  from: LeadStatus;
  comment?: string;
}

export interface LeadNote {
  /** 1 to LEAD_NOTE_MAX characters. */
  text: string;
}

/** `terms`: nobody else decides here, so the staff do; `renewal`: the CRM has decided, and its terms get a new last day. */
export type LeadOffering = 'terms' | 'renewal' | null;

export interface LeadOfferInput {
  /** The one that was seen; 409 when it is another by now. */
  from: LeadStatus;
  /** Whole roubles. */
  sum: number;
  /** As the product counts: in months, or in days. */
  term: number;
  /** Of the card that was seen; 409 when something else is offered by now. */
  decidedAt?: string | null;
  comment?: string;
}

export interface LeadsRetried {
  retried: number;
}
