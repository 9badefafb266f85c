import { ApiProperty } from '@nestjs/swagger';
import type {
  BlogAuthor,
  BlogCategory,
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

class BlogSubjectDto implements Pick<BlogCategory, 'slug' | 'title'> {
  @ApiProperty()
  slug: string;

  @ApiProperty()
  title: string;
}

export class BlogCategoryDto extends BlogSubjectDto implements BlogCategory {
  @ApiProperty()
  lead: string;

  @ApiProperty({ description: 'How many of them visitors see' })
  posts: number;
}

class BlogAuthorDto implements BlogAuthor {
  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'Position or occupation' })
  role: string;

  @ApiProperty()
  about: string;

  @ApiProperty({ type: DescribedPictureDto, nullable: true })
  portrait: DescribedPictureDto | null;

  @ApiProperty()
  isStaff: boolean;
}

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

  @ApiProperty({ type: BlogSubjectDto, nullable: true })
  category: BlogSubjectDto | null;

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

  @ApiProperty({ type: BlogAuthorDto, nullable: true })
  author: BlogAuthorDto | null;
}

export class BlogPostsDto implements BlogPosts {
  @ApiProperty({ type: [BlogPostCardDto] })
  posts: BlogPostCardDto[];

  @ApiProperty()
  pageCount: number;

  @ApiProperty({ type: BlogCategoryDto, nullable: true, description: 'The one that was asked for' })
  category: BlogCategoryDto | null;
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
