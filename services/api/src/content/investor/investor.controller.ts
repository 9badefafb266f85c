import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { INVESTOR_PATHS } from '@polden/api-contract';
import { Public } from '../../core/access/access.decorators.ts';
import { Revalidated } from '../public/revalidated.ts';
import { InvestorOffers } from './investor-offers.service.ts';
import { BondDto, InvestorCalcOptionsDto } from './investor.dto.ts';

@ApiTags('investor')
@Public()
@Controller()
export class InvestorController {
  constructor(private readonly offers: InvestorOffers) {}

  @Get(INVESTOR_PATHS.calcOptions)
  @Revalidated()
  @ApiOkResponse({ type: InvestorCalcOptionsDto })
  calcOptions(): Promise<InvestorCalcOptionsDto> {
    return this.offers.calcOptions();
  }

  @Get(INVESTOR_PATHS.bonds)
  @Revalidated()
  @ApiOkResponse({ type: [BondDto] })
  bonds(): Promise<BondDto[]> {
    return this.offers.bonds();
  }
}
