import { Controller, Get, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { REFUSAL_SHOWCASE_PATH } from '@polden/api-contract';
import { Public } from '../../core/access/access.decorators.ts';
import { RefusalShowcaseDto, RefusalShowcaseQueryDto } from './refusal-showcase.dto.ts';
import { RefusalShowcaseReader } from './refusal-showcase.ts';

@ApiTags('leads')
@Public()
@Controller()
export class RefusalShowcaseController {
  constructor(private readonly showcase: RefusalShowcaseReader) {}

  /** Offers of others to somebody who was refused; 404 for a session that is unknown or was not. */
  @Get(REFUSAL_SHOWCASE_PATH)
  @ApiOkResponse({ type: RefusalShowcaseDto })
  @ApiNotFoundResponse()
  read(@Query() { formSessionId }: RefusalShowcaseQueryDto): Promise<RefusalShowcaseDto> {
    return this.showcase.of(formSessionId);
  }
}
