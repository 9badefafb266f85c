import { Injectable } from '@nestjs/common';
import type { LeadProgress } from '@polden/api-contract';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { CrmDriver } from '../crm/crm-driver.ts';
import { LeadOffers } from '../offers/lead-offers.ts';
import { leadStage, processingStatus } from '../status/lead-stage.ts';
import { unfinishedOf } from '../status/unfinished-request.ts';
import { LeadDecisions, type Waiting } from './lead-decisions.ts';
import { LeadSigning } from '../documents/lead-signing.ts';
import { agreedTerms } from '../intake/lead-terms.ts';
import { LeadEntity } from '../storage/lead.entity.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { LoginLinks } from '../login-link/login-links.ts';
import { unverifiedPhone, VerifiedPhone } from '../intake/verified-phone.ts';

/** Seconds in which the bar comes two thirds of the way by itself. */
const PACE_SECONDS = 8;
const NEARLY = 99;

/** What the processing screen shows: percent, timer, status, and what comes of it. */
@Injectable()
export class LeadProgressReader {
  constructor(
    @InjectRepository(LeadEntity) private readonly leads: Repository<LeadEntity>,
    private readonly crm: CrmDriver,
    private readonly decisions: LeadDecisions,
    private readonly links: LoginLinks,
    private readonly signing: LeadSigning,
    private readonly offers: LeadOffers,
    private readonly vault: PersonalDataVault,
    private readonly verifiedPhone: VerifiedPhone,
  ) {}

  /** For the verified phone of the lead; whoever else asks learns nothing, not even whether the lead exists. */
  async read(leadId: string, request: FastifyRequest): Promise<LeadProgress> {
    const lead = await this.leads.findOneBy({ id: leadId });
    if (lead?.kind !== 'loan') throw unverifiedPhone();
    await this.verifiedPhone.require(request, lead.phoneIndex);
    const waiting = await this.decisions.waiting(lead);
    const decided = lead.status === 'delivered' && waiting === null;
    const now = decided ? ((await this.leads.findOneBy({ id: leadId })) ?? lead) : lead;
    return this.progressOf(now, waiting);
  }

  private async progressOf(lead: LeadEntity, waiting: Waiting | null): Promise<LeadProgress> {
    const status = processingStatus(lead, this.crm.ability);
    const signature = await this.signing.stateOf(lead);
    const stage = leadStage(lead, this.crm.ability, signature);
    const timer = Math.max(
      0,
      Math.round((Date.now() - (lead.completedAt ?? lead.createdAt).getTime()) / 1000),
    );
    return {
      status,
      stage,
      percents: status === 'progress' ? percentsAt(timer, waiting) : 100,
      timer,
      secondsLeft: status === 'progress' ? (waiting?.secondsLeft ?? null) : 0,
      link: status === 'success' ? this.links.linkOf(lead) : null,
      limit: status === 'success' && lead.decision ? agreedTerms(lead.decision, lead) : null,
      offer: status === 'success' ? await this.offers.of(lead) : null,
      formSessionId: lead.status === 'refused' ? lead.formSessionId : null,
      signature,
      unfinished: unfinishedOf(lead, stage, this.vault.open(lead).phone),
    };
  }
}

/** What the CRM says, or what time says when that is more: fast at first, then slower, from 1 and never 100. */
function percentsAt(seconds: number, waiting: Waiting | null): number {
  const byTime = 1 + (NEARLY - 1) * (1 - Math.exp(-seconds / (PACE_SECONDS * 1.5)));
  return Math.round(Math.min(NEARLY, Math.max(1, waiting?.percents ?? byTime)));
}
