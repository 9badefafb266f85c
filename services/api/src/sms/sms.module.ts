import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../core/config/api-config.ts';
import { CodeChecks } from './code-checks.ts';
import { CodeDigests } from './code-digests.ts';
import { ConfirmationShare } from './confirmation-share.ts';
import { HttpGateway } from './gateway/http.gateway.ts';
import { InboxGateway } from './gateway/inbox.gateway.ts';
import { SmsDeliveries } from './gateway/smpp/sms-deliveries.repository.ts';
import { SmsGateway } from './gateway/sms-gateway.ts';
import { LeftPhones } from './left-phones.repository.ts';
import { OneTimeCodes } from './one-time-codes.ts';
import { PhoneTokens } from './phone-tokens.ts';
import { PhoneVisitors } from './phone-visitors.ts';
import { SmsBudgets } from './sms-budgets.ts';
import { SmsMessages } from './sms-messages.ts';
import { SmsController } from './sms.controller.ts';
import { SmsService } from './sms.service.ts';
import { VerificationRepository } from './verification.repository.ts';

@Module({
  controllers: [SmsController],
  providers: [
    {
      provide: SmsGateway,
      inject: [ApiConfig, DataSource, SmsDeliveries],
      useFactory: async (
        { sms }: ApiConfig,
        dataSource: DataSource,
        deliveries: SmsDeliveries,
      ): Promise<SmsGateway> => {
        if (sms.driver === 'smpp') {
          const { SmppGateway } = await import('./gateway/smpp/smpp.gateway.ts');
          return new SmppGateway(sms, deliveries);
        }
        return sms.driver === 'http' ? new HttpGateway(sms.url) : new InboxGateway(dataSource);
      },
    },
    CodeChecks,
    CodeDigests,
    ConfirmationShare,
    LeftPhones,
    OneTimeCodes,
    PhoneTokens,
    PhoneVisitors,
    SmsBudgets,
    SmsDeliveries,
    SmsMessages,
    SmsService,
    VerificationRepository,
  ],
  exports: [CodeChecks, LeftPhones, OneTimeCodes, PhoneTokens, SmsMessages],
})
export class SmsModule {}
