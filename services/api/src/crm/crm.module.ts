import { Module } from '@nestjs/common';
import { ApiConfig } from '../config/api-config.ts';
import { LeadsModule } from '../leads/leads.module.ts';
import { CrmDriver } from './crm-driver.ts';
import { HttpCrmDriver } from './http-crm.driver.ts';
import { LeadDeliveryWorker } from './lead-delivery.worker.ts';
import { LogCrmDriver } from './log-crm.driver.ts';

@Module({
  imports: [LeadsModule],
  providers: [
    {
      provide: CrmDriver,
      inject: [ApiConfig],
      useFactory: ({ crm, limits }: ApiConfig): CrmDriver =>
        crm.driver === 'http' ? new HttpCrmDriver(crm.url, limits.delivery.timeoutMs) : new LogCrmDriver(),
    },
    LeadDeliveryWorker,
  ],
})
export class CrmModule {}
