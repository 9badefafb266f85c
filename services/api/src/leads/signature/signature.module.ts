import { Module } from '@nestjs/common';
import { ClientsModule } from '../../clients/index.ts';
import { LeadsModule } from '../leads.module.ts';
import { SmsModule } from '../../sms/index.ts';
import { OwnLeads } from './own-leads.ts';
import { PendingSignings } from './pending-signing.ts';
import { SignatureDocumentsReader } from './signature-documents.ts';
import { SignatureFiles } from './signature-files.ts';
import { SignatureController } from './signature.controller.ts';
import { SignatureRepository } from './signature.repository.ts';
import { SignatureService } from './signature.service.ts';

@Module({
  imports: [ClientsModule, LeadsModule, SmsModule],
  controllers: [SignatureController],
  providers: [
    OwnLeads,
    PendingSignings,
    SignatureDocumentsReader,
    SignatureFiles,
    SignatureRepository,
    SignatureService,
  ],
  exports: [SignatureRepository],
})
export class SignatureModule {}
