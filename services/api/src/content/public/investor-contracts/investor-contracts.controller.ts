import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { INVESTOR_CONTRACT_PATHS } from '@polden/api-contract';
import { Public } from '../../../core/access/access.decorators.ts';
import { Revalidated } from '../revalidated.ts';
import { InvestorContractsDto } from './investor-contracts.dto.ts';
import { InvestorContractsService } from './investor-contracts.service.ts';

@ApiTags('investor')
@Public()
@Controller()
export class InvestorContractsController {
  constructor(private readonly contracts: InvestorContractsService) {}

  @Get(INVESTOR_CONTRACT_PATHS.files)
  @Revalidated()
  @ApiOkResponse({ type: InvestorContractsDto })
  files(): Promise<InvestorContractsDto> {
    return this.contracts.files();
  }
}
