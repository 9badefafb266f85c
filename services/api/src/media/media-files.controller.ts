import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { MEDIA_PATHS } from '@polden/api-contract';
import type { FastifyReply } from 'fastify';
import { Public } from '../access/access.decorators.ts';
import { AppError } from '../errors/app-error.ts';
import { MediaStore } from './media-store.ts';

const HASH = /^[0-9a-f]{32}$/u;
const FILE = /^\d{1,5}\.(webp|avif)$/u;

/** The images that visitors see; each name stands for the same bytes for ever. */
@ApiTags('media')
@Public()
@Controller()
export class MediaFilesController {
  constructor(private readonly store: MediaStore) {}

  @Get(`${MEDIA_PATHS.files}/:hash/:file`)
  @ApiProduces('image/webp', 'image/avif')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse()
  async read(
    @Param('hash') hash: string,
    @Param('file') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const [, extension] = FILE.exec(name) ?? [];
    const file = extension !== undefined && HASH.test(hash) ? await this.store.read(hash, name) : null;
    if (!file) throw new AppError(404, 'Такой картинки нет');
    void reply.headers({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': `default-src 'none'`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    return new StreamableFile(file.body, { type: `image/${extension}`, length: file.bytes });
  }
}
