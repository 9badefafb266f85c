import { createHmac, timingSafeEqual } from 'node:crypto';
import { Body, Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiNoContentResponse, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { OBSERVATIONS_SIGNATURE, TELEMETRY_PATHS } from '@polden/api-contract';
import { observationsKey } from '@polden/mfe-release';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../core/access/access.decorators.ts';
import { ApiConfig } from '../../../core/config/api-config.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { environmentOf } from '../../release-environment.ts';
import { ObservationsDto } from './observations.dto.ts';
import { ObservationsService } from './observations.service.ts';

@ApiTags('telemetry')
@Controller()
export class ObservationsController {
  private readonly key: Buffer;

  constructor(
    private readonly config: ApiConfig,
    private readonly observations: ObservationsService,
  ) {
    this.key = observationsKey(config.secrets.telemetry);
  }

  @Post(TELEMETRY_PATHS.observations)
  @HttpCode(204)
  @Public()
  @ApiHeader({
    name: OBSERVATIONS_SIGNATURE,
    description: 'Hex HMAC-SHA256 of the body by the key of shells',
  })
  @ApiNoContentResponse()
  @ApiUnprocessableEntityResponse()
  async add(
    @Body() body: ObservationsDto,
    @Headers(OBSERVATIONS_SIGNATURE) signature: string | undefined,
    @Req() { signedBody }: FastifyRequest,
  ): Promise<void> {
    if (!signedBody || !this.isSigned(signedBody, signature))
      throw new AppError(422, 'The signature is wrong');
    environmentOf(this.config, body.environment);
    await this.observations.add(body);
  }

  private isSigned(body: Buffer, signature = ''): boolean {
    const expected = Buffer.from(createHmac('sha256', this.key).update(body).digest('hex'));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
