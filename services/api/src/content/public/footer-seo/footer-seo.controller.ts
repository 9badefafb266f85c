import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FOOTER_SEO_PATHS } from '@polden/api-contract';
import { Public } from '../../../core/access/access.decorators.ts';
import { Revalidated } from '../revalidated.ts';
import { FooterSeoCategoryDto } from './footer-seo.dto.ts';
import { FooterSeoService } from './footer-seo.service.ts';

@ApiTags('footer-seo')
@Public()
@Controller()
export class FooterSeoController {
  constructor(private readonly footerSeo: FooterSeoService) {}

  @Get(FOOTER_SEO_PATHS.all)
  @Revalidated()
  @ApiOkResponse({ type: [FooterSeoCategoryDto] })
  all(): Promise<FooterSeoCategoryDto[]> {
    return this.footerSeo.all();
  }
}
