import { Module } from '@nestjs/common';
import { ClientsModule } from '../../clients/index.ts';
import { LeadsModule } from '../leads.module.ts';
import { SubscribeModule } from '../subscribe/subscribe.module.ts';
import { ConsentsController } from './consents.controller.ts';
import { ConsentsRepository } from './consents.repository.ts';
import { Consents } from './consents.ts';

/** What clients have agreed to, and how they take it back. */
@Module({
  imports: [ClientsModule, LeadsModule, SubscribeModule],
  controllers: [ConsentsController],
  providers: [Consents, ConsentsRepository],
  exports: [Consents, ConsentsRepository],
})
export class ConsentsModule {}
