import { Controller, Get, Param, Req, type StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ACCOUNT_PATHS } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { type Client, ClientSessions, CurrentClient, ForClients } from '../../clients/index.ts';
import { Public } from '../../core/access/access.decorators.ts';
import { PrivateFile, privateFile } from '../../core/http/private-file.ts';
import { AccountAnswerDto } from './account.dto.ts';
import { AccountReader } from './account.reader.ts';

/** The account of the phone that a client has logged in with. */
@ApiTags('account')
@Controller()
export class AccountController {
  constructor(
    private readonly reader: AccountReader,
    private readonly sessions: ClientSessions,
  ) {}

  /** Without a session the answer is 200 as well: the login page asks, too. */
  @Get(ACCOUNT_PATHS.overview)
  @Public()
  @ApiOkResponse({ type: AccountAnswerDto })
  async overview(@Req() request: FastifyRequest): Promise<AccountAnswerDto> {
    const client = await this.sessions.of(request);
    return { account: client && (await this.reader.read(client)) };
  }

  @Get(`${ACCOUNT_PATHS.document}/:signature/:document`)
  @ForClients()
  @PrivateFile()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse()
  async document(
    @CurrentClient() client: Client,
    @Param('signature') signatureId: string,
    @Param('document') documentId: string,
  ): Promise<StreamableFile> {
    const { title, pdf } = await this.reader.document(client, signatureId, documentId);
    return privateFile({ fileName: `${title}.pdf`, mimeType: 'application/pdf', bytes: pdf });
  }
}
