import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { OWN_DATA_PATHS } from '@polden/api-contract';
import { type Client, CurrentClient, ForClients } from '../../clients/index.ts';
import { SpendsFormBudget } from '../../core/captcha/form-budget.ts';
import { OwnErasureDto } from './erasure-requests.dto.ts';
import { ErasureRequests } from './erasure-requests.ts';

/** A client asks that everything of them is erased. */
@ApiTags('account')
@ForClients()
@Controller()
export class ErasureRequestsController {
  constructor(private readonly requests: ErasureRequests) {}

  @Get(OWN_DATA_PATHS.erasure)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: OwnErasureDto })
  state(@CurrentClient() client: Client): Promise<OwnErasureDto> {
    return this.requests.of(client);
  }

  @Post(OWN_DATA_PATHS.askErasure)
  @SpendsFormBudget('erasure')
  @HttpCode(200)
  @ApiOkResponse({ type: OwnErasureDto })
  @ApiTooManyRequestsResponse()
  ask(@CurrentClient() client: Client): Promise<OwnErasureDto> {
    return this.requests.ask(client);
  }

  @Post(OWN_DATA_PATHS.takeBackErasure)
  @HttpCode(200)
  @ApiOkResponse({ type: OwnErasureDto })
  @ApiConflictResponse()
  takeBack(@CurrentClient() client: Client): Promise<OwnErasureDto> {
    return this.requests.takeBack(client);
  }
}
