import { ApiProperty } from '@nestjs/swagger';
import type { ContentChange, ContentChanges } from '@polden/api-contract';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Figures } from '../dto/figures.ts';

const A_SEQUENCE = 'since — целое число от 0';

export class ChangesQuery {
  @ApiProperty({ required: false, description: 'Sequence up to which the changes are known' })
  @IsOptional()
  @Figures()
  @IsInt({ message: A_SEQUENCE })
  @Min(0, { message: A_SEQUENCE })
  @Max(Number.MAX_SAFE_INTEGER, { message: A_SEQUENCE })
  since?: number;
}

class ContentChangeDto implements ContentChange {
  @ApiProperty()
  sequence: number;

  @ApiProperty({ type: [String], example: ['blog', 'blog:17'] })
  tags: string[];
}

export class ContentChangesDto implements ContentChanges {
  @ApiProperty()
  sequence: number;

  @ApiProperty({ type: [ContentChangeDto] })
  changes: ContentChangeDto[];

  @ApiProperty({ description: 'The changes are no longer kept: drop everything' })
  reset: boolean;
}
