import { Module } from '@nestjs/common';
import { ApiConfig } from '../../core/config/api-config.ts';
import { CrmDriver } from './crm-driver.ts';
import { HttpCrmDriver } from './http-crm.driver.ts';
import { OffCrmDriver } from './off-crm.driver.ts';
import { WebhookCrmDriver } from './webhook-crm.driver.ts';

@Module({
  providers: [{ provide: CrmDriver, inject: [ApiConfig], useFactory: driverOf }],
  exports: [CrmDriver],
})
export class CrmDriverModule {}

function driverOf({ crm, limits }: ApiConfig): CrmDriver {
  const { timeoutMs } = limits.delivery;
  switch (crm.driver) {
    case 'off':
      return new OffCrmDriver();
    case 'http':
      return new HttpCrmDriver({ url: crm.url, token: crm.token, timeoutMs });
    case 'webhook':
      return new WebhookCrmDriver({ url: crm.url, secret: crm.secret });
  }
}
