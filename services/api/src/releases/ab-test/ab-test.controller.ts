import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { AB_TEST_ACTION, AB_TEST_PATHS, VISITOR_COOKIE } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DoneDto } from '../../core/dto/done.dto.ts';
import { Public, Requires } from '../../core/access/access.decorators.ts';
import { addressKey } from '../../core/budgets/address-key.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { AbTestEntryDto, AbTestResultDto } from './ab-test.dto.ts';
import { AbTestService } from './ab-test.service.ts';

@ApiTags('ab-test')
@Controller()
export class AbTestController {
  /** Of this process: it bounds how fast the table grows, nothing else. */
  private readonly limiter: RateLimiterMemory;

  constructor(
    private readonly abTest: AbTestService,
    { limits }: ApiConfig,
  ) {
    const { points, seconds } = limits.abTest.ip;
    this.limiter = new RateLimiterMemory({ points, duration: seconds });
  }

  @Public()
  @Post(AB_TEST_PATHS.addEvent)
  @HttpCode(200)
  @ApiOkResponse({ type: DoneDto })
  @ApiUnprocessableEntityResponse()
  @ApiTooManyRequestsResponse()
  async add(@Body() { event }: AbTestEntryDto, @Req() request: FastifyRequest): Promise<DoneDto> {
    try {
      await this.limiter.consume(addressKey(request.ip));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw AppError.tooMany('Слишком много событий: остальные пропущены', error.msBeforeNext / 1000);
    }
    await this.abTest.add(event, request.cookies[VISITOR_COOKIE]);
    return { ok: true };
  }

  @Requires(AB_TEST_ACTION)
  @ApiBearerAuth()
  @Get(AB_TEST_PATHS.results)
  @ApiOkResponse({ type: [AbTestResultDto] })
  results(): Promise<AbTestResultDto[]> {
    return this.abTest.results();
  }
}
