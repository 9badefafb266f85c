import { ApiProperty } from '@nestjs/swagger';
import {
  COMMENT_MAX,
  type CommentResolution,
  type ItemComment,
  type Mention,
  type NewComment,
} from '@polden/api-contract';
import { IsBoolean } from 'class-validator';
import { Lines } from '../../core/dto/field.ts';

export class NewCommentDto implements NewComment {
  @Lines(COMMENT_MAX, `Комментарий — не длиннее ${COMMENT_MAX} знаков`, {
    required: true,
    missing: 'Напишите комментарий',
  })
  text: string;
}

export class CommentResolutionDto implements CommentResolution {
  @ApiProperty()
  @IsBoolean({ message: 'Решено: да или нет' })
  resolved: boolean;
}

class ResolvedDto {
  @ApiProperty()
  by: string;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class ItemCommentDto implements ItemComment {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  author: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: [String] })
  mentions: string[];

  @ApiProperty({ type: ResolvedDto, nullable: true })
  resolved: ResolvedDto | null;
}

export class MentionDto implements Mention {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  type: string;

  @ApiProperty({ type: 'integer' })
  itemId: number;

  @ApiProperty()
  author: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ format: 'date-time' })
  at: string;
}
