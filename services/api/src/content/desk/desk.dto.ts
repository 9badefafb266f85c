import { ApiProperty } from '@nestjs/swagger';
import {
  CONTENT_STATES,
  type ContentState,
  type Desk,
  type FoundItem,
  type MissedMoment,
} from '@polden/api-contract';
import { Sought } from '../../core/dto/sought.ts';

export class FindQueryDto {
  @Sought()
  q: string = '';
}

class DeskItemDto {
  @ApiProperty({ example: 'blog' })
  type: string;

  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

class DeskAuthorDto {
  @ApiProperty()
  name: string;

  @ApiProperty()
  isMe: boolean;
}

class DeskDraftDto extends DeskItemDto {
  @ApiProperty({ type: DeskAuthorDto, nullable: true })
  author: DeskAuthorDto | null;

  @ApiProperty({ description: 'Changes of what visitors see already' })
  over: boolean;
}

class DeskDraftsDto {
  @ApiProperty()
  total: number;

  @ApiProperty({ type: [DeskDraftDto] })
  items: DeskDraftDto[];
}

class DeskItemsDto {
  @ApiProperty()
  total: number;

  @ApiProperty({ type: [DeskItemDto] })
  items: DeskItemDto[];
}

class MissedMomentDto extends DeskItemDto implements MissedMoment {
  @ApiProperty({ enum: ['draft', 'unpublish'] })
  event: 'draft' | 'unpublish';

  @ApiProperty()
  failure: string;
}

class MissedMomentsDto {
  @ApiProperty()
  total: number;

  @ApiProperty({ type: [MissedMomentDto] })
  items: MissedMomentDto[];
}

class WaitingItemsDto {
  @ApiProperty({ example: 'review' })
  type: string;

  @ApiProperty()
  total: number;
}

class WaitingDraftsDto extends WaitingItemsDto {
  @ApiProperty({ description: 'Changes of published items' })
  over: boolean;
}

export class DeskDto implements Desk {
  @ApiProperty()
  drafts: DeskDraftsDto;

  @ApiProperty()
  scheduled: DeskItemsDto;

  @ApiProperty({ type: MissedMomentsDto })
  missed: MissedMomentsDto;

  @ApiProperty({ type: [WaitingItemsDto] })
  toModerate: WaitingItemsDto[];

  @ApiProperty({ type: [WaitingDraftsDto] })
  toApprove: WaitingDraftsDto[];

  @ApiProperty({ type: [DeskItemDto] })
  recent: DeskItemDto[];
}

export class FoundItemDto implements FoundItem {
  @ApiProperty({ example: 'blog' })
  type: string;

  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ enum: CONTENT_STATES })
  state: ContentState;

  @ApiProperty()
  archived: boolean;
}
