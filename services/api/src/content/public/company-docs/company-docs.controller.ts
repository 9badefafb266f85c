import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiPayloadTooLargeResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
  ApiUnsupportedMediaTypeResponse,
} from '@nestjs/swagger';
import {
  ADMIN_COMPANY_DOC_PATHS,
  COMPANY_DOC_PATHS,
  COMPANY_DOC_RIGHTS,
  FILE_MAX_BYTES,
  UPLOAD_HEADER,
} from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { Public, Requires, TakesUpload } from '../../../core/access/access.decorators.ts';
import { FilesService } from '../../media/files/files.service.ts';
import { Uploads } from '../../media/uploads/uploads.ts';
import { CurrentStaff, StaffActor } from '../../../rbac/index.ts';
import { Revalidated } from '../revalidated.ts';
import { CompanyDocDto, DeleteCompanyDocDto } from './company-docs.dto.ts';
import { CompanyDocsService } from './company-docs.service.ts';

@ApiTags('company-docs')
@Controller()
export class CompanyDocsController {
  constructor(
    private readonly docs: CompanyDocsService,
    private readonly stored: FilesService,
    private readonly uploads: Uploads,
  ) {}

  @Get(COMPANY_DOC_PATHS.files)
  @Public()
  @Revalidated()
  @ApiOkResponse({ type: [CompanyDocDto] })
  files(): Promise<CompanyDocDto[]> {
    return this.docs.files();
  }

  @Post(ADMIN_COMPANY_DOC_PATHS.deleteFile)
  @HttpCode(200)
  @Requires(COMPANY_DOC_RIGHTS.deleteFile)
  @ApiBearerAuth()
  @ApiOkResponse({ schema: { type: 'boolean', enum: [true] } })
  @ApiNotFoundResponse()
  @ApiUnprocessableEntityResponse()
  deleteFile(@Body() { name }: DeleteCompanyDocDto, @CurrentStaff() actor: StaffActor): Promise<true> {
    return this.docs.remove(name, actor);
  }

  @Post(ADMIN_COMPANY_DOC_PATHS.loadFile)
  @HttpCode(200)
  @Requires(COMPANY_DOC_RIGHTS.loadFile)
  @TakesUpload()
  @ApiBearerAuth()
  @ApiConsumes('multipart/form-data')
  @ApiHeader({ name: UPLOAD_HEADER, required: true })
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  })
  @ApiOkResponse({ type: CompanyDocDto })
  @ApiPayloadTooLargeResponse()
  @ApiUnprocessableEntityResponse()
  @ApiUnsupportedMediaTypeResponse()
  async loadFile(@Req() request: FastifyRequest, @CurrentStaff() actor: StaffActor): Promise<CompanyDocDto> {
    const limit = { maxBytes: FILE_MAX_BYTES, absent: 'Выберите файл' };
    const { body, fileName } = await this.uploads.receive(request, actor, limit);
    return this.docs.put(await this.stored.add(body, fileName, actor), actor);
  }
}
