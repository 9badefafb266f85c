import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { AUTOSAVE_PATHS, AUTOSAVE_RIGHTS } from '@polden/api-contract';
import { DoneDto } from '../../core/dto/done.dto.ts';
import { Requires } from '../../core/access/access.decorators.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import { AutosavedDto, AutosaveDto, AutosavedWorkDto, AutosaveKeyDto } from './autosave.dto.ts';
import { Autosaves } from './autosave.ts';

@ApiTags('autosave')
@ApiBearerAuth()
@ApiNotFoundResponse()
@ApiUnprocessableEntityResponse()
@Controller()
export class AutosaveController {
  constructor(private readonly autosaves: Autosaves) {}

  @Get(AUTOSAVE_PATHS.read)
  @Requires(AUTOSAVE_RIGHTS.read)
  @ApiOkResponse({ type: AutosaveDto })
  async read(@Query() key: AutosaveKeyDto, @CurrentStaff() actor: StaffActor): Promise<AutosaveDto> {
    return { autosave: await this.autosaves.read(key, actor) };
  }

  @Post(AUTOSAVE_PATHS.save)
  @HttpCode(200)
  @Requires(AUTOSAVE_RIGHTS.save)
  @ApiOkResponse({ type: AutosavedDto })
  async save(@Body() work: AutosavedWorkDto, @CurrentStaff() actor: StaffActor): Promise<AutosavedDto> {
    return { savedAt: (await this.autosaves.save(work, work, actor)).toISOString() };
  }

  @Post(AUTOSAVE_PATHS.drop)
  @HttpCode(200)
  @Requires(AUTOSAVE_RIGHTS.drop)
  @ApiOkResponse({ type: DoneDto })
  async drop(@Body() key: AutosaveKeyDto, @CurrentStaff() actor: StaffActor): Promise<DoneDto> {
    await this.autosaves.drop(key, actor);
    return { ok: true };
  }
}
