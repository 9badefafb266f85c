import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, Headers, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../access/access.decorators.ts';
import { ApiConfig } from '../config/api-config.ts';
import { AppError } from '../errors/app-error.ts';
import { Metrics } from './metrics.ts';

/** For the monitoring system, which has METRICS_TOKEN; without one there is nothing here, except on a laptop. */
@ApiExcludeController()
@Public()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly config: ApiConfig,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async read(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (!this.isAllowed(authorization)) throw new AppError(404, 'Не найдено');
    void reply.type(this.metrics.contentType);
    return this.metrics.text();
  }

  private isAllowed(authorization = ''): boolean {
    const { metricsToken, local } = this.config;
    if (metricsToken === null) return local;
    return timingSafeEqual(digest(authorization), digest(`Bearer ${metricsToken}`));
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
