import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.ts';
import { CrmDriverModule } from './crm-driver.module.ts';
import { LeadDecisionWorker } from './lead-decision.worker.ts';
import { LeadDeliveryWorker } from './lead-delivery.worker.ts';

/** What takes leads to the CRM and its decisions back. */
@Module({
  imports: [LeadsModule, CrmDriverModule],
  providers: [LeadDeliveryWorker, LeadDecisionWorker],
})
export class CrmModule {}
