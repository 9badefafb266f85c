import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainEvents } from '../../core/events/domain-events.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { type CrmDecision, CrmDriver } from '../crm/crm-driver.ts';
import { LeadEntity } from '../storage/lead.entity.ts';
import { LeadMessages } from '../messages/lead-messages.ts';
import { LeadRepository } from '../storage/lead.repository.ts';
import { awaitsDecision, serviceMayComeFrom } from '../status/lead-status.ts';
import { agreedTerms } from '../intake/lead-terms.ts';
import { offerUntil } from '../status/offer-until.ts';

export interface Waiting {
  percents: number | null;
  secondsLeft: number | null;
}

const MAX_REMEMBERED = 10_000;

/** The CRM's decisions: asked for while somebody waits, and kept with the lead. */
@Injectable()
export class LeadDecisions {
  private readonly logger = new Logger(LeadDecisions.name);
  private readonly asked = new Map<string, { until: number; waiting: Promise<Waiting | null> }>();

  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly repository: LeadRepository,
    private readonly crm: CrmDriver,
    private readonly messages: LeadMessages,
    private readonly events: DomainEvents,
  ) {}

  /** How far the CRM is with a lead; null when it has decided or does not answer. Asks at most once a second. */
  async waiting(lead: LeadEntity): Promise<Waiting | null> {
    if (this.crm.ability !== 'decides' || !awaitsDecision(lead)) return null;
    const now = Date.now();
    const known = this.asked.get(lead.id);
    if (known && known.until > now) return known.waiting;
    if (this.asked.size >= MAX_REMEMBERED) this.asked.clear();
    const waiting = this.ask(lead).catch(() => null);
    this.asked.set(lead.id, { until: now + this.config.limits.lead.decisionMs, waiting });
    return waiting;
  }

  /** Asks the CRM and keeps what it has decided. Throws when it does not answer. */
  async ask(lead: LeadEntity): Promise<Waiting | null> {
    let decision: CrmDecision;
    try {
      decision = await this.crm.decision(lead.id);
    } catch (error) {
      this.logger.warn(
        `no decision on lead ${lead.id}: ${error instanceof Error ? error.message : 'unknown'}`,
      );
      throw error;
    }
    if (decision.status === 'progress') return decision;
    // Of the first step, while the second is on its way.
    if (decision.revision !== null && decision.revision < lead.revision) return null;
    await this.keep(lead, decision);
    return null;
  }

  private async keep(
    lead: LeadEntity,
    decision: Exclude<CrmDecision, { status: 'progress' }>,
  ): Promise<void> {
    const isApproved = decision.status === 'approved';
    const limit = isApproved ? agreedTerms(decision.limit, lead) : null;
    const until = isApproved ? offerUntil(lead, new Date()) : null;
    await this.dataSource.transaction(async (manager) => {
      const { status } = decision;
      const from = serviceMayComeFrom(status);
      if (!(await this.repository.keepDecision(manager, lead, { from, to: status, limit, until }))) return;
      const changeId = await this.repository.note(manager, lead.id, 'status', {
        from: lead.status,
        to: status,
        ...(until !== null && { until }),
        ...(isApproved && until === null && { preliminary: true }),
      });
      await this.events.tell(manager, [
        {
          kind: 'lead.status',
          data: { id: lead.id, from: lead.status, to: status, ...(until !== null && { until }) },
        },
      ]);
      await this.messages.tellOfChange(manager, lead, { changeId, status, decision: limit });
    });
  }
}
