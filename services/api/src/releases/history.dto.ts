import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { PointerChange, PointerHistory } from '@polden/api-contract';

const ACTIONS = ['promote', 'canary', 'rollback', 'preview', 'end', 'automatic-rollback', 'retire'] as const;

class PointerChangeDto implements PointerChange {
  @ApiProperty()
  id: number;

  @ApiProperty()
  remote: string;

  @ApiProperty({ example: 'stable' })
  channel: string;

  @ApiProperty({ enum: ACTIONS })
  action: (typeof ACTIONS)[number];

  @ApiProperty({ type: String, nullable: true })
  from: string | null;

  @ApiProperty({ type: String, nullable: true })
  to: string | null;

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'Of a canary' })
  percent?: number | null;

  @ApiProperty({ example: 'team:lending' })
  actor: string;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Of a member of the staff' })
  actorName?: string | null;

  @ApiProperty({ type: String, nullable: true })
  reason: string | null;

  @ApiProperty()
  sequence: number;

  @ApiProperty()
  changedAt: string;
}

export class PointerHistoryDto implements PointerHistory {
  @ApiProperty({ type: [PointerChangeDto] })
  items: PointerChangeDto[];

  @ApiProperty()
  pageCount: number;
}
