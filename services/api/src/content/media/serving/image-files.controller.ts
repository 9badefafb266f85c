import { Controller, Get, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { MEDIA_PATHS } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../core/access/access.decorators.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { contentTypeOf } from '../content-type.ts';
import { MediaService } from '../media.service.ts';
import { MediaStore } from '../store/media-store.ts';
import { sendStored } from './send-stored.ts';

const HASH = /^[0-9a-f]{32}$/u;
const FILE = /^\d{1,5}\.(?:webp|avif)$/u;
const ABSENT = 'Такой картинки нет';

/** The images that visitors see; each name stands for the same bytes for ever. */
@ApiTags('media')
@Public()
@Controller()
export class ImageFilesController {
  constructor(
    private readonly store: MediaStore,
    private readonly media: MediaService,
  ) {}

  @Get(`${MEDIA_PATHS.files}/:hash/:file`)
  @ApiProduces('image/webp', 'image/avif')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse()
  async read(
    @Param('hash') hash: string,
    @Param('file') name: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    if (!HASH.test(hash) || !FILE.test(name)) throw new AppError(404, ABSENT);
    const served = {
      hash,
      name,
      contentType: contentTypeOf(name),
      headers: {
        'Content-Security-Policy': `default-src 'none'`,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
      absent: ABSENT,
    };
    try {
      return await sendStored(this.store, request, reply, served);
    } catch (error) {
      const heir = error instanceof AppError && error.status === 404 ? await this.media.heirOf(hash) : null;
      if (!heir) throw error;
      // Not for ever: it may be replaced again.
      void reply.code(302).headers({ Location: heir.url, 'Cache-Control': 'public, max-age=60' });
      return undefined;
    }
  }
}
