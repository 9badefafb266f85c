import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { JobQueue } from '../jobs/job-queue.ts';
import { LEAD_DELIVERY } from '../jobs/queues.ts';
import { LeadEntity } from '../leads/lead.entity.ts';
import { PersonalDataVault } from '../leads/personal-data.ts';
import { CrmDriver, type CrmLead } from './crm-driver.ts';

/** Takes stored leads to the CRM; what fails is retried by the queue and ends among the dead letters. */
@Injectable()
export class LeadDeliveryWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger(LeadDeliveryWorker.name);

  constructor(
    @InjectRepository(LeadEntity) private readonly leads: Repository<LeadEntity>,
    private readonly vault: PersonalDataVault,
    private readonly crm: CrmDriver,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(LEAD_DELIVERY, ({ leadId }) => this.deliver(leadId));
  }

  private async deliver(leadId: string): Promise<void> {
    const lead = await this.leads.findOneBy({ id: leadId });
    // Deleted by retention, or accepted by a run that died before its job was completed.
    if (!lead || lead.crmAcceptedAt) return;
    try {
      await this.crm.deliver(this.crmLead(lead));
    } catch (error) {
      this.logger.warn(
        `lead ${leadId} was not accepted by the CRM: ${error instanceof Error ? error.message : 'unknown'}`,
      );
      throw error;
    }
    await this.leads.update({ id: leadId, crmAcceptedAt: IsNull() }, { crmAcceptedAt: new Date() });
  }

  private crmLead(lead: LeadEntity): CrmLead {
    const { phone, fullName, ip, userAgent } = this.vault.open(lead);
    return {
      id: lead.id,
      created: lead.createdAt.toISOString(),
      phone,
      fullName,
      product: lead.product,
      requiredSum: lead.requiredSum,
      requiredMonthCount: lead.monthCount,
      days: lead.days,
      formType: lead.formType,
      formName: lead.formName,
      leadType: lead.leadType,
      leadGenCode: lead.leadGenCode,
      utmSource: lead.utmSource,
      documents: lead.documents,
      consent: { ip, userAgent },
    };
  }
}
