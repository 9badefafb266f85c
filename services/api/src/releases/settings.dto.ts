import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { RemoteSettings, RemoteSettingsChange } from '@polden/api-contract';
import { IsBoolean, IsInt, IsNumber, Max, Min } from 'class-validator';
import { SeenFields } from '../core/dto/expect-as-seen.ts';
import { MayBeAbsent } from '../core/dto/validators.ts';
import { IsRemote } from './release-fields.ts';

const MAX_VIEWS = 1_000_000;
const MIN_BUDGET = 1_000;
const MAX_BUDGET = 10_000_000;

export class RemoteSettingsChangeDto implements RemoteSettingsChange {
  @ApiProperty({ example: 'mfe-lending' })
  @IsRemote()
  remote: string;

  @ApiPropertyOptional()
  @MayBeAbsent()
  @IsBoolean({ message: 'Включён или выключен' })
  automaticRollback?: boolean;

  @ApiPropertyOptional({ minimum: 1, maximum: MAX_VIEWS })
  @MayBeAbsent()
  @IsInt({ message: 'Целое число просмотров' })
  @Min(1, { message: 'Не меньше одного просмотра' })
  @Max(MAX_VIEWS, { message: 'Не больше миллиона просмотров' })
  minimumViews?: number;

  @ApiPropertyOptional({ minimum: 0, maximum: 1, description: '0.01 is one page view in a hundred' })
  @MayBeAbsent()
  @IsNumber({}, { message: 'Доля от 0 до 1' })
  @Min(0, { message: 'Доля от 0 до 1' })
  @Max(1, { message: 'Доля от 0 до 1' })
  tolerance?: number;

  @ApiPropertyOptional({ minimum: MIN_BUDGET, maximum: MAX_BUDGET })
  @MayBeAbsent()
  @IsInt({ message: 'Целое число байт' })
  @Min(MIN_BUDGET, { message: 'Не меньше 1 000 байт' })
  @Max(MAX_BUDGET, { message: 'Не больше 10 000 000 байт' })
  budgetBytes?: number;

  @SeenFields()
  seen?: Partial<RemoteSettings>;
}
