import { ApiProperty } from '@nestjs/swagger';
import {
  SEARCH_KINDS,
  SEARCH_MAX_LENGTH,
  type SearchFragment,
  type SearchHit,
  type SearchKind,
  type SearchPage,
  type SearchPlace,
  type SearchQuery,
  type SearchSuggestion,
} from '@polden/api-contract';
import { visibleText } from '@polden/field-kinds';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { ContentPageQueryDto } from '../content-query.dto.ts';

const cut = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? visibleText(value).slice(0, SEARCH_MAX_LENGTH) : value;

export class SuggestQueryDto {
  @ApiProperty({ maxLength: SEARCH_MAX_LENGTH, description: 'What is longer is cut' })
  @Transform(cut)
  @IsString({ message: 'Введите, что найти' })
  q: string;
}

export class SearchQueryDto extends ContentPageQueryDto implements SearchQuery {
  @ApiProperty({ maxLength: SEARCH_MAX_LENGTH, description: 'What is longer is cut' })
  @Transform(cut)
  @IsString({ message: 'Введите, что найти' })
  q: string;

  @ApiProperty({ required: false, enum: SEARCH_KINDS })
  @IsOptional()
  @IsIn(SEARCH_KINDS, { message: 'Такого раздела нет' })
  kind?: SearchKind;
}

class SearchFragmentDto implements SearchFragment {
  @ApiProperty()
  text: string;

  @ApiProperty({ description: 'Says what was asked for' })
  marked: boolean;
}

export class SearchSuggestionDto implements SearchSuggestion {
  @ApiProperty({ enum: SEARCH_KINDS })
  kind: SearchKind;

  @ApiProperty()
  path: string;

  @ApiProperty()
  title: string;
}

class SearchHitDto extends SearchSuggestionDto implements SearchHit {
  @ApiProperty({ type: [SearchFragmentDto] })
  fragments: SearchFragmentDto[];

  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  public_at: string | null;
}

class SearchKindCountDto {
  @ApiProperty({ enum: SEARCH_KINDS })
  kind: SearchKind;

  @ApiProperty()
  count: number;
}

class SearchPlaceDto extends SearchKindCountDto implements SearchPlace {
  @ApiProperty({ description: 'Of one of these pages' })
  path: string;
}

export class SearchPageDto implements SearchPage {
  @ApiProperty({ type: [SearchHitDto] })
  items: SearchHitDto[];

  @ApiProperty()
  pageCount: number;

  @ApiProperty({ description: 'Of the chosen kind' })
  total: number;

  @ApiProperty({ type: [SearchKindCountDto] })
  kinds: SearchKindCountDto[];

  @ApiProperty({ type: [SearchPlaceDto], description: 'The same counts by pages of one route' })
  places: SearchPlaceDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What was looked for instead of a misspelt question',
  })
  corrected: string | null;
}
