import { Module } from '@nestjs/common';
import { MailModule } from '../../core/mail/mail.module.ts';
import { SmsModule } from '../../sms/index.ts';
import { ConsentsModule } from '../own-consents/consents.module.ts';
import { CrmDriverModule } from '../crm/crm-driver.module.ts';
import { LeadsModule } from '../leads.module.ts';
import { LeadMessageWorker } from './lead-message.worker.ts';

/** What writes to borrowers. */
@Module({
  imports: [ConsentsModule, LeadsModule, CrmDriverModule, MailModule, SmsModule],
  providers: [LeadMessageWorker],
})
export class LeadMessagesModule {}
