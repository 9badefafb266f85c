import { Module } from '@nestjs/common';
import { ClientsModule } from '../../clients/index.ts';
import { CrmDriverModule } from '../crm/crm-driver.module.ts';
import { LeadsModule } from '../leads.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { OwnLoansController } from './own-loans.controller.ts';
import { OwnLoansService } from './own-loans.service.ts';
import { OwnRequests } from './own-requests.ts';
import { OwnRequestsRepository } from './own-requests.repository.ts';
import { OwnSignatures } from './own-signatures.ts';
import { OwnSignaturesRepository } from './own-signatures.repository.ts';

/** Requests, signatures and loans of a client, as they themselves see them. */
@Module({
  imports: [ClientsModule, CrmDriverModule, LeadsModule, PaymentsModule],
  controllers: [OwnLoansController],
  providers: [OwnLoansService, OwnRequests, OwnRequestsRepository, OwnSignatures, OwnSignaturesRepository],
  exports: [OwnRequests, OwnSignatures],
})
export class OwnDataModule {}
