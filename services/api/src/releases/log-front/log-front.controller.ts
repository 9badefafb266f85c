import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  ApiOkResponse,
  ApiPayloadTooLargeResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { LOG_FRONT_MAX_BYTES, LOG_FRONT_PATH } from '@polden/api-contract';
import { maskPhone } from '@polden/ru';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DoneDto } from '../../core/dto/done.dto.ts';
import { Public } from '../../core/access/access.decorators.ts';
import { addressKey } from '../../core/budgets/address-key.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { setBodyLimit } from '../../core/routes/body-limit.ts';
import { FrontLogEntryDto } from './log-front.dto.ts';

@ApiTags('log')
@Public()
@Controller()
export class LogFrontController {
  /** Of this process: it bounds how fast the log grows, nothing else. */
  private readonly limiter: RateLimiterMemory;

  constructor({ limits }: ApiConfig, adapterHost: HttpAdapterHost<FastifyAdapter>) {
    const { points, seconds } = limits.frontLog.ip;
    this.limiter = new RateLimiterMemory({ points, duration: seconds });
    setBodyLimit(adapterHost, [LOG_FRONT_PATH], LOG_FRONT_MAX_BYTES);
  }

  @Post(LOG_FRONT_PATH)
  @HttpCode(200)
  @ApiOkResponse({ type: DoneDto })
  @ApiPayloadTooLargeResponse()
  @ApiUnprocessableEntityResponse()
  @ApiTooManyRequestsResponse()
  async log(
    @Body() { level, payload: { phone, url, message } }: FrontLogEntryDto,
    @Req() request: FastifyRequest,
  ): Promise<DoneDto> {
    await this.spend(request.ip);
    const visitor = phone ? { visitor: maskPhone(phone) } : {};
    const said = message ? { message: impersonal(message.replace(/\?[^\s)'"]*/gu, '')) } : {};
    request.log[level]({ ...visitor, page: pageOf(url), ...said }, 'front');
    return { ok: true };
  }

  private async spend(ip: string): Promise<void> {
    try {
      await this.limiter.consume(addressKey(ip));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw AppError.tooMany('Слишком много записей: остальные пропущены', error.msBeforeNext / 1000);
    }
  }
}

/** Also as a browser writes it in an address. */
const MAIL = /(?<![\p{L}\p{N}_.+%-])[\p{L}\p{N}_.+%-]+(?:@|%40)[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+/giu;

/** Without what may be personal: query, fragment, addresses of mail and anything long enough to be a phone or a token. */
function pageOf(url: string): string {
  return impersonal(url.split(/[?#]/u, 1)[0] ?? '');
}

function impersonal(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(MAIL, '•')
    .replace(/\d(?:[\s()+-]{0,2}\d){5,}/gu, '•')
    .slice(0, 300);
}
