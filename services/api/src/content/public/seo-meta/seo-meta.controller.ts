import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { SEO_META_ALL_RIGHT, SEO_META_PATHS } from '@polden/api-contract';
import { Public, Requires } from '../../../core/access/access.decorators.ts';
import { Revalidated } from '../revalidated.ts';
import { PageMetaDto, SeoMetaQueryDto, SeoMetaRuleDto } from './seo-meta.dto.ts';
import { SeoMetaService } from './seo-meta.service.ts';

@ApiTags('seo-meta')
@Controller()
export class SeoMetaController {
  constructor(private readonly rules: SeoMetaService) {}

  @Get(SEO_META_PATHS.index)
  @Public()
  @Revalidated()
  @ApiOkResponse({ type: PageMetaDto })
  @ApiUnprocessableEntityResponse()
  best(@Query() { url, subdomain }: SeoMetaQueryDto): Promise<PageMetaDto> {
    return this.rules.best(url, subdomain);
  }

  /** What the shell goes by; each of the rules can be read on its page. */
  @Get(SEO_META_PATHS.published)
  @Public()
  @Revalidated()
  @ApiOkResponse({ type: [SeoMetaRuleDto] })
  published(): Promise<SeoMetaRuleDto[]> {
    return this.rules.published();
  }

  /** A plan of what search engines are told is nobody else's business. */
  @Get(SEO_META_PATHS.all)
  @Requires(SEO_META_ALL_RIGHT)
  @ApiBearerAuth()
  @ApiOkResponse({ type: [SeoMetaRuleDto] })
  all(): Promise<SeoMetaRuleDto[]> {
    return this.rules.all();
  }
}
