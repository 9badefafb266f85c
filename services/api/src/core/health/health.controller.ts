import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.decorators.ts';
import { DatabaseHealth } from '../database/database-health.ts';
import { AppError } from '../errors/app-error.ts';
import { Draining } from '../serving/draining.ts';
import { HealthDto } from './health.dto.ts';

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly database: DatabaseHealth,
    private readonly draining: Draining,
  ) {}

  /** The process answers: restart it when it does not. */
  @Get('live')
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return new HealthDto();
  }

  /** The database answers, takes writes and has every migration, and this process is not about to stop. */
  @Get('ready')
  @ApiOkResponse({ type: HealthDto })
  @ApiServiceUnavailableResponse()
  async ready(): Promise<HealthDto> {
    if (this.draining.isDraining) throw new AppError(503, 'Сервис останавливается');
    const problem = await this.database.problem();
    if (problem !== null) throw new AppError(503, problem);
    return new HealthDto();
  }
}
