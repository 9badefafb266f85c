import { Injectable } from '@nestjs/common';
import { review } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { type ContentRow, ContentVault } from '../../content/index.ts';
import { LeadEntity, type PersonalData, PersonalDataVault } from '../../leads/index.ts';
import { canonicalContact } from '../../core/crypto/contact-index.ts';
import type { Subject } from './subject.ts';

/** What there is of a person: ids of the rows that are theirs, and of those in which others name them. */
export interface Traces {
  leads: string[];
  /** Requests of others; what they say of the person goes, the rest stays. */
  namedBy: { lead: LeadEntity; data: PersonalData }[];
  /** Of the requests, those that the CRM has or may have. */
  inCrm: number;
  signatures: string[];
  reviews: number[];
  subscribers: number[];
  /** Further phones and addresses that the person gave. */
  alsoNamed: string[];
}

/** What was sent and never acknowledged may have arrived. */
const IN_CRM = `SELECT id FROM lead WHERE id = ANY ($1) AND (crm_accepted_at IS NOT NULL OR EXISTS (
  SELECT 1 FROM lead_delivery d WHERE d.lead_id = lead.id AND d.state IN ('unknown', 'unresolved')))`;

/** Finds a person by blind indexes; each match is opened before it counts. */
@Injectable()
export class PersonTraces {
  constructor(
    private readonly leadVault: PersonalDataVault,
    private readonly contentVault: ContentVault,
  ) {}

  async of(manager: EntityManager, subject: Subject): Promise<Traces> {
    const { phoneIndex, emailIndex } = subject;
    const indexes = [phoneIndex, emailIndex].flatMap((index) => index ?? []);
    const found = await manager
      .createQueryBuilder(LeadEntity, 'lead')
      .where('lead.phone_index = :phoneIndex OR lead.contact_index && :indexes', { phoneIndex, indexes })
      .getMany();
    const opened = found.map((lead) => ({ lead, data: this.leadVault.open(lead) }));
    const own = opened.filter(({ data }) => isOf(data, subject));
    const leads = own.map(({ lead }) => lead.id);
    const rows = await manager.query<ContentRow[]>(
      `SELECT * FROM ${review.table} WHERE phone_index = $1 OR email_index = $2`,
      [phoneIndex, emailIndex],
    );
    const reviews = rows.map((row) => this.contentVault.open(review, row));
    return {
      leads,
      namedBy: opened.filter(({ data }) => !isOf(data, subject)),
      inCrm: (await idsOf(manager, IN_CRM, [leads])).length,
      signatures: await idsOf(
        manager,
        'SELECT id FROM signature WHERE lead_id = ANY ($1) OR phone_index = $2',
        [leads, phoneIndex],
      ),
      reviews: reviews.map(({ id }) => id),
      subscribers: (
        await idsOf(manager, 'SELECT id FROM subscriber WHERE email_index = $1', [emailIndex])
      ).map(Number),
      alsoNamed: furtherContacts(subject, [
        ...own.flatMap(({ data }) => [data.phone, ...emailsOf(data)]),
        ...reviews.flatMap((row) => [String(row['phone']), String(row['email'])]),
      ]),
    };
  }
}

/** Whether the request is the person's own, not one in which somebody else names them. */
function isOf(data: PersonalData, { phone, email }: Subject): boolean {
  return data.phone === phone || emailsOf(data).some((each) => canonicalContact('email', each) === email);
}

function emailsOf({ questionnaire, answers }: PersonalData): string[] {
  return [questionnaire?.email, answers?.['email']].flatMap((email) => (email ? String(email) : []));
}

function furtherContacts({ phone, email }: Subject, given: readonly string[]): string[] {
  const all = given.map((contact) => contact.trim().toLowerCase());
  return [...new Set(all)].filter((contact) => contact !== '' && contact !== phone && contact !== email);
}

async function idsOf(manager: EntityManager, sql: string, values: unknown[]): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(sql, values);
  return rows.map(({ id }) => id);
}
