import {
  LEAD_TYPES,
  type LeadProcessingStatus,
  type LeadType,
  type LoginLink,
  type LoginLinkRequest,
} from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { IsLine, IsMobilePhone } from '../dto/validators.ts';

export class LoginLinkRequestDto implements LoginLinkRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Неизвестная заявка' })
  leadId: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsMobilePhone()
  phone?: string;

  @ApiPropertyOptional({ enum: LEAD_TYPES })
  @IsOptional()
  @IsIn(LEAD_TYPES, { message: 'Неизвестный вид заявки' })
  leadType?: LeadType;

  @ApiPropertyOptional()
  @IsOptional()
  @IsLine(100, 'Неизвестный партнёр')
  partner?: string;
}

export class LoginLinkDto implements LoginLink {
  @ApiProperty({ description: 'Signed, expiring link to the personal account' })
  link: string;

  @ApiProperty({ enum: ['progress', 'success'] })
  status: LeadProcessingStatus;
}
