import { Injectable } from '@nestjs/common';
import { review } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { ContentVault } from '../../content/index.ts';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import {
  contactIndexes,
  type LeadEntity,
  type PersonalData,
  PersonalDataVault,
  withoutOthers,
} from '../../leads/index.ts';
import type { Subject } from './subject.ts';
import { countInCrm, leadsNaming, reviewsOf, signaturesOf, subscribersOf } from './traces.repository.ts';

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

/** Finds a person by blind indexes; each match is opened before it counts. */
@Injectable()
export class PersonTraces {
  constructor(
    private readonly blindIndex: BlindIndex,
    private readonly leadVault: PersonalDataVault,
    private readonly contentVault: ContentVault,
  ) {}

  async of(manager: EntityManager, subject: Subject): Promise<Traces> {
    const found = await leadsNaming(manager, subject);
    const opened = found.map((lead) => ({ lead, data: this.leadVault.open(lead) }));
    const own = opened.filter(({ data }) => this.isOf(data, subject));
    const leads = own.map(({ lead }) => lead.id);
    const rows = await reviewsOf(manager, subject);
    const reviews = rows.map((row) => this.contentVault.open(review, row));
    return {
      leads,
      namedBy: opened.filter(({ data }) => !this.isOf(data, subject)),
      inCrm: await countInCrm(manager, leads),
      signatures: await signaturesOf(manager, leads, subject),
      reviews: reviews.map(({ id }) => id),
      subscribers: await subscribersOf(manager, subject),
      alsoNamed: furtherContacts(subject, [
        ...own.flatMap(({ data }) => [data.phone, ...emailsOf(data)]),
        ...reviews.flatMap((row) => [String(row['phone']), String(row['email'])]),
      ]),
    };
  }

  /** Whether the request is the person's own, not one in which somebody else names them. */
  private isOf(data: PersonalData, { phone, phoneIndex, emailIndex }: Subject): boolean {
    const own = contactIndexes(this.blindIndex, withoutOthers(data));
    return data.phone === phone || own.some((index) => index === phoneIndex || index === emailIndex);
  }
}

function emailsOf({ questionnaire, answers }: PersonalData): string[] {
  return [questionnaire?.email, answers?.['email']].flatMap((email) => (email ? String(email) : []));
}

function furtherContacts({ phone, email }: Subject, given: readonly string[]): string[] {
  const all = given.map((contact) => contact.trim().toLowerCase());
  return [...new Set(all)].filter((contact) => contact !== '' && contact !== phone && contact !== email);
}
