import { Injectable } from '@nestjs/common';
import { leadNumber, type LeadStatus } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { DomainEvents } from '../../core/events/domain-events.ts';
import { HistoryService } from '../../history/index.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { LEAD_DELIVERY } from '../../core/jobs/queues.ts';
import type { StaffActor } from '../../rbac/index.ts';
import { LeadSigning } from '../documents/lead-signing.ts';
import { LeadMessages } from '../messages/lead-messages.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { LeadRepository } from '../storage/lead.repository.ts';
import { nextForStaff } from '../status/lead-status.ts';
import { offerUntil } from '../status/offer-until.ts';
import { makeOffer, withdrawOffer } from '../offers/offers.repository.ts';
import { StaffOffers } from './staff-offers.ts';
import type { LeadOfferInputDto, LeadStatusChangeDto } from './leads-admin.dto.ts';
import { keepTaker, requeueDeadLetters, requeueLead, type Requeued } from './leads-admin.repository.ts';

const BATCH = 100;

/** An offer that ended so is none any more, whatever the staff does next, until somebody makes another. */
const OFFER_OVER: readonly LeadStatus[] = ['lapsed', 'declined'];

/** What the staff does with requests; all of it is recorded in the history. */
@Injectable()
export class LeadChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LeadRepository,
    private readonly history: HistoryService,
    private readonly jobs: JobQueue,
    private readonly messages: LeadMessages,
    private readonly events: DomainEvents,
    private readonly offers: StaffOffers,
    private readonly signing: LeadSigning,
  ) {}

  /** 404, 409 when somebody was faster, 422 for a step that the state does not allow. */
  async changeStatus(id: string, change: LeadStatusChangeDto, actor: StaffActor): Promise<void> {
    const { from, status: to, comment } = change;
    await this.dataSource.transaction(async (manager) => {
      const lead = await this.lock(manager, id);
      if (lead.status !== from) throw changedMeanwhile(lead);
      if (!nextForStaff(from).includes(to))
        throw AppError.invalid({ status: ['Так статус изменить нельзя'] });
      await this.repository.changeStatus(manager, id, { from: [from], to });
      if (to === 'in-work') await keepTaker(manager, id, actor.user.id);
      const isOver = OFFER_OVER.includes(from) || (to === 'in-work' && (await this.isLapsed(manager, id)));
      if (isOver) await withdrawOffer(manager, id);
      const changeId = await this.repository.note(
        manager,
        id,
        'status',
        { from, to, ...(comment && { comment }) },
        actor.name,
      );
      await this.events.tell(manager, [{ kind: 'lead.status', data: { id, from, to } }]);
      const decision = isOver ? null : lead.decision;
      await this.messages.tellOfChange(manager, lead, { changeId, status: to, decision });
      await this.record(manager, id, actor, { before: { status: from }, after: { status: to } });
    });
  }

  /**
   * What nobody else decides here, somebody of the staff does; what the CRM has approved gets a new last day. 404, 409 when
   * somebody was faster, 422 for terms that cannot be offered.
   */
  async offer(id: string, offer: LeadOfferInputDto, actor: StaffActor): Promise<void> {
    const { from, sum, term, comment, decidedAt } = offer;
    await this.dataSource.transaction(async (manager) => {
      const lead = await this.lock(manager, id);
      if (lead.status !== from) throw changedMeanwhile(lead);
      if (decidedAt !== undefined && decidedAt !== (lead.decidedAt?.toISOString() ?? null))
        throw offeredMeanwhile(lead);
      const limit = await this.offers.termsToOffer(manager, lead, { sum, term });
      const until = offerUntil(lead, new Date());
      const to = 'approved';
      await makeOffer(manager, id, { limit, until });
      const changeId = await this.repository.note(
        manager,
        id,
        'status',
        {
          from,
          to,
          offered: limit,
          ...(until ? { until } : { preliminary: true }),
          ...(comment && { comment }),
        },
        actor.name,
      );
      await this.events.tell(manager, [
        { kind: 'lead.status', data: { id, from, to, ...(until && { until }) } },
      ]);
      await this.messages.tellOfChange(manager, lead, {
        changeId,
        status: to,
        decision: limit,
        offerUntil: until,
      });
      const before = { status: from, offer: lead.decision, until: lead.offerUntil };
      await this.record(manager, id, actor, { before, after: { status: to, offer: limit, until } });
    });
  }

  /** Sends what was never accepted once more; 422 when there is nothing to send. */
  async retry(id: string, actor: StaffActor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // In the order of deliveries and of erasure, or they would deadlock.
      const steps = await requeueLead(manager, id);
      await this.lock(manager, id);
      if (steps.length === 0) throw AppError.invalid({ delivery: ['Эту заявку отправлять не нужно'] });
      await this.sendAgain(manager, steps, actor);
    });
  }

  /** The dead letters of this moment but those that somebody works on, a batch in a transaction; how many requests. */
  async retryAll(actor: StaffActor): Promise<number> {
    const now = new Date();
    const retryBatch = (): Promise<number> =>
      this.dataSource.transaction(async (manager) => {
        const steps = await requeueDeadLetters(manager, now, BATCH);
        await this.sendAgain(manager, steps, actor);
        for (const { leadId } of steps) retried.add(leadId);
        return steps.length;
      });
    const retried = new Set<string>();
    let count = BATCH;
    while (count === BATCH) count = await retryBatch();
    return retried.size;
  }

  private async sendAgain(
    manager: EntityManager,
    steps: readonly Requeued[],
    actor: StaffActor,
  ): Promise<void> {
    for (const { leadId, step, was, now } of steps) {
      await this.jobs.send(manager, LEAD_DELIVERY, { leadId, step });
      await this.repository.note(manager, leadId, 'delivery', { step, state: now }, actor.name);
      await this.record(manager, leadId, actor, {
        before: { delivery: was },
        after: { delivery: now },
      });
    }
  }

  /** By its day alone: nobody may have noted it, or the request was done or cancelled by then. */
  private async isLapsed(manager: EntityManager, id: string): Promise<boolean> {
    const lead = await this.lock(manager, id);
    return (await this.signing.stageOf(lead, manager)) === 'lapsed';
  }

  private async lock(manager: EntityManager, id: string): Promise<LeadEntity> {
    const lead = await this.repository.lock(manager, id);
    if (!lead) throw new AppError(404, 'Такой заявки нет');
    return lead;
  }

  private async record(
    manager: EntityManager,
    id: string,
    actor: StaffActor,
    change: { before: Record<string, unknown>; after: Record<string, unknown> },
  ): Promise<void> {
    const title = `Заявка ${leadNumber(id)}`;
    await this.history.record(manager, {
      actor,
      action: 'update',
      entity: 'lead',
      entityId: id,
      title,
      ...change,
    });
  }
}

function changedMeanwhile({ status }: LeadEntity): AppError {
  return new AppError(409, 'Статус уже изменился: обновите страницу', { current: { status } });
}

function offeredMeanwhile({ status }: LeadEntity): AppError {
  return new AppError(409, 'Предложение уже изменил другой сотрудник: посмотрите его и решите ещё раз', {
    current: { status },
  });
}
