import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { OWN_DATA_PATHS } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { type Client, CurrentClient, ForClients } from '../../clients/index.ts';
import { SpendsFormBudget } from '../../core/captcha/form-budget.ts';
import { AccountSubscriptions } from '../subscribe/account-subscriptions.ts';
import { readerOf } from '../subscribe/reader-of.ts';
import { SubscriptionAskedDto } from '../subscribe/subscribe.dto.ts';
import {
  ConsentRenewalDto,
  ConsentWithdrawalDto,
  MessageChoiceDto,
  OwnConsentsDto,
  OwnSubscriptionRefDto,
  OwnSubscriptionRequestDto,
} from './consents.dto.ts';
import { Consents } from './consents.ts';

/** What a client has agreed to and wants to be told. */
@ApiTags('account')
@ApiUnprocessableEntityResponse()
@ForClients()
@Controller()
export class ConsentsController {
  constructor(
    private readonly consents: Consents,
    private readonly subscriptions: AccountSubscriptions,
  ) {}

  @Get(OWN_DATA_PATHS.consents)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: OwnConsentsDto })
  list(@CurrentClient() client: Client): Promise<OwnConsentsDto> {
    return this.consents.of(client);
  }

  @Post(OWN_DATA_PATHS.withdrawConsent)
  @HttpCode(200)
  @ApiOkResponse({ type: OwnConsentsDto })
  withdraw(
    @CurrentClient() client: Client,
    @Body() { id }: ConsentWithdrawalDto,
    @Req() request: FastifyRequest,
  ): Promise<OwnConsentsDto> {
    return this.consents.withdraw(client, id, readerOf(request));
  }

  @Post(OWN_DATA_PATHS.renewConsent)
  @HttpCode(200)
  @ApiOkResponse({ type: OwnConsentsDto })
  renew(
    @CurrentClient() client: Client,
    @Body() renewal: ConsentRenewalDto,
    @Req() request: FastifyRequest,
  ): Promise<OwnConsentsDto> {
    return this.consents.renew(client, renewal, readerOf(request));
  }

  @Post(OWN_DATA_PATHS.messages)
  @HttpCode(200)
  @ApiOkResponse({ type: OwnConsentsDto })
  messages(@CurrentClient() client: Client, @Body() choice: MessageChoiceDto): Promise<OwnConsentsDto> {
    return this.consents.choose(client, choice);
  }

  @Post(OWN_DATA_PATHS.subscribe)
  @SpendsFormBudget('subscribe')
  @HttpCode(200)
  @ApiOkResponse({ type: SubscriptionAskedDto })
  @ApiTooManyRequestsResponse()
  async subscribe(
    @CurrentClient() { phoneIndex }: Client,
    @Body() { email }: OwnSubscriptionRequestDto,
    @Req() request: FastifyRequest,
  ): Promise<SubscriptionAskedDto> {
    await this.subscriptions.ask(phoneIndex, email, readerOf(request));
    return { ok: true, message: 'Мы отправили письмо: откройте его и подтвердите подписку.' };
  }

  @Post(OWN_DATA_PATHS.unsubscribe)
  @HttpCode(200)
  @ApiOkResponse({ type: OwnConsentsDto })
  @ApiNotFoundResponse()
  async unsubscribe(
    @CurrentClient() client: Client,
    @Body() { id }: OwnSubscriptionRefDto,
    @Req() request: FastifyRequest,
  ): Promise<OwnConsentsDto> {
    await this.subscriptions.end(client.phoneIndex, id, readerOf(request));
    return this.consents.of(client);
  }
}
