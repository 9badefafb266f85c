import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MARKETPLACE_PATHS } from '@polden/api-contract';
import { Public } from '../../../core/access/access.decorators.ts';
import { Revalidated } from '../revalidated.ts';
import { MarketplaceCategoryDto } from './marketplace.dto.ts';
import { MarketplaceService } from './marketplace.service.ts';

@ApiTags('marketplace')
@Public()
@Controller()
export class MarketplaceController {
  constructor(private readonly marketplace: MarketplaceService) {}

  @Get(MARKETPLACE_PATHS.all)
  @Revalidated()
  @ApiOkResponse({ type: [MarketplaceCategoryDto] })
  all(): Promise<MarketplaceCategoryDto[]> {
    return this.marketplace.all();
  }
}
