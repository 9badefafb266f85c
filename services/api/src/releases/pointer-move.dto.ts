import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { EndedForSome, PointerMove } from '@polden/api-contract';
import { CanaryTargetDto } from './canary-target.dto.ts';

class MovedChannelDto {
  @ApiProperty()
  remote: string;

  @ApiProperty({ example: 'canary' })
  channel: string;

  @ApiProperty({ type: String, nullable: true })
  version: string | null;
}

class EndedForSomeDto implements EndedForSome {
  @ApiProperty({ example: '/primer' })
  path: string;

  @ApiProperty({ description: 'Of the visitors; with a target, of those in it' })
  percent: number;

  @ApiProperty({ type: CanaryTargetDto, nullable: true, description: 'Null: of all' })
  target: CanaryTargetDto | null;
}

export class PointerMoveDto implements PointerMove {
  @ApiProperty()
  environment: string;

  @ApiProperty({ type: [MovedChannelDto] })
  releases: MovedChannelDto[];

  @ApiProperty({ description: 'Of the release map that carries the change' })
  sequence: number;

  @ApiProperty({ description: 'Paths of routes that were live before it and are not any more' })
  endedPages: string[];

  @ApiPropertyOptional({ type: [EndedForSomeDto], description: 'Paths that go on for others' })
  endedForSome?: EndedForSomeDto[];
}
