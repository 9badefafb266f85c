import { type DynamicModule, Module } from '@nestjs/common';
import { AbTestModule } from './ab-test/ab-test.module.ts';
import { AccessModule } from './access/access.module.ts';
import { BudgetsModule } from './budgets/budgets.module.ts';
import { CaptchaModule } from './captcha/captcha.module.ts';
import { CarsModule } from './cars/cars.module.ts';
import { ChangesModule } from './changes/changes.module.ts';
import type { ApiConfig } from './config/api-config.ts';
import { ConfigLkModule } from './config-lk/config-lk.module.ts';
import { ConfigModule } from './config/config.module.ts';
import { ContentModule } from './content/content.module.ts';
import { PublicContentModule } from './content/public/public-content.module.ts';
import { SiteContentModule } from './content/public/site-content.module.ts';
import { CrmModule } from './crm/crm.module.ts';
import { CryptoModule } from './crypto/crypto.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DevInboxModule } from './dev-inbox/dev-inbox.module.ts';
import { HealthModule } from './health/health.module.ts';
import { HistoryModule } from './history/history.module.ts';
import { InvestorModule } from './investor/investor.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { LeadsAdminModule } from './leads/admin/leads-admin.module.ts';
import { LeadsModule } from './leads/leads.module.ts';
import { LogFrontModule } from './log-front/log-front.module.ts';
import { DevMailModule } from './mail/dev-mail.module.ts';
import { MediaModule } from './media/media.module.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { NotificationsModule } from './notifications/notifications.module.ts';
import { PaymentsModule } from './payments/payments.module.ts';
import { ErasureModule } from './personal/erasure/erasure.module.ts';
import { ProductsModule } from './products/products.module.ts';
import { RbacModule } from './rbac/rbac.module.ts';
import { ReleasesModule } from './releases/releases.module.ts';
import { SignatureModule } from './signature/signature.module.ts';
import { RequestsModule } from './requests/requests.module.ts';
import { SiteModule } from './site/site.module.ts';
import { SmsModule } from './sms/sms.module.ts';
import { SubscribeModule } from './subscribe/subscribe.module.ts';
import { SuggestionsModule } from './suggestions/suggestions.module.ts';
import { TelemetryModule } from './telemetry/telemetry.module.ts';

@Module({})
export class AppModule {
  static of(config: ApiConfig): DynamicModule {
    const foundation = [
      ConfigModule.of(config),
      DatabaseModule,
      AccessModule,
      CryptoModule,
      BudgetsModule,
      CaptchaModule,
      JobsModule,
      NotificationsModule,
      ChangesModule,
      HistoryModule,
    ];
    const features = [
      HealthModule,
      MetricsModule,
      SiteModule,
      ProductsModule,
      SmsModule,
      LeadsModule,
      LeadsAdminModule,
      CrmModule,
      ErasureModule,
      RequestsModule,
      ReleasesModule,
      TelemetryModule,
      RbacModule,
      MediaModule,
      ContentModule,
      PublicContentModule,
      InvestorModule,
      SiteContentModule,
      ConfigLkModule,
      LogFrontModule,
      SubscribeModule,
      SignatureModule,
      CarsModule,
      SuggestionsModule,
      PaymentsModule,
      AbTestModule,
    ];
    const devTools = [
      ...(config.local && config.sms.driver === 'inbox' ? [DevInboxModule] : []),
      ...(config.local && config.mail.driver === 'inbox' ? [DevMailModule] : []),
    ];
    return { module: AppModule, imports: [...foundation, ...features, ...devTools] };
  }
}
