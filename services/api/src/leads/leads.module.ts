import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule } from '../content/content.module.ts';
import { CrmDriverModule } from '../crm/crm-driver.module.ts';
import { Idempotency } from '../idempotency/idempotency.service.ts';
import { ProductsModule } from '../products/products.module.ts';
import { SmsModule } from '../sms/sms.module.ts';
import { FirstStepsController } from './first-steps.controller.ts';
import { HandOverController } from './hand-over.controller.ts';
import { LeadBudgets } from './lead-budgets.ts';
import { LeadDecisions } from './lead-decisions.service.ts';
import { LeadDocumentsController } from './lead-documents.controller.ts';
import { LeadIntake } from './lead-intake.service.ts';
import { LeadOffers } from './lead-offers.service.ts';
import { LeadProgressReader } from './lead-progress.service.ts';
import { LeadSigning } from './lead-signing.service.ts';
import { LeadEntity } from './lead.entity.ts';
import { LeadRepository } from './lead.repository.ts';
import { LeadsController } from './leads.controller.ts';
import { LeadsService } from './leads.service.ts';
import { LoginLinks } from './login-links.service.ts';
import { PersonalDataVault } from './personal-data.ts';
import { RefusalShowcaseController } from './refusal-showcase.controller.ts';
import { RefusalShowcaseReader } from './refusal-showcase.service.ts';
import { VerifiedPhone } from './verified-phone.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([LeadEntity]),
    ContentModule,
    CrmDriverModule,
    ProductsModule,
    SmsModule,
  ],
  controllers: [
    LeadsController,
    FirstStepsController,
    HandOverController,
    LeadDocumentsController,
    RefusalShowcaseController,
  ],
  providers: [
    Idempotency,
    LeadBudgets,
    LeadDecisions,
    LeadIntake,
    LeadOffers,
    LeadProgressReader,
    LeadRepository,
    LeadSigning,
    LeadsService,
    LoginLinks,
    PersonalDataVault,
    RefusalShowcaseReader,
    VerifiedPhone,
  ],
  exports: [
    LeadBudgets,
    LeadDecisions,
    LeadIntake,
    LeadRepository,
    LeadSigning,
    PersonalDataVault,
    TypeOrmModule,
    VerifiedPhone,
  ],
})
export class LeadsModule {}
