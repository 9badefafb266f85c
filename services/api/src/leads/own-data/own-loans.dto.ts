import type { LoanPaymentRequest, OwnLoan, OwnLoans } from '@polden/api-contract';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { LeadOfferDto } from '../offers/lead-offer.dto.ts';
import { TransferRequestDto } from '../payments/payments.dto.ts';

class OwnLoanDto implements OwnLoan {
  @ApiProperty({ format: 'uuid' })
  leadId: string;

  @ApiProperty({ description: 'Whole roubles' })
  sum: number;

  @ApiProperty({ format: 'date-time' })
  created: string;

  @ApiProperty({ type: LeadOfferDto, nullable: true })
  offer: LeadOfferDto | null;

  @ApiProperty({ example: 'И••• А•••' })
  payer: string;
}

export class OwnLoansDto implements OwnLoans {
  @ApiProperty({ type: [OwnLoanDto] })
  items: OwnLoanDto[];
}

export class LoanPaymentRequestDto
  extends PickType(TransferRequestDto, ['contract', 'sum'])
  implements LoanPaymentRequest
{
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Такого займа в кабинете нет: обновите страницу' })
  leadId: string;
}
