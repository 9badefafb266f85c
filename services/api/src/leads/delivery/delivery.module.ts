import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads.module.ts';
import { CrmBreaker } from '../crm/crm-breaker.ts';
import { CrmDriverModule } from '../crm/crm-driver.module.ts';
import { DeliveryOutcomes } from './delivery-outcomes.ts';
import { LeadDecisionWorker } from './lead-decision.worker.ts';
import { LeadDeliveryWorker } from './lead-delivery.worker.ts';

/** What takes leads to the CRM and its decisions back. */
@Module({
  imports: [LeadsModule, CrmDriverModule],
  providers: [CrmBreaker, DeliveryOutcomes, LeadDeliveryWorker, LeadDecisionWorker],
})
export class LeadDeliveryModule {}
