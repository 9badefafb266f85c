import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public } from '../access/access.decorators.ts';
import { pendingMigrations } from '../database/pending-migrations.ts';
import { AppError } from '../errors/app-error.ts';
import { HealthDto } from './health.dto.ts';

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly dataSource: DataSource) {}

  /** The process answers: restart it when it does not. */
  @Get('live')
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return new HealthDto();
  }

  /** The database answers and has every migration: send no requests here until then. */
  @Get('ready')
  @ApiOkResponse({ type: HealthDto })
  @ApiServiceUnavailableResponse()
  async ready(): Promise<HealthDto> {
    const pending = await pendingMigrations(this.dataSource).catch((cause: unknown) => {
      throw new AppError(503, 'База данных не отвечает', { cause });
    });
    if (pending.length > 0) throw new AppError(503, 'База данных ещё не обновлена');
    return new HealthDto();
  }
}
