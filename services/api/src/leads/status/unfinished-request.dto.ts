import {
  type HasCar,
  type RequestedLoan,
  PRODUCT_CODES,
  type ProductCode,
  type UnfinishedRequest,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';

export class RequestedLoanDto implements RequestedLoan {
  @ApiProperty({ description: 'Page with the form' })
  path: string;

  @ApiProperty({ enum: PRODUCT_CODES })
  product: ProductCode;

  @ApiProperty({ type: 'integer', description: 'Whole roubles' })
  requiredSum: number;

  @ApiProperty({ type: 'integer', nullable: true })
  requiredMonthCount: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  days: number | null;

  @ApiProperty({ enum: [0, 1, 2] })
  hasCar: HasCar;
}

export class UnfinishedRequestDto extends RequestedLoanDto implements UnfinishedRequest {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: ['decision', 'contract'] })
  asksFor: 'decision' | 'contract';

  @ApiProperty({ description: 'E.164' })
  phone: string;

  @ApiProperty({ type: String, nullable: true, description: 'Title' })
  city: string | null;

  @ApiProperty({ type: [String] })
  documents: string[];
}
