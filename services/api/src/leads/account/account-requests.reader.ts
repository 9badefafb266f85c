import { Injectable } from '@nestjs/common';
import {
  type AccountRequest,
  type LeadSignature,
  REQUEST_PARTS,
  type UnfinishedRequest,
} from '@polden/api-contract';
import { inTime } from '@polden/ru';
import { DataSource } from 'typeorm';
import { openAnswersOf } from '../admin/answer-labels.ts';
import { CrmDriver } from '../crm/crm-driver.ts';
import { LeadSigning } from '../documents/lead-signing.ts';
import { LeadDecisions } from '../progress/lead-decisions.ts';
import { LeadOffers } from '../offers/lead-offers.ts';
import { leadStage } from '../status/lead-stage.ts';
import { awaitsDecision } from '../status/lead-status.ts';
import { requestedLoanOf, unfinishedOf } from '../status/unfinished-request.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { leadsOfPhone } from '../storage/stored-leads.repository.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { withoutOthers } from '../storage/without-others.ts';

const MAX_CONFIRMED = 50;
/** Anybody may send these with a phone that is not his: they must not fill its account. */
const MAX_UNCONFIRMED = 10;
/** Of the confirmed ones, about which the CRM is asked at each look, as the page of a request asks it. */
const MAX_ASKED = 3;
/** A page has two seconds in all: a CRM that is slow must not keep the account shut. */
const CRM_MS = 800;

/** The requests of a phone with the one state that is told of each everywhere. */
@Injectable()
export class AccountRequestsReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly crm: CrmDriver,
    private readonly decisions: LeadDecisions,
    private readonly signing: LeadSigning,
    private readonly offers: LeadOffers,
    private readonly vault: PersonalDataVault,
  ) {}

  /** The confirmed ones, then the others; the last one first. */
  async leadsOf(phoneIndex: string): Promise<LeadEntity[]> {
    const leads = await this.find(phoneIndex);
    const waiting = leads.filter(
      (lead) => lead.kind === 'loan' && lead.phoneVerified && awaitsDecision(lead),
    );
    if (waiting.length === 0 || this.crm.ability !== 'decides') return leads;
    const asked = waiting.slice(0, MAX_ASKED).map((lead) => this.decisions.waiting(lead));
    const isOneDecided = Promise.all(asked).then((answers) => answers.includes(null));
    // What is decided by now was kept with the request.
    return (await inTime(isOneDecided, CRM_MS, () => false)) ? this.find(phoneIndex) : leads;
  }

  async read(leads: readonly LeadEntity[]): Promise<AccountRequest[]> {
    const loans = leads.filter(({ kind }) => kind === 'loan');
    const signatures = await this.signing.statesOf(loans);
    return Promise.all(leads.map((lead) => this.requestOf(lead, signatures.get(lead.id) ?? 'none')));
  }

  private async requestOf(lead: LeadEntity, signature: LeadSignature): Promise<AccountRequest> {
    const stage = leadStage(lead, this.crm.ability, signature);
    const { kind } = lead;
    const personal = this.vault.open(lead);
    const unfinished = unfinishedOf(lead, stage, personal);
    return {
      id: lead.id,
      kind,
      facts: kind !== 'loan' && lead.phoneVerified ? openAnswersOf(withoutOthers(personal)) : [],
      thanks: kind === 'loan' ? null : REQUEST_PARTS[kind].thanks,
      product: lead.product,
      // The sum and the term that a begun questionnaire asks for are the last that its borrower has named.
      ...termsAsked(lead, unfinished),
      created: lead.createdAt.toISOString(),
      stage,
      offer: await this.offers.of(lead),
      signature,
      again: stage === 'lapsed' || stage === 'declined' ? requestedLoanOf(lead) : null,
      unfinished,
    };
  }

  private async find(phoneIndex: string): Promise<LeadEntity[]> {
    const { manager } = this.dataSource;
    const [confirmed, others] = await Promise.all([
      leadsOfPhone(manager, { phoneIndex, phoneVerified: true }, MAX_CONFIRMED),
      leadsOfPhone(manager, { phoneIndex, phoneVerified: false }, MAX_UNCONFIRMED),
    ]);
    return [...confirmed, ...others];
  }
}

function termsAsked(lead: LeadEntity, unfinished: UnfinishedRequest | null) {
  const { requiredSum, requiredMonthCount, days } = unfinished ?? {
    requiredSum: lead.requiredSum,
    requiredMonthCount: lead.monthCount,
    days: lead.days,
  };
  return { requiredSum, requiredMonthCount, days };
}
