import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { TEXT_PATHS, TEXT_RIGHTS } from '@polden/api-contract';
import { description, template } from '@polden/content-model';
import { Requires } from '../../../core/access/access.decorators.ts';
import { CurrentStaff, StaffActor } from '../../../rbac/index.ts';
import { setBodyLimit } from '../../../core/routes/body-limit.ts';
import { CONTENT_BODY_BYTES } from '../../content-body-limit.ts';
import { UpdatedTextDto, UpdateTextDto } from './texts.dto.ts';
import { TextsService } from './texts.service.ts';

@ApiTags('texts')
@ApiBearerAuth()
@ApiConflictResponse({ description: '`current` is the text as it stands' })
@ApiUnprocessableEntityResponse()
@Controller()
export class AdminTextsController {
  constructor(
    private readonly texts: TextsService,
    adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {
    setBodyLimit(adapterHost, [TEXT_PATHS.updateTemplate, TEXT_PATHS.updateDescription], CONTENT_BODY_BYTES);
  }

  @Post(TEXT_PATHS.updateTemplate)
  @HttpCode(200)
  @Requires(TEXT_RIGHTS.updateTemplate)
  @ApiOkResponse({ type: UpdatedTextDto })
  updateTemplate(@Body() body: UpdateTextDto, @CurrentStaff() actor: StaffActor): Promise<UpdatedTextDto> {
    return this.texts.put(template, body, actor);
  }

  @Post(TEXT_PATHS.updateDescription)
  @HttpCode(200)
  @Requires(TEXT_RIGHTS.updateDescription)
  @ApiOkResponse({ type: UpdatedTextDto })
  updateDescription(@Body() body: UpdateTextDto, @CurrentStaff() actor: StaffActor): Promise<UpdatedTextDto> {
    return this.texts.put(description, body, actor);
  }
}
