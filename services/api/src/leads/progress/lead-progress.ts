import { Injectable } from '@nestjs/common';
import type { LeadProgress } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { CrmDriver } from '../crm/crm-driver.ts';
import { LeadOffers } from '../offers/lead-offers.ts';
import { leadStage, processingStatus } from '../status/lead-stage.ts';
import { awaitsDecision } from '../status/lead-status.ts';
import { unfinishedOf } from '../status/unfinished-request.ts';
import { LeadDecisions, type Waiting } from './lead-decisions.ts';
import { LeadSigning } from '../documents/lead-signing.ts';
import { agreedTerms } from '../intake/lead-terms.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { leadById } from '../storage/stored-leads.repository.ts';
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
    private readonly dataSource: DataSource,
    private readonly crm: CrmDriver,
    private readonly decisions: LeadDecisions,
    private readonly links: LoginLinks,
    private readonly signing: LeadSigning,
    private readonly offers: LeadOffers,
    private readonly vault: PersonalDataVault,
    private readonly verifiedPhone: VerifiedPhone,
  ) {}

  /** For the verified phone of the lead; others learn nothing, not even whether the lead exists. */
  async read(leadId: string, request: FastifyRequest): Promise<LeadProgress> {
    const lead = await leadById(this.dataSource.manager, leadId);
    if (lead?.kind !== 'loan') throw unverifiedPhone();
    await this.verifiedPhone.require(request, lead.phoneIndex);
    const waiting = await this.decisions.waiting(lead);
    const decided = awaitsDecision(lead) && waiting === null;
    const now = decided ? ((await leadById(this.dataSource.manager, leadId)) ?? lead) : lead;
    return this.progressOf(now, waiting);
  }

  private async progressOf(lead: LeadEntity, waiting: Waiting | null): Promise<LeadProgress> {
    const signature = await this.signing.stateOf(lead);
    const stage = leadStage(lead, this.crm.ability, signature);
    const status = processingStatus(stage);
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
      offer: await this.offers.of(lead),
      formSessionId: lead.status === 'refused' ? lead.formSessionId : null,
      signature,
      unfinished: unfinishedOf(lead, stage, this.vault.open(lead)),
    };
  }
}

/** What the CRM says, or what time says when that is more: fast at first, then slower, from 1 and never 100. */
function percentsAt(seconds: number, waiting: Waiting | null): number {
  const byTime = 1 + (NEARLY - 1) * (1 - Math.exp(-seconds / (PACE_SECONDS * 1.5)));
  return Math.round(Math.min(NEARLY, Math.max(byTime, waiting?.percents ?? 1)));
}
