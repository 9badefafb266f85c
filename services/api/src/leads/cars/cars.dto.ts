import type { CarCost, CarCostRequest } from '@polden/api-contract';
import { formatNumber } from '@polden/ru';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { WholeNumber } from '../../core/dto/field.ts';

const MAX_ID = 1_000_000;
const MAX_MILEAGE = 1_500_000;
const BRAND = 'Выберите марку';
const MODEL = 'Выберите модель';
const YEAR = 'Укажите год выпуска';
const MILEAGE = `Пробег — целое число километров, до ${formatNumber(MAX_MILEAGE)}`;

export class CarCostRequestDto implements CarCostRequest {
  @ApiProperty({ type: 'integer', example: 30 })
  @WholeNumber()
  @IsInt({ message: BRAND })
  @Min(1, { message: BRAND })
  @Max(MAX_ID, { message: BRAND })
  brandId: number;

  @ApiProperty({ type: 'integer', example: 30_001 })
  @WholeNumber()
  @IsInt({ message: MODEL })
  @Min(1, { message: MODEL })
  @Max(MAX_ID, { message: MODEL })
  modelId: number;

  @ApiProperty({ type: 'integer', example: 2020 })
  @WholeNumber()
  @IsInt({ message: YEAR })
  year: number;

  @ApiPropertyOptional({ type: 'integer', description: 'Kilometres', example: 90_000 })
  @IsOptional()
  @WholeNumber()
  @IsInt({ message: MILEAGE })
  @Min(0, { message: MILEAGE })
  @Max(MAX_MILEAGE, { message: MILEAGE })
  mileage?: number;
}

export class CarCostDto implements CarCost {
  @ApiProperty({ type: 'integer', description: 'Whole roubles', example: 1_020_000 })
  cost: number;

  @ApiProperty({ enum: ['RUB'] })
  currency: 'RUB';
}
