import { Controller, Get, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { INVESTOR_CONTRACT_PATHS } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../core/access/access.decorators.ts';
import { Budgets } from '../../../core/budgets/budgets.ts';
import { ApiConfig } from '../../../core/config/api-config.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { zipAnswer } from '../../media/serving/zip-answer.ts';
import { zipOfStored } from '../../media/serving/zip-of-stored.ts';
import { MediaStore } from '../../media/store/media-store.ts';
import { Revalidated } from '../revalidated.ts';
import { InvestorContractsDto } from './investor-contracts.dto.ts';
import { InvestorContractsService } from './investor-contracts.service.ts';

@ApiTags('investor')
@Public()
@Controller()
export class InvestorContractsController {
  constructor(
    private readonly contracts: InvestorContractsService,
    private readonly store: MediaStore,
    private readonly budgets: Budgets,
    private readonly config: ApiConfig,
  ) {}

  @Get(INVESTOR_CONTRACT_PATHS.files)
  @Revalidated()
  @ApiOkResponse({ type: InvestorContractsDto })
  files(): Promise<InvestorContractsDto> {
    return this.contracts.files();
  }

  @Get(`${INVESTOR_CONTRACT_PATHS.archive}/:tab`)
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse()
  @ApiTooManyRequestsResponse()
  async archive(
    @Param('tab') name: string,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.budgets.spendOfAddress('contract-archive', ip, {
      budget: this.config.limits.photobank.archiveIp,
      refusal: 'Слишком много архивов подряд: подождите немного и скачайте снова',
    });
    const { data } = await this.contracts.files();
    const tab = Object.hasOwn(data, name) ? data[name] : undefined;
    if (!tab) throw new AppError(404, 'Таких документов нет');
    const files = tab.subcategory.flatMap(({ title: folder, files: own }) =>
      own.map(({ title, url }) => ({ title, url, folder })),
    );
    return zipAnswer(reply, `Договоры инвесторов: ${tab.title}`, zipOfStored(this.store, files));
  }
}
