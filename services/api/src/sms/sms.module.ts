import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { Captcha } from './captcha.ts';
import { ConfirmationShare } from './confirmation-share.ts';
import { HttpGateway } from './gateway/http.gateway.ts';
import { InboxGateway } from './gateway/inbox.gateway.ts';
import { SmsGateway } from './gateway/sms-gateway.ts';
import { PhoneTokens } from './phone-tokens.ts';
import { SmsBudgets } from './sms-budgets.ts';
import { SmsController } from './sms.controller.ts';
import { SmsService } from './sms.service.ts';
import { VerificationRepository } from './verification.repository.ts';

@Module({
  controllers: [SmsController],
  providers: [
    {
      provide: SmsGateway,
      inject: [ApiConfig, DataSource],
      useFactory: ({ sms }: ApiConfig, dataSource: DataSource): SmsGateway =>
        sms.driver === 'http' ? new HttpGateway(sms.url) : new InboxGateway(dataSource),
    },
    Captcha,
    ConfirmationShare,
    PhoneTokens,
    SmsBudgets,
    SmsService,
    VerificationRepository,
  ],
  exports: [PhoneTokens],
})
export class SmsModule {}
