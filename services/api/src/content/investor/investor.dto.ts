import { ApiProperty } from '@nestjs/swagger';
import type {
  Bond,
  InvestorCalcOptions,
  InvestorEntityId,
  InvestorRate,
  ProfitOptionId,
} from '@polden/api-contract';

class InvestorEntityDto {
  @ApiProperty({ enum: [0, 1], description: '0 a natural person, 1 a legal one' })
  id: InvestorEntityId;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Whole roubles, the least of any term' })
  minSum: number;

  @ApiProperty({ description: 'Whole roubles' })
  defaultSum: number;
}

class ProfitOptionDto {
  @ApiProperty({ enum: [1, 2], description: '1 every month, 2 at the end of the term' })
  id: ProfitOptionId;

  @ApiProperty()
  title: string;
}

class DepositRateDto implements InvestorRate {
  @ApiProperty({ enum: [0, 1] })
  entity: InvestorEntityId;

  @ApiProperty({ enum: [1, 2] })
  profitOption: ProfitOptionId;

  @ApiProperty()
  months: number;

  @ApiProperty({ description: 'Percent a year, simple interest' })
  percent: number;

  @ApiProperty({ description: 'Whole roubles' })
  minSum: number;

  @ApiProperty({ description: 'Whole roubles' })
  maxSum: number;
}

export class InvestorCalcOptionsDto implements InvestorCalcOptions {
  @ApiProperty({ type: [InvestorEntityDto] })
  entities: InvestorEntityDto[];

  @ApiProperty({ description: 'Whole roubles, the most of any term' })
  maxSum: number;

  @ApiProperty({ type: [ProfitOptionDto] })
  profitOptions: ProfitOptionDto[];

  @ApiProperty({ type: [Number], description: 'Months' })
  periods: number[];

  @ApiProperty({ description: 'Months' })
  defaultPeriod: number;

  @ApiProperty({ type: [DepositRateDto] })
  rates: DepositRateDto[];

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Day of the last change of any of it',
  })
  asOf: string | null;
}

class BondRepaymentDto {
  @ApiProperty({ description: 'Number of the coupon, from 1' })
  coupon: number;

  @ApiProperty({ description: 'Percent of the face value' })
  percent: number;
}

export class BondDto implements Bond {
  @ApiProperty()
  id: number;

  @ApiProperty()
  ticker: string;

  @ApiProperty()
  numberIssue: string;

  @ApiProperty({ description: 'Percent a year' })
  coupon: number;

  @ApiProperty({ description: 'Whole roubles' })
  volume: number;

  @ApiProperty({ format: 'date' })
  dateBeforeOffer: string;

  @ApiProperty({ description: 'Year of the issue' })
  currentYear: number;

  @ApiProperty({ description: 'Years to maturity' })
  year: number;

  @ApiProperty({ description: 'Of one bond, whole roubles' })
  nominal: number;

  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  placedOn: string | null;

  @ApiProperty({ enum: [1, 2, 4, 12] })
  couponsAYear: number;

  @ApiProperty({
    type: [BondRepaymentDto],
    description: 'Returned before the maturity; the rest is returned then',
  })
  repayments: BondRepaymentDto[];

  @ApiProperty({ format: 'date', description: 'Day of the last change' })
  asOf: string;
}
