import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientsModule } from '../clients/index.ts';
import { ContentModule } from '../content/index.ts';
import { CrmDriverModule } from './crm/crm-driver.module.ts';
import { Idempotency } from '../core/idempotency/idempotency.ts';
import { ProductsModule } from './products/products.module.ts';
import { SmsModule } from '../sms/index.ts';
import { FirstStepsController } from './first-steps.controller.ts';
import { HandOverController } from './progress/hand-over.controller.ts';
import { LeadBudgets } from './intake/lead-budgets.ts';
import { LeadDecisions } from './progress/lead-decisions.ts';
import { LeadDocumentsController } from './documents/lead-documents.controller.ts';
import { LeadIntake } from './intake/lead-intake.ts';
import { LeadMessageRepository } from './messages/lead-message.repository.ts';
import { LeadMessages } from './messages/lead-messages.ts';
import { LeadOffers } from './offers/lead-offers.ts';
import { KeptAnswers } from './kept-answers/kept-answers.ts';
import { KeptAnswersController } from './kept-answers/kept-answers.controller.ts';
import { LeadProgressReader } from './progress/lead-progress.ts';
import { LeadSigning } from './documents/lead-signing.ts';
import { LeadEntity } from './storage/lead.entity.ts';
import { LeadRepository } from './storage/lead.repository.ts';
import { LeadsController } from './leads.controller.ts';
import { LeadsService } from './leads.service.ts';
import { LoginLinks } from './login-link/login-links.ts';
import { PersonalDataVault } from './storage/personal-data.ts';
import { RefusalShowcaseController } from './refusal-showcase/refusal-showcase.controller.ts';
import { RefusalShowcaseReader } from './refusal-showcase/refusal-showcase.ts';
import { VerifiedPhone } from './intake/verified-phone.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([LeadEntity]),
    ClientsModule,
    ContentModule,
    CrmDriverModule,
    ProductsModule,
    SmsModule,
  ],
  controllers: [
    LeadsController,
    FirstStepsController,
    HandOverController,
    KeptAnswersController,
    LeadDocumentsController,
    RefusalShowcaseController,
  ],
  providers: [
    Idempotency,
    KeptAnswers,
    LeadBudgets,
    LeadDecisions,
    LeadIntake,
    LeadMessageRepository,
    LeadMessages,
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
    LeadMessageRepository,
    LeadMessages,
    LeadOffers,
    LeadRepository,
    LeadSigning,
    LoginLinks,
    PersonalDataVault,
    TypeOrmModule,
    VerifiedPhone,
  ],
})
export class LeadsModule {}
