import { ApiProperty } from '@nestjs/swagger';
import {
  type AddReview,
  FORM_MESSAGES,
  type Review,
  REVIEW_TYPES,
  type ReviewAdded,
  type ReviewConsent,
  type ReviewFile,
  type Reviews,
  type ReviewSummary,
  type ReviewType,
} from '@polden/api-contract';
import { email, phone, REQUEST_TEXTS } from '@polden/field-kinds';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, Ticked, WholeNumber } from '../../../core/dto/field.ts';
import { MediaImageDto } from '../../media/media.dto.ts';
import { QueryPage } from '../../../core/dto/query-page.ts';

const IS_RATING = 'Оценка — целое число от 1 до 5';

/** Forms send what was left empty as ''. */
const OptionalText = () =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    return value.trim() || undefined;
  });

export class AddReviewDto implements AddReview {
  @ApiProperty({ enum: REVIEW_TYPES, required: false, default: 'review' })
  @OptionalText()
  @IsOptional()
  @IsIn(REVIEW_TYPES, { message: 'Выберите: отзыв или обращение' })
  type?: ReviewType;

  @Field(REQUEST_TEXTS.review, { required: true, missing: missingText })
  message: string;

  @Field(REQUEST_TEXTS.name, { required: true, missing: FORM_MESSAGES.name })
  name: string;

  @Field(email)
  email?: string;

  @Field(phone, { api: { description: 'Phone' } })
  number?: string;

  @ApiProperty({ required: false, minimum: 1, maximum: 5 })
  @WholeNumber()
  @IsOptional()
  @IsInt({ message: IS_RATING })
  @Min(1, { message: IS_RATING })
  @Max(5, { message: IS_RATING })
  rating?: number;

  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;
}

/** A review and a letter to the company ask for their text in words of their own. */
function missingText(sent: object): string {
  return 'type' in sent && sent.type === 'feedback' ? FORM_MESSAGES.letter : FORM_MESSAGES.review;
}

export class ReviewAddedDto implements ReviewAdded {
  @ApiProperty({ enum: [true] })
  ok: true;

  @ApiProperty({ format: 'date-time' })
  created: string;
}

export class ReviewsQueryDto {
  @QueryPage()
  page: number = 1;

  @ApiProperty({ required: false, minimum: 1, maximum: 5 })
  @WholeNumber()
  @IsOptional()
  @IsInt({ message: IS_RATING })
  @Min(1, { message: IS_RATING })
  @Max(5, { message: IS_RATING })
  stars?: number;
}

class ReviewDto implements Review {
  @ApiProperty()
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: Number, nullable: true, description: 'From 1 to 5' })
  rating: number | null;

  @ApiProperty()
  message: string;

  @ApiProperty({ description: 'Of the company' })
  answer: string;

  @ApiProperty({ format: 'date-time' })
  public_at: string;

  @ApiProperty({ type: [MediaImageDto], required: false, description: 'Those that staff have published' })
  pictures?: MediaImageDto[];
}

export class ReviewsDto implements Reviews {
  @ApiProperty({ type: [ReviewDto] })
  items: ReviewDto[];

  @ApiProperty()
  pageCount: number;
}

class MarkCountDto {
  @ApiProperty({ description: 'From 5 down to 1' })
  stars: number;

  @ApiProperty()
  count: number;
}

export class ReviewSummaryDto implements ReviewSummary {
  @ApiProperty({ description: 'Reviews with a mark and without one' })
  count: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Mean of the marks, rounded to tenths' })
  rating: number | null;

  @ApiProperty({ type: [MarkCountDto] })
  marks: MarkCountDto[];
}

export class ReviewConsentDto implements ReviewConsent {
  @ApiProperty({ description: 'Of the document' })
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ format: 'date' })
  edition: string;

  @ApiProperty({ format: 'date-time' })
  givenAt: string;
}

export class ReviewFileDto implements ReviewFile {
  @ApiProperty({ description: 'From 1' })
  position: number;

  @ApiProperty()
  fileName: string;

  @ApiProperty()
  bytes: number;

  @ApiProperty()
  isPicture: boolean;

  @ApiProperty({ type: MediaImageDto, nullable: true, description: 'As visitors see it' })
  published: MediaImageDto | null;
}
