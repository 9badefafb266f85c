import type { LeadFormType, LeadType, ProductCode } from '@polden/api-contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A document that the person accepted, with the edition they saw. */
export interface AcceptedDocument {
  id: string;
  edition: string;
}

/** A request for a loan. What names a person is in `personalData` only. */
@Entity('lead')
export class LeadEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('text', { name: 'phone_index' })
  phoneIndex: string;

  @Column('text', { name: 'data_key_id' })
  dataKeyId: string;

  /** Sealed JSON of PersonalData. */
  @Column('bytea', { name: 'personal_data' })
  personalData: Buffer;

  @Column('text')
  product: ProductCode;

  /** Whole roubles. */
  @Column('integer', { name: 'required_sum' })
  requiredSum: number;

  /** Either months or days, as the product counts. */
  @Column('integer', { name: 'month_count', nullable: true })
  monthCount: number | null;

  @Column('integer', { nullable: true })
  days: number | null;

  @Column('text', { name: 'form_type' })
  formType: LeadFormType;

  @Column('text', { name: 'form_name' })
  formName: string;

  @Column('text', { name: 'lead_type' })
  leadType: LeadType;

  @Column('text', { name: 'lead_gen_code', nullable: true })
  leadGenCode: string | null;

  @Column('text', { name: 'utm_source', nullable: true })
  utmSource: string | null;

  @Column('jsonb')
  documents: AcceptedDocument[];

  /** When the CRM took the lead; null until then. */
  @Column('timestamptz', { name: 'crm_accepted_at', nullable: true })
  crmAcceptedAt: Date | null;
}
