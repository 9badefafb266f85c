import { type DynamicModule, Module } from '@nestjs/common';
import { AbTestModule, LogFrontModule, ReleasesModule, TelemetryModule } from './releases/index.ts';
import { AccessModule } from './core/access/access.module.ts';
import { BudgetsModule } from './core/budgets/budgets.module.ts';
import { CaptchaModule } from './core/captcha/captcha.module.ts';
import {
  AccountModule,
  CarsModule,
  ConfigLkModule,
  ConsentsModule,
  LeadDeliveryModule,
  LeadMessagesModule,
  LeadsAdminModule,
  LeadsModule,
  OfferEndsModule,
  OwnDataModule,
  PaymentsModule,
  ProductsModule,
  RequestsModule,
  SignatureModule,
  SubscribeModule,
  SuggestionsModule,
} from './leads/index.ts';
import { ChangesModule } from './core/changes/changes.module.ts';
import type { ApiConfig } from './core/config/api-config.ts';
import { ClientsModule } from './clients/index.ts';
import { ConfigModule } from './core/config/config.module.ts';
import {
  ContentModule,
  DeskModule,
  InvestorModule,
  MediaModule,
  PreviewModule,
  PublicContentModule,
  SearchModule,
  SiteContentModule,
  SiteModule,
  TransfersModule,
  WorkingTogetherModule,
} from './content/index.ts';
import { CryptoModule } from './core/crypto/crypto.module.ts';
import { DatabaseModule } from './core/database/database.module.ts';
import { migrations } from './migrations/index.ts';
import { DevInboxModule, SmsModule } from './sms/index.ts';
import { EventsModule } from './core/events/events.module.ts';
import { HealthModule } from './core/health/health.module.ts';
import { HistoryModule } from './history/index.ts';
import { JobsModule } from './core/jobs/jobs.module.ts';
import { DevMailModule } from './core/mail/dev-mail.module.ts';
import { MetricsModule } from './core/metrics/metrics.module.ts';
import { NotificationsModule } from './core/notifications/notifications.module.ts';
import { ErasureModule, PersonalAccountModule } from './personal-data/index.ts';
import { StorageModule } from './core/storage/storage.module.ts';
import { RoutesModule } from './core/routes/routes.module.ts';
import { RbacModule } from './rbac/index.ts';
import { WebhooksModule } from './webhooks/index.ts';

@Module({})
export class AppModule {
  static of(config: ApiConfig): DynamicModule {
    const foundation = [
      ConfigModule.of(config),
      DatabaseModule.of(migrations),
      AccessModule,
      CryptoModule,
      StorageModule,
      BudgetsModule,
      CaptchaModule,
      JobsModule,
      NotificationsModule,
      RoutesModule,
      ChangesModule,
      EventsModule,
      HistoryModule,
    ];
    const features = [
      HealthModule,
      MetricsModule,
      SiteModule,
      ProductsModule,
      SmsModule,
      ClientsModule,
      LeadsModule,
      LeadsAdminModule,
      LeadDeliveryModule,
      AccountModule,
      LeadMessagesModule,
      ConsentsModule,
      OfferEndsModule,
      OwnDataModule,
      ErasureModule,
      PersonalAccountModule,
      RequestsModule,
      ReleasesModule,
      TelemetryModule,
      RbacModule,
      MediaModule,
      ContentModule,
      PreviewModule,
      TransfersModule,
      WorkingTogetherModule,
      PublicContentModule,
      InvestorModule,
      SearchModule,
      DeskModule,
      SiteContentModule,
      ConfigLkModule,
      LogFrontModule,
      SubscribeModule,
      SignatureModule,
      CarsModule,
      SuggestionsModule,
      PaymentsModule,
      AbTestModule,
      WebhooksModule,
    ];
    const devTools = [
      ...(config.local && config.sms.driver === 'inbox' ? [DevInboxModule] : []),
      ...(config.local && config.mail.driver === 'inbox' ? [DevMailModule] : []),
    ];
    return { module: AppModule, imports: [...foundation, ...features, ...devTools] };
  }
}
