import { ApiProperty } from '@nestjs/swagger';
import { type CalcOptions, type LandParams, PRODUCT_CODES, type ProductCode } from '@polden/api-contract';
import { ProductsInfoDto } from '../products/products.dto.ts';

class LandStylesDto {
  @ApiProperty({ description: 'CSS colour' })
  background: string;

  @ApiProperty({ description: 'CSS colour' })
  textColor: string;
}

export class LandParamsDto implements LandParams {
  @ApiProperty({ description: 'Whether the page asks for a lead first' })
  lead: boolean;

  @ApiProperty()
  styles: LandStylesDto;
}

class CalcDefaultDto {
  @ApiProperty({ enum: PRODUCT_CODES })
  type: ProductCode;

  @ApiProperty({ enum: PRODUCT_CODES })
  tab: ProductCode;

  @ApiProperty({ description: 'Whole roubles' })
  sum: number;

  @ApiProperty({ description: 'Months' })
  period: number;

  @ApiProperty({ description: 'Days' })
  periodCalc: number;
}

export class CalcOptionsDto extends ProductsInfoDto implements CalcOptions {
  @ApiProperty()
  default: CalcDefaultDto;
}
