import { ApiProperty } from '@nestjs/swagger';
import {
  type FocalPoint,
  type MediaDescription,
  MEDIA_KINDS,
  type MediaKind,
  type MediaList,
  type MediaListItem,
  type MediaListQuery,
  type MediaUse,
  type UnseenState,
} from '@polden/api-contract';
import { ALT_MAX } from '@polden/content-model';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { QueryPage } from '../../../core/dto/query-page.ts';
import { Sought } from '../../../core/dto/sought.ts';
import { IsLine } from '../../../core/dto/validators.ts';
import { IsShare } from '../is-share.decorator.ts';
import { MediaImageDto, StoredFileDto } from '../media.dto.ts';

const BAD_ALT = `Описание картинки — не длиннее ${ALT_MAX} знаков`;
const IS_SHARE = 'Точка задаётся долями ширины и высоты: от 0 до 1';

export class MediaListQueryDto implements MediaListQuery {
  @QueryPage()
  page: number = 1;

  @ApiProperty({ required: false, description: 'Part of the name of a file, or its id' })
  @Sought()
  search: string = '';

  @ApiProperty({ required: false, enum: MEDIA_KINDS })
  @IsOptional()
  @IsIn(MEDIA_KINDS, { message: 'Бывают только картинки и файлы' })
  kind?: MediaKind;

  @ApiProperty({ required: false, enum: ['1'] })
  @IsOptional()
  @IsIn(['1'], { message: 'Без описания — это undescribed=1' })
  undescribed?: '1';

  @ApiProperty({ required: false, enum: ['only'] })
  @IsOptional()
  @IsIn(['only'], { message: 'Корзина — это trashed=only' })
  trashed?: 'only';
}

export class MediaDescriptionDto implements MediaDescription {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Такой картинки нет' })
  id: string;

  @ApiProperty({ maxLength: ALT_MAX })
  @IsLine(ALT_MAX, BAD_ALT)
  alt: string;
}

const UNSEEN: UnseenState[] = ['draft', 'scheduled', 'trashed'];

export class MediaUseDto implements MediaUse {
  @ApiProperty({ example: 'blog' })
  contentType: string;

  @ApiProperty()
  itemId: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ enum: UNSEEN, required: false, description: 'Why visitors do not see it' })
  unseen?: UnseenState;
}

export class FocalPointDto implements FocalPoint {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Такой картинки нет' })
  id: string;

  @IsShare(IS_SHARE)
  x: number;

  @IsShare(IS_SHARE)
  y: number;
}

export class MediaListItemDto implements MediaListItem {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: MEDIA_KINDS })
  kind: MediaKind;

  @ApiProperty()
  fileName: string;

  @ApiProperty({ description: 'Of what was uploaded' })
  bytes: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ description: 'How many items of the content show it' })
  uses: number;

  @ApiProperty({ description: 'Suggested for the places of an image' })
  alt: string;

  @ApiProperty({ type: MediaImageDto, nullable: true })
  image: MediaImageDto | null;

  @ApiProperty({ type: StoredFileDto, nullable: true })
  file: StoredFileDto | null;
}

export class MediaListDto implements MediaList {
  @ApiProperty({ type: [MediaListItemDto] })
  items: MediaListItemDto[];

  @ApiProperty()
  pageCount: number;
}
