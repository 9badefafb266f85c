import type { RefusalOffer, RefusalShowcase } from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

export class RefusalShowcaseQueryDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Неизвестная заявка' })
  formSessionId: string;
}

class FullCostDto {
  @ApiProperty()
  min: number;

  @ApiProperty()
  max: number;
}

class RefusalOfferDto implements RefusalOffer {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ description: 'Whole roubles' })
  maxSum: number;

  @ApiProperty()
  term: string;

  @ApiProperty({ type: FullCostDto, description: 'Percent a year' })
  fullCost: FullCostDto;

  @ApiProperty()
  url: string;

  @ApiProperty()
  advertiser: string;

  @ApiProperty({ description: 'Token of the register of advertising' })
  erid: string;
}

export class RefusalShowcaseDto implements RefusalShowcase {
  @ApiProperty({ type: [RefusalOfferDto] })
  items: RefusalOfferDto[];
}
