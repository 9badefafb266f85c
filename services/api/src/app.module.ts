import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.ts';
import { BudgetsModule } from './budgets/budgets.module.ts';
import { ChangesModule } from './changes/changes.module.ts';
import type { ApiConfig } from './config/api-config.ts';
import { ConfigModule } from './config/config.module.ts';
import { ContentModule } from './content/content.module.ts';
import { CrmModule } from './crm/crm.module.ts';
import { CryptoModule } from './crypto/crypto.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DevInboxModule } from './dev-inbox/dev-inbox.module.ts';
import { HealthModule } from './health/health.module.ts';
import { HistoryModule } from './history/history.module.ts';
import { InvestorModule } from './investor/investor.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { LeadsModule } from './leads/leads.module.ts';
import { MediaModule } from './media/media.module.ts';
import { NotificationsModule } from './notifications/notifications.module.ts';
import { ProductsModule } from './products/products.module.ts';
import { RbacModule } from './rbac/rbac.module.ts';
import { ReleasesModule } from './releases/releases.module.ts';
import { SiteModule } from './site/site.module.ts';
import { SmsModule } from './sms/sms.module.ts';

@Module({})
export class AppModule {
  static of(config: ApiConfig): DynamicModule {
    const foundation = [
      ConfigModule.of(config),
      DatabaseModule,
      AccessModule,
      CryptoModule,
      BudgetsModule,
      JobsModule,
      NotificationsModule,
      ChangesModule,
      HistoryModule,
    ];
    const features = [
      HealthModule,
      SiteModule,
      ProductsModule,
      SmsModule,
      LeadsModule,
      CrmModule,
      ReleasesModule,
      RbacModule,
      MediaModule,
      ContentModule,
      InvestorModule,
    ];
    const devTools = config.local && config.sms.driver === 'inbox' ? [DevInboxModule] : [];
    return { module: AppModule, imports: [...foundation, ...features, ...devTools] };
  }
}
