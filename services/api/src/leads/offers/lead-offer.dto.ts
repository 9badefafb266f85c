import { type LeadOffer, PRODUCT_CODES, type ProductCode, type PromotionUsed } from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';

export class LeadLimitDto {
  @ApiProperty({ description: 'Whole roubles' })
  sum: number;

  @ApiProperty({ type: 'integer', nullable: true })
  monthCount: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  days: number | null;
}

export class PromotionUsedDto implements PromotionUsed {
  @ApiProperty({
    format: 'date',
    description: 'When the same phone signed the documents of its loan without interest',
  })
  on: string;

  @ApiProperty({ format: 'date', description: 'From when on it may have another' })
  again: string;
}

export class LeadOfferDto extends LeadLimitDto implements LeadOffer {
  @ApiProperty({ enum: PRODUCT_CODES, description: 'Of which its terms are' })
  product: ProductCode;

  @ApiProperty({ type: 'integer', description: 'Monthly, or the single one of a payday loan' })
  paymentKopecks: number;

  @ApiProperty({
    type: 'integer',
    description: 'Fewer than months where the law ends the loan before its term',
  })
  paymentCount: number;

  @ApiProperty({ type: 'integer' })
  lastPaymentKopecks: number;

  @ApiProperty({ type: 'integer' })
  overpaymentKopecks: number;

  @ApiProperty({ description: 'Percent a year' })
  fullCostPercent: number;

  @ApiProperty({ type: 'integer', description: 'Hours between the signature and the money' })
  coolingOffHours: number;

  @ApiProperty({
    format: 'date',
    required: false,
    description:
      'Until this day is over in Moscow it can be signed; not set while the decision is preliminary',
  })
  until?: string;

  @ApiProperty({
    type: PromotionUsedDto,
    required: false,
    description: 'Why there is interest on a loan of the promotion',
  })
  promotionUsed?: PromotionUsedDto;

  @ApiProperty({
    type: LeadLimitDto,
    required: false,
    description: 'What was asked for, where it is something else',
  })
  asked?: LeadLimitDto;
}
