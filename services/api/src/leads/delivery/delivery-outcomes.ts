import { Injectable, Logger } from '@nestjs/common';
import type { LeadFormType } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { DomainEvents } from '../../core/events/domain-events.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { LEAD_DECISION } from '../../core/jobs/queues.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { LeadRepository } from '../storage/lead.repository.ts';
import { serviceMayComeFrom } from '../status/lead-status.ts';
import { RefusedError } from '../../core/outgoing/refused.error.ts';
import { type Acknowledgement, NotSentError, UnknownOutcomeError } from '../crm/crm-calls.ts';
import { CrmDriver } from '../crm/crm-driver.ts';

export interface DeliveryTarget {
  lead: LeadEntity;
  step: LeadFormType;
  /** Made before this one. */
  attempts: number;
}

/** Keeps what became of deliveries. */
@Injectable()
export class DeliveryOutcomes {
  private readonly logger = new Logger(DeliveryOutcomes.name);

  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly repository: LeadRepository,
    private readonly crm: CrmDriver,
    private readonly jobs: JobQueue,
    private readonly events: DomainEvents,
  ) {}

  /** False when there is nothing to send any more. */
  async sending(target: DeliveryTarget): Promise<boolean> {
    target.attempts += 1;
    const { lead, step } = target;
    const mark = { state: 'unknown', attempt: true } as const;
    return this.repository.markDelivery(this.dataSource.manager, lead.id, step, mark);
  }

  /** The CRM has not taken it, or nobody can say. */
  async failed({ lead, step }: DeliveryTarget, failure: unknown): Promise<void> {
    const error = reasonOf(failure);
    this.logger.warn(`lead ${lead.id} (${step}) is not acknowledged by the CRM: ${error}`);
    const isRefused = failure instanceof RefusedError || failure instanceof NotSentError;
    const mark = { state: isRefused ? 'queued' : 'unknown', error } as const;
    await this.repository.markDelivery(this.dataSource.manager, lead.id, step, mark);
  }

  /** The CRM has it: that is said once, however often it was sent. */
  async accepted({ lead, step, attempts }: DeliveryTarget, { crmId }: Acknowledgement): Promise<void> {
    const { id, kind } = lead;
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.repository.markDelivery(manager, id, step, { state: 'accepted', crmId }))) return;
      await this.repository.markAccepted(manager, id);
      const from = serviceMayComeFrom('delivered');
      if (await this.repository.changeStatus(manager, id, { from, to: 'delivered' })) {
        const data = { id, from: lead.status, to: 'delivered' };
        await this.events.tell(manager, [{ kind: 'lead.status', data }]);
      }
      await this.repository.note(manager, id, 'delivery', { step, state: 'accepted', attempt: attempts });
      if (kind !== 'loan' || this.crm.ability !== 'decides') return;
      const { decisionDelay: delaySeconds } = this.config.limits.delivery;
      const since = new Date().toISOString();
      await this.jobs.send(manager, LEAD_DECISION, { leadId: id, asked: 0, since }, { delaySeconds });
    });
  }

  /** The retries are used up: somebody of the staff has to look. */
  async markDead(leadId: string, step: LeadFormType): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const delivery = await this.repository.lockUnderWay(manager, leadId, step);
      if (!delivery) return;
      const { error, attempts } = delivery;
      const state = delivery.state === 'unknown' ? 'unresolved' : 'dead';
      await this.repository.markDelivery(manager, leadId, step, { state, error });
      await this.repository.note(manager, leadId, 'delivery', { step, state, attempts, error });
    });
    this.logger.error(`lead ${leadId} (${step}) is among the dead letters`);
  }
}

/** For the staff. */
function reasonOf(failure: unknown): string {
  if (failure instanceof RefusedError) return `CRM ответила ${failure.status}`;
  if (failure instanceof NotSentError || failure instanceof UnknownOutcomeError) return failure.message;
  return 'Отправить не удалось: ошибка у нас';
}
