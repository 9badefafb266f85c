import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { INVESTOR_PATHS } from '@polden/api-contract';
import { Public } from '../access/access.decorators.ts';
import { depositTerms } from './deposit-terms.ts';
import { InvestorCalcOptionsDto } from './investor.dto.ts';

@ApiTags('investor')
@Public()
@Controller()
export class InvestorController {
  @Get(INVESTOR_PATHS.calcOptions)
  @Header('Cache-Control', 'public, no-cache')
  @ApiOkResponse({ type: InvestorCalcOptionsDto })
  calcOptions(): InvestorCalcOptionsDto {
    return depositTerms;
  }
}
