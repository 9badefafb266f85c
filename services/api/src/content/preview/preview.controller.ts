import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import {
  PREVIEW_ENTRY_PATHS,
  PREVIEW_PATHS,
  PREVIEW_RIGHTS,
  previewCookie,
  type PreviewOf,
} from '@polden/api-contract';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { DoneDto } from '../../core/dto/done.dto.ts';
import { Public, Requires } from '../../core/access/access.decorators.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import {
  PreviewCodeDto,
  PreviewEntryDto,
  ContentPreviewLinkDto,
  PreviewOfDto,
  PreviewPassDto,
  PreviewStateDto,
} from './preview.dto.ts';
import { Previews } from './previews.ts';

@ApiTags('preview')
@Controller()
export class PreviewController {
  constructor(
    private readonly previews: Previews,
    private readonly config: ApiConfig,
  ) {}

  @Post(PREVIEW_PATHS.open)
  @HttpCode(200)
  @Requires(PREVIEW_RIGHTS.open)
  @ApiBearerAuth()
  @ApiOkResponse({ type: PreviewCodeDto })
  @ApiNotFoundResponse()
  @ApiUnprocessableEntityResponse()
  open(@Body() of: PreviewOfDto, @CurrentStaff() actor: StaffActor): Promise<PreviewCodeDto> {
    return this.previews.open(subjectIn(of), actor);
  }

  @Post(PREVIEW_PATHS.link)
  @HttpCode(200)
  @Requires(PREVIEW_RIGHTS.link)
  @ApiBearerAuth()
  @ApiOkResponse({ type: ContentPreviewLinkDto })
  @ApiNotFoundResponse()
  @ApiUnprocessableEntityResponse()
  link(@Body() of: PreviewOfDto, @CurrentStaff() actor: StaffActor): Promise<ContentPreviewLinkDto> {
    return this.previews.link(subjectIn(of), actor);
  }

  @Get(PREVIEW_PATHS.links)
  @Requires(PREVIEW_RIGHTS.links)
  @ApiBearerAuth()
  @ApiOkResponse({ type: [ContentPreviewLinkDto] })
  links(@CurrentStaff() actor: StaffActor): Promise<ContentPreviewLinkDto[]> {
    return this.previews.links(actor);
  }

  @Post(`${PREVIEW_PATHS.revoke}/:id`)
  @HttpCode(200)
  @Requires(PREVIEW_RIGHTS.revoke)
  @ApiBearerAuth()
  @ApiOkResponse({ type: DoneDto })
  @ApiNotFoundResponse()
  async revoke(@Param('id') id: string): Promise<DoneDto> {
    if (!isUUID(id)) throw new AppError(404, 'Такой ссылки нет');
    await this.previews.revoke(id);
    return { ok: true };
  }

  @Post(PREVIEW_ENTRY_PATHS.enter)
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ type: PreviewPassDto })
  @ApiNotFoundResponse()
  @ApiUnprocessableEntityResponse()
  enter(@Body() { key }: PreviewEntryDto): Promise<PreviewPassDto> {
    return this.previews.enter(key);
  }

  @Get(PREVIEW_ENTRY_PATHS.state)
  @Public()
  @ApiOkResponse({ type: PreviewStateDto })
  @ApiNotFoundResponse()
  state(@Req() { cookies }: FastifyRequest): Promise<PreviewStateDto> {
    return this.previews.state(cookies[previewCookie(!this.config.local)]);
  }
}

/** 422 for what names nothing to look at. */
function subjectIn({ type, id, changeSet, before, at }: PreviewOfDto): PreviewOf {
  const item = type !== undefined && id !== undefined ? { type, id } : null;
  if (changeSet !== undefined) return { changeSet, ...item, ...(before === true && { before }) };
  if (item) return item;
  if (at !== undefined) return { at };
  throw AppError.invalid({ type: ['Что посмотреть: запись, набор или день?'] });
}
