import type {
  LeadFormType,
  LeadKind,
  LeadOffer,
  LeadStatus,
  LeadType,
  ProductCode,
} from '@polden/api-contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AcceptedDocument } from './new-lead.ts';

/** What the lender can give, as the CRM has decided. */
export interface LeadDecision {
  /** Whole roubles. */
  sum: number;
  monthCount: number | null;
  days: number | null;
}

/** What was approved when its documents were signed. */
export interface SignedOffer {
  /** When they were, ISO 8601. */
  at: string;
  offer: LeadOffer;
}

/** A request of any kind. What names a person is in `personalData` only. */
@Entity('lead')
export class LeadEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('text')
  kind: LeadKind;

  @Column('text')
  status: LeadStatus;

  /** 2 from the second step on. */
  @Column('integer')
  revision: 1 | 2;

  /** When the second step came. */
  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt: Date | null;

  @Column('boolean', { name: 'phone_verified' })
  phoneVerified: boolean;

  /** By which the refused borrower is shown offers of others; nobody can guess it. */
  @Column('uuid', { name: 'form_session_id' })
  formSessionId: string;

  @Column('text', { name: 'phone_index' })
  phoneIndex: string;

  /** Of the addresses and further phones in `personalData`. */
  @Column('text', { name: 'contact_index', array: true })
  contactIndexes: string[];

  @Column('text', { name: 'data_key_id' })
  dataKeyId: string;

  /** Sealed JSON of PersonalData. */
  @Column('bytea', { name: 'personal_data' })
  personalData: Buffer;

  /** Loans have a product, a sum, a form and a type; either months or days, as the product counts. */
  @Column('text', { nullable: true })
  product: ProductCode | null;

  /** Whole roubles. */
  @Column('integer', { name: 'required_sum', nullable: true })
  requiredSum: number | null;

  @Column('integer', { name: 'month_count', nullable: true })
  monthCount: number | null;

  @Column('integer', { nullable: true })
  days: number | null;

  @Column('text', { name: 'form_type' })
  formType: LeadFormType;

  @Column('text', { name: 'form_name', nullable: true })
  formName: string | null;

  @Column('text', { name: 'lead_type', nullable: true })
  leadType: LeadType | null;

  @Column('text', { name: 'lead_gen_code', nullable: true })
  leadGenCode: string | null;

  @Column('text', { name: 'utm_source', nullable: true })
  utmSource: string | null;

  /** The rest of where the visitor came from, and answers that name nobody. */
  @Column('jsonb')
  source: Record<string, string>;

  @Column('jsonb')
  documents: AcceptedDocument[];

  @Column('jsonb', { nullable: true })
  decision: LeadDecision | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  /** YYYY-MM-DD: until this day is over in Moscow what was approved can be signed; null where it has no last day. */
  @Column('date', { name: 'offer_until', nullable: true })
  offerUntil: string | null;

  /** When its documents were signed as those of a loan without interest. */
  @Column('timestamptz', { name: 'promotion_taken_at', nullable: true })
  promotionTakenAt: Date | null;

  /** Null also of what was signed before it was kept. */
  @Column('jsonb', { name: 'signed_offer', nullable: true })
  signedOffer: SignedOffer | null;

  /** Id of who of the staff has taken it into work last. */
  @Column('integer', { name: 'taken_by', nullable: true })
  takenBy: number | null;

  /** When the CRM first took the lead; null until then. */
  @Column('timestamptz', { name: 'crm_accepted_at', nullable: true })
  crmAcceptedAt: Date | null;
}

/** What was approved, and its last day. */
export interface Offered {
  limit: LeadEntity['decision'];
  until: LeadEntity['offerUntil'];
}

export type LoanLead = LeadEntity & { product: ProductCode };

export function isLoan(lead: LeadEntity): lead is LoanLead {
  return lead.product !== null;
}
