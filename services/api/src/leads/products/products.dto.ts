import {
  PRODUCT_CODES,
  type ProductCode,
  type ProductInfo,
  type ProductRate,
  type ProductsInfo,
  type Promotion,
  type TermWordForms,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';

class RangeDto {
  @ApiProperty()
  min: number;

  @ApiProperty()
  max: number;
}

class SumDto extends RangeDto {
  @ApiProperty()
  step: number;

  @ApiProperty()
  default: number;
}

class TermsDto extends SumDto {
  @ApiProperty({ description: 'Days in the unit of termsDesc: 360 for years, 30 for months, 1 for days' })
  multiply: number;
}

class TermWordFormsDto implements TermWordForms {
  @ApiProperty({ example: 'месяц' })
  single: string;

  @ApiProperty({ example: 'месяца' })
  more: string;

  @ApiProperty({ example: 'месяцев' })
  many: string;
}

class ProductRateDto implements ProductRate {
  @ApiProperty({ description: 'Applies to terms of at least this many days' })
  fromDays: number;

  @ApiProperty({ description: 'Percent per unit' })
  percent: number;

  @ApiProperty({ enum: ['day', 'month'] })
  unit: ProductRate['unit'];
}

export class ProductInfoDto implements ProductInfo {
  @ApiProperty({ enum: PRODUCT_CODES })
  product: ProductCode;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Days' })
  terms: TermsDto;

  @ApiProperty({ description: 'Whole roubles' })
  sum: SumDto;

  @ApiProperty()
  termsDesc: TermWordFormsDto;

  @ApiProperty()
  additionalSteps: number;

  @ApiProperty({ type: [ProductRateDto] })
  rates: ProductRateDto[];

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Published average full cost, percent a year: with a third on top it caps the cost',
  })
  marketAveragePercent: number | null;

  @ApiProperty({
    description: 'Lowest and highest full cost over the sums and terms, promotion included; percent a year',
  })
  fullCost: RangeDto;
}

export class PromotionDto implements Promotion {
  @ApiProperty()
  name: string;

  @ApiProperty({ enum: PRODUCT_CODES })
  product: ProductCode;

  @ApiProperty({ description: 'Days' })
  term: RangeDto;

  @ApiProperty({ description: 'Whole roubles' })
  sum: RangeDto;

  @ApiProperty()
  link: string;
}

export class ProductsInfoDto implements ProductsInfo {
  @ApiProperty({ type: [ProductInfoDto] })
  products: ProductInfoDto[];

  @ApiProperty({ type: PromotionDto, nullable: true })
  promotion: PromotionDto | null;
}
