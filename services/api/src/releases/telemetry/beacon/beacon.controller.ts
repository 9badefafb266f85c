import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { TELEMETRY_PATHS } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Public, TakesText } from '../../../core/access/access.decorators.ts';
import { addressKey } from '../../../core/budgets/address-key.ts';
import { ApiConfig } from '../../../core/config/api-config.ts';
import { BeaconQueue } from './beacon-queue.ts';
import { hourlyNameOf } from './network.ts';
import { readBeacon } from './read-beacon.ts';

@ApiTags('telemetry')
@Controller()
export class BeaconController {
  /** Of this process: what must hold over all of them, the weight of a network, is counted in the database. */
  private readonly limiter: RateLimiterMemory;

  constructor(
    private readonly config: ApiConfig,
    private readonly queue: BeaconQueue,
  ) {
    const { points, seconds } = config.limits.telemetry.beaconIp;
    this.limiter = new RateLimiterMemory({ points, duration: seconds });
  }

  /** Answers the same to everything, so that a forger learns nothing. */
  @Post(TELEMETRY_PATHS.beacon)
  @HttpCode(204)
  @Public()
  @TakesText()
  @ApiConsumes('text/plain')
  @ApiBody({ schema: { type: 'string', description: 'JSON of a Beacon, at most 16 KB' } })
  @ApiNoContentResponse()
  async report(@Body() body: unknown, @Req() { ip }: FastifyRequest): Promise<void> {
    if (typeof body !== 'string' || !(await this.mayReport(ip))) return;
    const { telemetry } = this.config.secrets;
    const report = readBeacon(body, telemetry);
    if (!report || !this.config.releases.environments.includes(report.environment)) return;
    this.queue.add({ ...report, network: hourlyNameOf(ip, telemetry) });
  }

  private async mayReport(ip: string): Promise<boolean> {
    try {
      await this.limiter.consume(addressKey(ip));
      return true;
    } catch {
      // The limiter rejects with what is left of the budget: nothing.
      return false;
    }
  }
}
