import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { PERSONAL_DATA_PATHS, PERSONAL_DATA_RIGHTS } from '@polden/api-contract';
import { Requires } from '../../core/access/access.decorators.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { PersonalAccess } from '../../history/index.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import { ErasureDoneDto, ErasureListQueryDto } from '../erasure/erasure.dto.ts';
import { ErasureAnswers } from './erasure-answers.ts';
import {
  ErasureRefusalDto,
  ErasureRequestCardDto,
  ErasureRequestItemDto,
  ErasureRequestListDto,
  ErasureRequestRefDto,
} from './erasure-requests.dto.ts';

const NOT_FOUND = { exceptionFactory: () => new AppError(404, 'Такой просьбы нет') };

/** What clients ask for in the account, answered by the staff. */
@ApiTags('personal-data')
@ApiBearerAuth()
@Controller()
export class ErasureAnswersController {
  constructor(
    private readonly answers: ErasureAnswers,
    private readonly access: PersonalAccess,
  ) {}

  @Get(PERSONAL_DATA_PATHS.requests)
  @Requires(PERSONAL_DATA_RIGHTS.requests)
  @ApiOkResponse({ type: ErasureRequestListDto })
  @ApiUnprocessableEntityResponse()
  requests(@Query() { page }: ErasureListQueryDto): Promise<ErasureRequestListDto> {
    return this.answers.page(page);
  }

  @Get(`${PERSONAL_DATA_PATHS.request}/:id`)
  @Requires(PERSONAL_DATA_RIGHTS.request)
  @ApiOkResponse({ type: ErasureRequestCardDto })
  @ApiNotFoundResponse()
  async request(
    @Param('id', new ParseUUIDPipe(NOT_FOUND)) id: string,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ErasureRequestCardDto> {
    const card = await this.answers.card(id);
    await this.access.note(actor, 'erasure-request', id);
    return card;
  }

  @Post(PERSONAL_DATA_PATHS.requestConfirm)
  @HttpCode(200)
  @Requires(PERSONAL_DATA_RIGHTS.requestConfirm)
  @ApiOkResponse({ type: ErasureDoneDto })
  @ApiConflictResponse()
  @ApiUnprocessableEntityResponse()
  confirm(@Body() { id }: ErasureRequestRefDto, @CurrentStaff() actor: StaffActor): Promise<ErasureDoneDto> {
    return this.answers.confirm(id, actor);
  }

  @Post(PERSONAL_DATA_PATHS.requestDecline)
  @HttpCode(200)
  @Requires(PERSONAL_DATA_RIGHTS.requestDecline)
  @ApiOkResponse({ type: ErasureRequestItemDto })
  @ApiConflictResponse()
  @ApiUnprocessableEntityResponse()
  decline(
    @Body() { id, reason }: ErasureRefusalDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ErasureRequestItemDto> {
    return this.answers.decline(id, reason, actor);
  }
}
