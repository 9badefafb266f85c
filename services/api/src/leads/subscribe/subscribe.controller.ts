import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { SUBSCRIBE_PATHS } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, TakesText } from '../../core/access/access.decorators.ts';
import { SpendsFormBudget } from '../../core/captcha/form-budget.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { PAGE_CSP } from '../../core/html/page.ts';
import { subscriptionConsent } from './consent.ts';
import { NewSubscriptionDto, SubscriptionAskedDto, SubscriptionConsentDto } from './subscribe.dto.ts';
import { readerOf } from './reader-of.ts';
import { SubscribeService } from './subscribe.service.ts';
import type { SubscriptionLink } from './subscription-links.ts';
import { askPage, deadLinkPage, donePage } from './subscription-page.ts';

const HTML = 'text/html; charset=utf-8';
const GONE = 410;

@ApiTags('subscribe')
@Public()
@Controller()
export class SubscribeController {
  constructor(
    private readonly subscriptions: SubscribeService,
    private readonly config: ApiConfig,
  ) {}

  @Post(SUBSCRIBE_PATHS.add)
  @SpendsFormBudget('subscribe')
  @HttpCode(200)
  @ApiOkResponse({ type: SubscriptionAskedDto })
  @ApiUnprocessableEntityResponse()
  @ApiTooManyRequestsResponse()
  async add(@Body() body: NewSubscriptionDto, @Req() request: FastifyRequest): Promise<SubscriptionAskedDto> {
    await this.subscriptions.ask(body, readerOf(request));
    return { ok: true, message: 'Мы отправили письмо: откройте его и подтвердите подписку.' };
  }

  @Get(SUBSCRIBE_PATHS.consent)
  @Header('Cache-Control', 'public, no-cache')
  @ApiOkResponse({ type: SubscriptionConsentDto })
  consent(): SubscriptionConsentDto {
    return subscriptionConsent(this.config.brand);
  }

  @Get(SUBSCRIBE_PATHS.confirm)
  @ApiProduces('text/html')
  @ApiOkResponse({ type: String })
  confirmPage(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.ask('confirm', request, reply);
  }

  @Post(SUBSCRIBE_PATHS.confirm)
  @HttpCode(200)
  @TakesText()
  @ApiProduces('text/html')
  @ApiOkResponse({ type: String })
  confirm(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return this.follow('confirm', request, reply);
  }

  @Get(SUBSCRIBE_PATHS.unsubscribe)
  @ApiProduces('text/html')
  @ApiOkResponse({ type: String })
  unsubscribePage(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.ask('unsubscribe', request, reply);
  }

  /** The button of the page, and the one click of a mail program (RFC 8058). */
  @Post(SUBSCRIBE_PATHS.unsubscribe)
  @HttpCode(200)
  @TakesText()
  @ApiProduces('text/html')
  @ApiOkResponse({ type: String })
  unsubscribe(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.follow('unsubscribe', request, reply);
  }

  private async ask(link: SubscriptionLink, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const state = await this.subscriptions.stateOf(link, queryOf(request));
    const pages = { open: askPage, done: donePage, dead: () => null };
    return this.page(reply, pages[state](link, this.config.brand));
  }

  private async follow(
    link: SubscriptionLink,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    const done = await this.subscriptions.follow(link, queryOf(request), readerOf(request));
    return this.page(reply, done ? donePage(link, this.config.brand) : null);
  }

  private page(reply: FastifyReply, html: string | null): string {
    void reply
      .header('Content-Security-Policy', PAGE_CSP)
      .header('Referrer-Policy', 'no-referrer')
      .type(HTML);
    if (html === null) void reply.code(GONE);
    return html ?? deadLinkPage(this.config.brand);
  }
}

function queryOf({ url }: FastifyRequest): string {
  return url.split('?').slice(1).join('?');
}
