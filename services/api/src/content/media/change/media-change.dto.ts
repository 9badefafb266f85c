import { ApiProperty } from '@nestjs/swagger';
import {
  type MediaCrop,
  MEDIA_DESCRIBED_AT_ONCE,
  type MediaDescribed,
  type MediaDescriptions,
  type MediaDuplicates,
  MEDIA_TURNS,
  type MediaTransform,
  type MediaTurn,
} from '@polden/api-contract';
import { ArrayMaxSize, ArrayNotEmpty, IsIn, IsOptional, IsUUID } from 'class-validator';
import { DoneDto } from '../../../core/dto/done.dto.ts';
import { ListOf, ObjectOf } from '../../../core/dto/nested.ts';
import { IsShare } from '../is-share.decorator.ts';
import { MediaDescriptionDto, MediaListItemDto } from '../library/media-library.dto.ts';

const IS_SHARE = 'Кадр задаётся долями ширины и высоты: от 0 до 1';
const SOME = `Опишите от 1 до ${MEDIA_DESCRIBED_AT_ONCE} картинок`;

export class MediaDescriptionsDto implements MediaDescriptions {
  @ApiProperty({ type: [MediaDescriptionDto] })
  @ArrayNotEmpty({ message: SOME })
  @ArrayMaxSize(MEDIA_DESCRIBED_AT_ONCE, { message: SOME })
  @ListOf(MediaDescriptionDto, SOME)
  items: MediaDescriptionDto[];
}

export class MediaDescribedDto extends DoneDto implements MediaDescribed {
  @ApiProperty({
    type: [String],
    description: 'Ids of what was left as it is: described in other words meanwhile, or gone',
  })
  left: string[];
}

class MediaCropDto implements MediaCrop {
  @IsShare(IS_SHARE)
  x: number;

  @IsShare(IS_SHARE)
  y: number;

  @IsShare(IS_SHARE)
  width: number;

  @IsShare(IS_SHARE)
  height: number;
}

export class MediaTransformDto implements MediaTransform {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Такой картинки нет' })
  id: string;

  @ApiProperty({ enum: MEDIA_TURNS })
  @IsIn(MEDIA_TURNS, { message: 'Поворот: 0, 90, 180 или 270 градусов' })
  rotate: MediaTurn;

  @ApiProperty({ type: MediaCropDto, nullable: true })
  @IsOptional()
  @ObjectOf(MediaCropDto)
  crop: MediaCropDto | null = null;

  @ApiProperty({ enum: ['copy', 'replace'] })
  @IsIn(['copy', 'replace'], { message: 'Сохранить копией (copy) или заменить (replace)' })
  keep: 'copy' | 'replace';
}

export class MediaDuplicatesDto implements MediaDuplicates {
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { $ref: '#/components/schemas/MediaListItemDto' } },
  })
  groups: MediaListItemDto[][];

  @ApiProperty({ type: 'integer' })
  unseen: number;
}
