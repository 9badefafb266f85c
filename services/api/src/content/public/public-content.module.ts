import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { MediaModule } from '../media/media.module.ts';
import { ContentModule } from '../content.module.ts';
import { AddressesController } from './addresses/addresses.controller.ts';
import { Addresses } from './addresses/addresses.ts';
import { CompanyDocsController } from './company-docs/company-docs.controller.ts';
import { CompanyDocsService } from './company-docs/company-docs.service.ts';
import { DocumentsController } from './documents/documents.controller.ts';
import { DocumentsService } from './documents/documents.service.ts';
import { EventsController } from './events/events.controller.ts';
import { EventsService } from './events/events.service.ts';
import { FaqController } from './faq/faq.controller.ts';
import { FaqVotesController } from './faq/faq-votes.controller.ts';
import { FaqVotesService } from './faq/faq-votes.service.ts';
import { FaqService } from './faq/faq.service.ts';
import { FooterSeoController } from './footer-seo/footer-seo.controller.ts';
import { FooterSeoService } from './footer-seo/footer-seo.service.ts';
import { InvestorContractsController } from './investor-contracts/investor-contracts.controller.ts';
import { InvestorContractsService } from './investor-contracts/investor-contracts.service.ts';
import { MarketplaceController } from './marketplace/marketplace.controller.ts';
import { MarketplaceService } from './marketplace/marketplace.service.ts';
import { ArticleReaders } from './newsroom/article-readers.ts';
import { ArticleReads } from './newsroom/article-reads.ts';
import { NewsroomController } from './newsroom/newsroom.controller.ts';
import { NewsroomService } from './newsroom/newsroom.service.ts';
import { SitePagesController } from './pages/site-pages.controller.ts';
import { SitePagesService } from './pages/site-pages.service.ts';
import { PhotobankController } from './photobank/photobank.controller.ts';
import { PhotobankService } from './photobank/photobank.service.ts';
import { PresentYearInterceptor } from './present-year.interceptor.ts';
import { ComparisonService } from './register/comparison.service.ts';
import { RegisterController } from './register/register.controller.ts';
import { RegisterService } from './register/register.service.ts';
import { VacanciesController } from './vacancies/vacancies.controller.ts';
import { VacanciesService } from './vacancies/vacancies.service.ts';

/** What visitors read of the content, but for the blog and what every page needs. */
@Module({
  imports: [ContentModule, MediaModule],
  controllers: [
    AddressesController,
    CompanyDocsController,
    DocumentsController,
    EventsController,
    FaqController,
    FaqVotesController,
    FooterSeoController,
    InvestorContractsController,
    MarketplaceController,
    NewsroomController,
    PhotobankController,
    RegisterController,
    SitePagesController,
    VacanciesController,
  ],
  providers: [
    ArticleReaders,
    ArticleReads,
    CompanyDocsService,
    DocumentsService,
    EventsService,
    FaqService,
    FaqVotesService,
    FooterSeoService,
    Addresses,
    InvestorContractsService,
    MarketplaceService,
    NewsroomService,
    PhotobankService,
    ComparisonService,
    RegisterService,
    SitePagesService,
    VacanciesService,
    { provide: APP_INTERCEPTOR, useClass: PresentYearInterceptor },
  ],
  exports: [Addresses],
})
export class PublicContentModule {}
