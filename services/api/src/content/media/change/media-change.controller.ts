import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiConsumes,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { MEDIA_PATHS, MEDIA_RIGHTS, UPLOAD_HEADER, UPLOAD_MAX_BYTES } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { Requires, TakesUpload } from '../../../core/access/access.decorators.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { CurrentStaff, StaffActor } from '../../../rbac/index.ts';
import { MediaLibrary } from '../library/media-library.ts';
import { MediaImageDto, TAKES_ONE_FILE } from '../media.dto.ts';
import { Uploads } from '../uploads/uploads.ts';
import {
  MediaDescribedDto,
  MediaDescriptionsDto,
  MediaDuplicatesDto,
  MediaTransformDto,
} from './media-change.dto.ts';
import { MediaDuplicatesFinder } from './media-duplicates.ts';
import { MediaReplacement } from './media-replacement.ts';
import { MediaTransforms } from './media-transform.ts';

const Id = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => new AppError(404, 'Такой картинки нет') }));

/** What changes pictures of the library, or many of them at once. */
@ApiTags('media')
@ApiBearerAuth()
@ApiNotFoundResponse()
@Controller()
export class MediaChangeController {
  constructor(
    private readonly library: MediaLibrary,
    private readonly transforms: MediaTransforms,
    private readonly replacement: MediaReplacement,
    private readonly duplicates: MediaDuplicatesFinder,
    private readonly uploads: Uploads,
  ) {}

  @Post(MEDIA_PATHS.describeMany)
  @HttpCode(200)
  @Requires(MEDIA_RIGHTS.describeMany)
  @ApiOkResponse({ type: MediaDescribedDto })
  async describeMany(
    @Body() { items }: MediaDescriptionsDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<MediaDescribedDto> {
    return { ok: true, left: await this.library.describeMany(items, actor) };
  }

  @Post(MEDIA_PATHS.transform)
  @HttpCode(200)
  @Requires(MEDIA_RIGHTS.transform)
  @ApiOkResponse({ type: MediaImageDto })
  transform(@Body() wanted: MediaTransformDto, @CurrentStaff() actor: StaffActor): Promise<MediaImageDto> {
    return this.transforms.transform(wanted, actor);
  }

  @Post(`${MEDIA_PATHS.replace}/:id`)
  @HttpCode(200)
  @Requires(MEDIA_RIGHTS.replace)
  @TakesUpload()
  @ApiConsumes('multipart/form-data')
  @ApiHeader({ name: UPLOAD_HEADER, required: true })
  @ApiBody(TAKES_ONE_FILE)
  @ApiOkResponse({ type: MediaImageDto })
  @ApiConflictResponse({ description: 'The library has this picture already' })
  async replace(
    @Id() id: string,
    @Req() request: FastifyRequest,
    @CurrentStaff() actor: StaffActor,
  ): Promise<MediaImageDto> {
    const limit = { maxBytes: UPLOAD_MAX_BYTES, absent: 'Выберите картинку' };
    const { body } = await this.uploads.receive(request, actor, limit);
    return this.replacement.replaceFrom(id, body, actor);
  }

  @Get(MEDIA_PATHS.duplicates)
  @Requires(MEDIA_RIGHTS.duplicates)
  @ApiOkResponse({ type: MediaDuplicatesDto })
  find(): Promise<MediaDuplicatesDto> {
    return this.duplicates.find();
  }
}
