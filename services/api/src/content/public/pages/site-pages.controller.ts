import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { INVESTOR_PAGE_PATHS, LEGAL_PATHS, TERMS_PATHS } from '@polden/api-contract';
import { Public } from '../../../core/access/access.decorators.ts';
import { Revalidated } from '../revalidated.ts';
import { InvestorPostDto, LegalPageDto, TermsPageCardDto, TermsPageDto } from './site-pages.dto.ts';
import { SitePagesService } from './site-pages.service.ts';

@ApiTags('pages')
@Public()
@Controller()
export class SitePagesController {
  constructor(private readonly pages: SitePagesService) {}

  @Get(INVESTOR_PAGE_PATHS.posts)
  @Revalidated()
  @ApiOkResponse({ type: [InvestorPostDto] })
  investorPosts(): Promise<InvestorPostDto[]> {
    return this.pages.investorPosts();
  }

  @Get(TERMS_PATHS.index)
  @Revalidated()
  @ApiOkResponse({ type: [TermsPageCardDto] })
  termsPages(): Promise<TermsPageCardDto[]> {
    return this.pages.termsPages();
  }

  @Get(`${TERMS_PATHS.post}/:url`)
  @Revalidated()
  @ApiOkResponse({ type: TermsPageDto })
  @ApiNotFoundResponse()
  termsPage(@Param('url') url: string): Promise<TermsPageDto> {
    return this.pages.termsPage(url);
  }

  @Get(`${LEGAL_PATHS.item}/:url`)
  @Revalidated()
  @ApiOkResponse({ type: LegalPageDto })
  @ApiNotFoundResponse()
  legalPage(@Param('url') url: string): Promise<LegalPageDto> {
    return this.pages.legalPage(url);
  }
}
