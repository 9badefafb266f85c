import { Module } from '@nestjs/common';
import { ContentModule, InvestorModule, MediaModule } from '../../content/index.ts';
import { LeadsModule } from '../leads.module.ts';
import { InvestorChecks } from './investor-checks.ts';
import { InvestorRequestsController } from './investor-requests.controller.ts';
import { PartnerRequestsController } from './partner-requests.controller.ts';
import { RequestsController } from './requests.controller.ts';
import { RequestsService } from './requests.service.ts';
import { VacancyRepliesController } from './vacancy-replies.controller.ts';
import { VacancyReplies } from './vacancy-replies.ts';

/** Everything that people ask for with a form and that is not a loan. */
@Module({
  imports: [LeadsModule, ContentModule, InvestorModule, MediaModule],
  controllers: [
    RequestsController,
    PartnerRequestsController,
    InvestorRequestsController,
    VacancyRepliesController,
  ],
  providers: [RequestsService, InvestorChecks, VacancyReplies],
})
export class RequestsModule {}
