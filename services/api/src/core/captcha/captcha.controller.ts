import { Controller, Get, Header, Ip } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { CAPTCHA_PATHS } from '@polden/api-contract';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Public } from '../access/access.decorators.ts';
import { addressKey } from '../budgets/address-key.ts';
import { ApiConfig } from '../config/api-config.ts';
import { AppError } from '../errors/app-error.ts';
import { CaptchaChallengeDto } from './captcha.dto.ts';
import { CaptchaService } from './captcha.service.ts';

@ApiTags('captcha')
@Public()
@Controller()
export class CaptchaController {
  /** Of this process: making a challenge costs a derivation, which nobody may order without end. */
  private readonly limiter: RateLimiterMemory;

  constructor(
    private readonly captcha: CaptchaService,
    { limits }: ApiConfig,
  ) {
    const { points, seconds } = limits.captcha.challengeIp;
    this.limiter = new RateLimiterMemory({ points, duration: seconds });
  }

  @Get(CAPTCHA_PATHS.challenge)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: CaptchaChallengeDto })
  @ApiNotFoundResponse({ description: 'Another captcha driver is at work' })
  @ApiTooManyRequestsResponse()
  async challenge(@Ip() ip: string): Promise<CaptchaChallengeDto> {
    try {
      await this.limiter.consume(addressKey(ip));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw AppError.tooMany('Слишком много проверок подряд. Попробуйте позже', error.msBeforeNext / 1000);
    }
    return this.captcha.challenge();
  }
}
