import type { InboxMessage, InboxMessages } from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsMobilePhone } from '../../core/dto/validators.ts';

export class InboxQueryDto {
  @ApiPropertyOptional({ description: 'All phones when left out' })
  @IsOptional()
  @IsMobilePhone()
  phone?: string;
}

export class InboxMessageDto implements InboxMessage {
  @ApiProperty()
  phone: string;

  @ApiProperty()
  text: string;

  @ApiProperty()
  code: string;

  @ApiProperty()
  createdAt: string;
}

export class InboxMessagesDto implements InboxMessages {
  @ApiProperty({ type: [InboxMessageDto] })
  items: InboxMessageDto[];
}
