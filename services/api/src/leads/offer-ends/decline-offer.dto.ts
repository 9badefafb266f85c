import {
  DECLINE_REASONS,
  type DeclineOffer,
  type DeclineReason,
  type OfferDeclined,
} from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';

export class DeclineOfferDto implements DeclineOffer {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Неизвестная заявка' })
  leadId: string;

  @ApiPropertyOptional({ enum: DECLINE_REASONS })
  @IsOptional()
  @IsIn(DECLINE_REASONS, { message: 'Такой причины нет' })
  reason?: DeclineReason;
}

export class OfferDeclinedDto implements OfferDeclined {
  @ApiProperty({ enum: [true] })
  declined: true;
}
