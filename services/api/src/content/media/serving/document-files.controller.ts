import { Controller, Get, Param, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { MEDIA_PATHS } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../core/access/access.decorators.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { disposition } from '../../../core/http/disposition.ts';
import { FilesService } from '../files/files.service.ts';
import { MediaStore } from '../store/media-store.ts';
import { sendStored } from './send-stored.ts';

const NAME = /^([0-9a-f]{32})\.([a-z\d]{3,4})$/u;
const ABSENT = 'Такого файла нет';

/** Nothing in it runs or loads, and it belongs to no site. */
const SHUT = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox`;
/** The viewer of a browser would stay empty in a sandbox. */
const SHUT_PDF = `script-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`;

/** The documents that visitors save, and the films that pages play, in parts where a player asks so; each name stands for the same bytes and the same file name for ever. */
@ApiTags('media')
@Public()
@Controller()
export class DocumentFilesController {
  constructor(
    private readonly files: FilesService,
    private readonly store: MediaStore,
  ) {}

  @Get(`${MEDIA_PATHS.documents}/:name`)
  @ApiQuery({ name: 'inline', required: false, description: '1: a PDF is shown in the browser, not saved' })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse()
  async read(
    @Param('name') name: string,
    @Query('inline') inline: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const [, hash = '', extension = ''] = NAME.exec(name) ?? [];
    const file = hash ? await this.files.findByHash(hash, extension) : undefined;
    if (!file) throw new AppError(404, ABSENT);
    const shown = inline === '1' && extension === 'pdf';
    return sendStored(this.store, request, reply, {
      hash,
      name,
      contentType: file.mime_type,
      headers: {
        'Content-Disposition': disposition(file.file_name, shown ? 'inline' : 'attachment'),
        'Content-Security-Policy': shown ? SHUT_PDF : SHUT,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
      absent: ABSENT,
    });
  }
}
