import { ApiProperty } from '@nestjs/swagger';
import type {
  BlogIndex,
  BlogPost,
  BlogPostCard,
  BlogPosts,
  RatingResult,
  RatingUpdate,
} from '@polden/api-contract';
import { IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { IsRowId } from '../../core/dto/row-id.ts';
import { DescribedPictureDto } from '../media/media.dto.ts';

const IS_RATING = 'Оценка — целое число от 1 до 5';

export class BlogPostCardDto implements BlogPostCard {
  @ApiProperty()
  id: number;

  @ApiProperty()
  slug: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  lead: string;

  @ApiProperty({ format: 'date-time' })
  public_at: string;

  @ApiProperty({ type: DescribedPictureDto, nullable: true })
  image: DescribedPictureDto | null;

  @ApiProperty()
  readingMinutes: number;

  @ApiProperty({ description: 'Mean from 1 to 5 with one digit; 0 without votes' })
  rating: number;

  @ApiProperty()
  votes: number;
}

export class BlogPostDto extends BlogPostCardDto implements BlogPost {
  @ApiProperty({ description: 'Sanitised HTML' })
  content: string;
}

export class BlogPostsDto implements BlogPosts {
  @ApiProperty({ type: [BlogPostCardDto] })
  posts: BlogPostCardDto[];

  @ApiProperty()
  pageCount: number;
}

export class BlogIndexDto extends BlogPostsDto implements BlogIndex {
  @ApiProperty({ type: [BlogPostCardDto] })
  grands: BlogPostCardDto[];
}

export class RatingUpdateDto implements RatingUpdate {
  @ApiProperty()
  @IsRowId('Укажите статью')
  id: number;

  @ApiProperty({ minimum: 1, maximum: 5 })
  @IsInt({ message: IS_RATING })
  @Min(1, { message: IS_RATING })
  @Max(5, { message: IS_RATING })
  rating: number;

  @ApiProperty({ required: false, description: 'Instead of the cookie client_id' })
  @IsOptional()
  @IsString({ message: 'Неверный номер посетителя' })
  @Matches(/^[\w.-]{8,64}$/u, { message: 'Неверный номер посетителя' })
  clientId?: string;
}

export class RatingResultDto implements RatingResult {
  @ApiProperty({ enum: [true] })
  ok: true;

  @ApiProperty()
  rating: number;

  @ApiProperty()
  votes: number;
}
