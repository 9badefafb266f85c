import { Controller, Get, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { PHOTOBANK_PATHS } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../core/access/access.decorators.ts';
import { Budgets } from '../../../core/budgets/budgets.ts';
import { ApiConfig } from '../../../core/config/api-config.ts';
import { zipAnswer } from '../../media/serving/zip-answer.ts';
import { zipOfStored } from '../../media/serving/zip-of-stored.ts';
import { MediaStore } from '../../media/store/media-store.ts';
import { IdPipe } from '../../../core/dto/id.pipe.ts';
import { Revalidated } from '../revalidated.ts';
import { LogoGroupDto, PhotoGroupDto } from './photobank.dto.ts';
import { PhotobankService } from './photobank.service.ts';

@ApiTags('photobank')
@Public()
@Controller()
export class PhotobankController {
  constructor(
    private readonly photobank: PhotobankService,
    private readonly store: MediaStore,
    private readonly budgets: Budgets,
    private readonly config: ApiConfig,
  ) {}

  @Get(PHOTOBANK_PATHS.logos)
  @Revalidated()
  @ApiOkResponse({ type: [LogoGroupDto] })
  logoGroups(): Promise<LogoGroupDto[]> {
    return this.photobank.logoGroups();
  }

  @Get(PHOTOBANK_PATHS.photos)
  @Revalidated()
  @ApiOkResponse({ type: [PhotoGroupDto] })
  photoGroups(): Promise<PhotoGroupDto[]> {
    return this.photobank.photoGroups();
  }

  @Get(`${PHOTOBANK_PATHS.logoArchive}/:id`)
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse()
  @ApiTooManyRequestsResponse()
  async logoArchive(
    @Param('id', IdPipe) id: number,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const refusal = 'Слишком много архивов подряд: подождите немного и скачайте снова';
    await this.budgets.spendOfAddress('logo-archive', ip, {
      budget: this.config.limits.photobank.archiveIp,
      refusal,
    });
    const group = await this.photobank.logoGroup(id);
    // The file for print and the picture of each.
    const files = group.items.flatMap(({ title, file, image }) =>
      [file, image].flatMap((each) => (each ? [{ title, url: each.url }] : [])),
    );
    return zipAnswer(reply, group.title, zipOfStored(this.store, files));
  }
}
