import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Idempotency } from '../idempotency/idempotency.service.ts';
import { ProductsModule } from '../products/products.module.ts';
import { SmsModule } from '../sms/sms.module.ts';
import { LeadBudgets } from './lead-budgets.ts';
import { LeadDocumentsController } from './lead-documents.controller.ts';
import { LeadEntity } from './lead.entity.ts';
import { LeadsController } from './leads.controller.ts';
import { LeadsService } from './leads.service.ts';
import { LoginLinks } from './login-links.service.ts';
import { PersonalDataVault } from './personal-data.ts';
import { VerifiedPhone } from './verified-phone.ts';

@Module({
  imports: [TypeOrmModule.forFeature([LeadEntity]), ProductsModule, SmsModule],
  controllers: [LeadsController, LeadDocumentsController],
  providers: [Idempotency, LeadBudgets, LeadsService, LoginLinks, PersonalDataVault, VerifiedPhone],
  exports: [PersonalDataVault, TypeOrmModule],
})
export class LeadsModule {}
