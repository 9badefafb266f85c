import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { OWN_DATA_PATHS } from '@polden/api-contract';
import { type Client, CurrentClient, ForClients } from '../../clients/index.ts';
import { Budgets } from '../../core/budgets/budgets.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { PrivateFile, privateFile } from '../../core/http/private-file.ts';
import { printPaper } from '../../core/pdf/print-paper.ts';
import { copyPaper } from './copy-paper.ts';
import { PersonalCopies } from './personal-copies.ts';

const REFUSAL = 'Копий за сегодня уже много. Попробуйте завтра';

/** A copy of one's data, to be saved. */
@ApiTags('account')
@ForClients()
@ApiTooManyRequestsResponse()
@Controller()
export class PersonalCopyController {
  constructor(
    private readonly config: ApiConfig,
    private readonly budgets: Budgets,
    private readonly copies: PersonalCopies,
  ) {}

  @Get(OWN_DATA_PATHS.copy)
  @PrivateFile()
  @ApiProduces('application/json')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'PersonalCopy' })
  async json(@CurrentClient() client: Client): Promise<StreamableFile> {
    await this.spend(client);
    const bytes = Buffer.from(JSON.stringify(await this.copies.of(client), null, 2));
    return privateFile({ fileName: 'Мои данные.json', mimeType: 'application/json; charset=utf-8', bytes });
  }

  @Get(OWN_DATA_PATHS.copyPdf)
  @PrivateFile()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'The same, printed' })
  async pdf(@CurrentClient() client: Client): Promise<StreamableFile> {
    await this.spend(client);
    const paper = copyPaper(await this.copies.of(client), this.config.brand);
    return privateFile({
      fileName: 'Мои данные.pdf',
      mimeType: 'application/pdf',
      bytes: await printPaper(paper),
    });
  }

  private spend({ phoneIndex }: Client): Promise<void> {
    const budget = this.config.limits.client.copies;
    return this.budgets.spend([{ key: `copy:${phoneIndex}`, budget, refusal: REFUSAL }]);
  }
}
