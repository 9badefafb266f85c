import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiOkResponse,
  ApiPayloadTooLargeResponse,
  ApiTags,
  ApiUnsupportedMediaTypeResponse,
} from '@nestjs/swagger';
import {
  FILE_MAX_BYTES,
  MEDIA_PATHS,
  MEDIA_RIGHTS,
  UPLOAD_HEADER,
  UPLOAD_MAX_BYTES,
} from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { Requires, TakesUpload } from '../../core/access/access.decorators.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import { FilesService } from './files/files.service.ts';
import { TAKES_ONE_FILE, UploadedFileDto, UploadedImageDto } from './media.dto.ts';
import { MediaService } from './media.service.ts';
import { Uploads } from './uploads/uploads.ts';

@ApiTags('media')
@ApiBearerAuth()
@Controller()
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly files: FilesService,
    private readonly uploads: Uploads,
  ) {}

  @Post(MEDIA_PATHS.upload)
  @HttpCode(200)
  @Requires(MEDIA_RIGHTS.upload)
  @TakesUpload()
  @ApiConsumes('multipart/form-data')
  @ApiHeader({ name: UPLOAD_HEADER, required: true })
  @ApiBody(TAKES_ONE_FILE)
  @ApiOkResponse({ type: UploadedImageDto })
  @ApiPayloadTooLargeResponse()
  @ApiUnsupportedMediaTypeResponse()
  async upload(@Req() request: FastifyRequest, @CurrentStaff() actor: StaffActor): Promise<UploadedImageDto> {
    const limit = { maxBytes: UPLOAD_MAX_BYTES, absent: 'Выберите картинку' };
    const { body, fileName } = await this.uploads.receive(request, actor, limit);
    return this.media.addFrom(body, fileName, actor);
  }

  @Post(MEDIA_PATHS.uploadFile)
  @HttpCode(200)
  @Requires(MEDIA_RIGHTS.uploadFile)
  @TakesUpload()
  @ApiConsumes('multipart/form-data')
  @ApiHeader({ name: UPLOAD_HEADER, required: true })
  @ApiBody(TAKES_ONE_FILE)
  @ApiOkResponse({ type: UploadedFileDto })
  @ApiPayloadTooLargeResponse()
  @ApiUnsupportedMediaTypeResponse()
  async uploadFile(
    @Req() request: FastifyRequest,
    @CurrentStaff() actor: StaffActor,
  ): Promise<UploadedFileDto> {
    const limit = { maxBytes: FILE_MAX_BYTES, absent: 'Выберите файл' };
    const { body, fileName } = await this.uploads.receive(request, actor, limit);
    return this.files.add(body, fileName, actor);
  }
}
