import type { InboxLetter, InboxLetters } from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsLine } from '../dto/validators.ts';

export class LettersQueryDto {
  @ApiPropertyOptional({ description: 'All addresses when left out' })
  @IsOptional()
  @IsLine(254, 'Неизвестный адрес')
  to?: string;
}

export class InboxLetterDto implements InboxLetter {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  to: string;

  @ApiProperty()
  subject: string;

  @ApiProperty()
  text: string;

  @ApiProperty()
  html: string;

  @ApiProperty()
  createdAt: string;
}

export class InboxLettersDto implements InboxLetters {
  @ApiProperty({ type: [InboxLetterDto] })
  items: InboxLetterDto[];
}
