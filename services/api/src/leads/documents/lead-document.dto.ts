import { type LeadDocument, PRODUCT_CODES, type ProductCode } from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

export class LeadDocumentsQueryDto {
  @ApiPropertyOptional({ enum: PRODUCT_CODES })
  @IsOptional()
  @IsIn(PRODUCT_CODES, { message: 'Такого займа нет' })
  product?: ProductCode;
}

export class LeadDocumentDto implements LeadDocument {
  @ApiProperty()
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Page with the text' })
  link: string;

  @ApiProperty()
  isRequired: boolean;
}
