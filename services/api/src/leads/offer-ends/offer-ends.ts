import { Injectable } from '@nestjs/common';
import { type DeclineReason, type LeadStage, OFFERED_LEAD_STAGES } from '@polden/api-contract';
import { moscowDay } from '@polden/ru';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { DomainEvents } from '../../core/events/domain-events.ts';
import { LeadSigning } from '../documents/lead-signing.ts';
import { unverifiedPhone, VerifiedPhone } from '../intake/verified-phone.ts';
import { LeadMessages } from '../messages/lead-messages.ts';
import { serviceMayComeFrom } from '../status/lead-status.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { LeadRepository } from '../storage/lead.repository.ts';
import { leadById } from '../storage/stored-leads.repository.ts';
import { pastOffers } from '../offers/offers.repository.ts';

/** How an offer ends without a signature. Whoever signs it locks the lead as well, so that only one of them gets through. */
@Injectable()
export class OfferEnds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LeadRepository,
    private readonly signing: LeadSigning,
    private readonly messages: LeadMessages,
    private readonly events: DomainEvents,
    private readonly verifiedPhone: VerifiedPhone,
  ) {}

  /** Notes of each offer whose last day is over that it is: once, each in a transaction of its own. */
  async lapse(): Promise<void> {
    for (const id of await pastOffers(this.dataSource.manager, moscowDay(new Date())))
      await this.dataSource.transaction(async (manager) => {
        const lead = await this.repository.lock(manager, id);
        if (!lead || lead.status === 'lapsed' || (await this.signing.stageOf(lead, manager)) !== 'lapsed')
          return;
        await this.end(manager, lead, 'lapsed', {});
      });
  }

  /**
   * Its borrower does not want it; again is the same. 422 on `phone` for a stranger, on `leadId` where there is nothing to
   * refuse any more.
   */
  async decline(leadId: string, reason: DeclineReason | undefined, request: FastifyRequest): Promise<void> {
    const asked = await leadById(this.dataSource.manager, leadId);
    if (asked?.kind !== 'loan') throw unverifiedPhone();
    await this.verifiedPhone.require(request, asked.phoneIndex);
    await this.dataSource.transaction(async (manager) => {
      const lead = await this.repository.lock(manager, leadId);
      if (lead?.status === 'declined') return;
      const stage = lead && (await this.signing.stageOf(lead, manager));
      if (!lead || !stage || !OFFERED_LEAD_STAGES.includes(stage)) throw nothingToDecline(stage);
      await this.end(manager, lead, 'declined', reason === undefined ? {} : { reason });
    });
  }

  private async end(
    manager: EntityManager,
    lead: LeadEntity,
    to: 'lapsed' | 'declined',
    facts: { reason?: DeclineReason },
  ): Promise<void> {
    const { id, status: from } = lead;
    await this.repository.changeStatus(manager, id, { from: serviceMayComeFrom(to), to });
    const changeId = await this.repository.note(manager, id, 'status', { from, to, ...facts });
    await this.events.tell(manager, [{ kind: 'lead.status', data: { id, from, to, ...facts } }]);
    await this.messages.tellOfChange(manager, lead, { changeId, status: to });
  }
}

function nothingToDecline(stage: LeadStage | null): AppError {
  return AppError.invalid({
    leadId: [(stage && REFUSALS[stage]) ?? 'Отказываться не от чего: предложения по этой заявке нет'],
  });
}

const REFUSALS: Partial<Record<LeadStage, string>> = {
  signed:
    'Документы по этой заявке уже подписаны, и отказаться здесь больше нельзя. Если передумали, позвоните нам',
  lapsed: 'Предложение уже истекло, отказываться от него не нужно',
};
