import { ApiPropertyOptional, ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Figures } from '../core/dto/figures.ts';
import { QueryPage } from '../core/dto/query-page.ts';
import { IsEnvironment, IsRemote } from './release-fields.ts';

export class EnvironmentQuery {
  @ApiPropertyOptional({ example: 'production', description: 'Default: that of this registry' })
  @IsOptional()
  @IsEnvironment()
  environment?: string;
}

export class HistoryQuery extends EnvironmentQuery {
  @ApiPropertyOptional({ example: 'mfe-lending' })
  @IsOptional()
  @IsRemote()
  remote?: string;

  @QueryPage()
  page: number = 1;
}

const MAX_HOURS = 168;

export class HealthQuery extends EnvironmentQuery {
  @ApiProperty({ example: 'mfe-lending' })
  @IsRemote()
  remote: string;

  @ApiPropertyOptional({ default: 24, maximum: MAX_HOURS })
  @IsOptional()
  @Figures()
  @IsInt()
  @Min(1)
  @Max(MAX_HOURS)
  hours?: number;
}
