import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { PERSONAL_DATA_PATHS, PERSONAL_DATA_RIGHTS } from '@polden/api-contract';
import { Requires } from '../../core/access/access.decorators.ts';
import { PersonalAccess } from '../../history/index.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import {
  ErasureDoneDto,
  ErasureListDto,
  ErasureListQueryDto,
  ErasureRequestDto,
  PersonDto,
  PersonFoundDto,
} from './erasure.dto.ts';
import { PersonErasure } from './erasure.ts';
import { ErasureProofs } from './erasure-proofs.ts';

@ApiTags('personal-data')
@ApiBearerAuth()
@ApiUnprocessableEntityResponse()
@Controller()
export class ErasureController {
  constructor(
    private readonly erasure: PersonErasure,
    private readonly proofs: ErasureProofs,
    private readonly access: PersonalAccess,
  ) {}

  @Post(PERSONAL_DATA_PATHS.find)
  @HttpCode(200)
  @Requires(PERSONAL_DATA_RIGHTS.find)
  @ApiOkResponse({ type: PersonFoundDto })
  async find(@Body() person: PersonDto, @CurrentStaff() actor: StaffActor): Promise<PersonFoundDto> {
    const found = await this.erasure.find(person);
    await this.access.note(actor, 'person');
    return found;
  }

  @Post(PERSONAL_DATA_PATHS.erase)
  @HttpCode(200)
  @Requires(PERSONAL_DATA_RIGHTS.erase)
  @ApiOkResponse({ type: ErasureDoneDto })
  erase(
    @Body() { reason, ...person }: ErasureRequestDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ErasureDoneDto> {
    return this.erasure.erase(person, reason, actor);
  }

  @Get(PERSONAL_DATA_PATHS.erasures)
  @Requires(PERSONAL_DATA_RIGHTS.erasures)
  @ApiOkResponse({ type: ErasureListDto })
  erasures(@Query() { page }: ErasureListQueryDto): Promise<ErasureListDto> {
    return this.proofs.page(page);
  }
}
