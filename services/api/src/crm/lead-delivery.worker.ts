import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { LeadFormType } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { LEAD_DECISION, LEAD_DELIVERY, LEAD_DELIVERY_DEAD } from '../jobs/queues.ts';
import { LeadEntity } from '../leads/lead.entity.ts';
import { LeadRepository } from '../leads/lead.repository.ts';
import { serviceMayComeFrom } from '../leads/lead-status.ts';
import { PersonalDataVault } from '../leads/personal-data.ts';
import { CrmDriver } from './crm-driver.ts';
import { crmLead, deliveryKey } from './crm-lead.ts';

const MAX_ERROR = 300;

/** Takes stored leads to the CRM; what fails is retried by the queue and ends among the dead letters. */
@Injectable()
export class LeadDeliveryWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger(LeadDeliveryWorker.name);

  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly repository: LeadRepository,
    private readonly vault: PersonalDataVault,
    private readonly crm: CrmDriver,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(LEAD_DELIVERY, ({ leadId, step = 'first' }) => this.deliver(leadId, step));
    await this.jobs.work(LEAD_DELIVERY_DEAD, ({ leadId, step = 'first' }) => this.bury(leadId, step));
  }

  private async deliver(leadId: string, step: LeadFormType): Promise<void> {
    const { manager } = this.dataSource;
    const [lead, deliveries] = await Promise.all([
      manager.findOneBy(LeadEntity, { id: leadId }),
      this.repository.deliveries(manager, leadId),
    ]);
    const own = deliveries.find((delivery) => delivery.step === step);
    // Deleted by retention, or accepted by a run that died before its job was completed.
    if (!lead || own?.state !== 'queued') return;
    const later = deliveries.some((delivery) => delivery.step > step && delivery.state === 'accepted');
    if (later || this.crm.ability === 'off') {
      const state = later ? 'superseded' : 'kept';
      await this.repository.markDelivery(manager, leadId, step, { state, attempt: false });
      return;
    }
    try {
      await this.crm.deliver(crmLead(lead, this.vault.open(lead), step), deliveryKey(leadId, step));
    } catch (error) {
      await this.noteFailure(leadId, step, error);
      throw error;
    }
    await this.accepted(lead, step, own.attempts + 1);
  }

  private async noteFailure(leadId: string, step: LeadFormType, error: unknown): Promise<void> {
    const reason = (error instanceof Error ? error.message : 'unknown').slice(0, MAX_ERROR);
    this.logger.warn(`lead ${leadId} was not accepted by the CRM: ${reason}`);
    await this.repository.markDelivery(this.dataSource.manager, leadId, step, {
      state: 'queued',
      error: reason,
    });
  }

  /** The CRM has it: that is said once, however often it was sent. */
  private async accepted({ id, kind }: LeadEntity, step: LeadFormType, attempt: number): Promise<void> {
    const { decisionDelay } = this.config.limits.delivery;
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.repository.markDelivery(manager, id, step, { state: 'accepted' }))) return;
      await manager.query('UPDATE lead SET crm_accepted_at = COALESCE(crm_accepted_at, $2) WHERE id = $1', [
        id,
        new Date(),
      ]);
      const from = serviceMayComeFrom('delivered');
      await this.repository.changeStatus(manager, id, { from, to: 'delivered' });
      await this.repository.note(manager, id, 'delivery', { step, state: 'accepted', attempt });
      if (kind === 'loan' && this.crm.ability === 'decides')
        await this.jobs.send(
          manager,
          LEAD_DECISION,
          { leadId: id, asked: 0 },
          { delaySeconds: decisionDelay },
        );
    });
  }

  /** The retries are used up: somebody of the staff has to look. */
  private async bury(leadId: string, step: LeadFormType): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [delivery] = await manager.query<{ error: string; attempts: number }[]>(
        `SELECT error, attempts FROM lead_delivery WHERE lead_id = $1 AND step = $2 AND state = 'queued' FOR UPDATE`,
        [leadId, step],
      );
      if (!delivery) return;
      const { error, attempts } = delivery;
      await this.repository.markDelivery(manager, leadId, step, { state: 'dead', error, attempt: false });
      await this.repository.note(manager, leadId, 'delivery', { step, state: 'dead', attempts, error });
    });
    this.logger.error(`lead ${leadId} (${step}) is among the dead letters`);
  }
}
