import { ApiProperty, PickType } from '@nestjs/swagger';
import { type NewSavedView, SAVED_VIEW_TITLE_MAX, type SavedView } from '@polden/api-contract';
import { IsBoolean, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { IsLine } from '../../core/dto/validators.ts';

export class SavedViewsQueryDto {
  @ApiProperty({ example: 'blog' })
  @IsString({ message: 'Назовите раздел' })
  @MaxLength(60, { message: 'Такого раздела нет' })
  type: string;
}

export class NewSavedViewDto extends SavedViewsQueryDto implements NewSavedView {
  @ApiProperty({ maxLength: SAVED_VIEW_TITLE_MAX })
  @IsLine(SAVED_VIEW_TITLE_MAX, `Назовите вид одной строкой, не длиннее ${SAVED_VIEW_TITLE_MAX} знаков`)
  @MinLength(1, { message: 'Назовите вид' })
  title: string;

  @ApiProperty({ example: '?status=draft' })
  @IsString({ message: 'Вид составлен неверно' })
  @Matches(/^(?:\?[^\s#]*)?$/u, { message: 'Вид составлен неверно' })
  @MaxLength(1000, { message: 'Вид составлен неверно' })
  search: string;
}

export class RenameViewDto extends PickType(NewSavedViewDto, ['title']) {}

export class ShareViewDto {
  @ApiProperty()
  @IsBoolean({ message: 'Показывать всем: да или нет' })
  shared: boolean;
}

export class SavedViewDto implements SavedView {
  @ApiProperty()
  id: number;

  @ApiProperty()
  type: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  search: string;

  @ApiProperty()
  shared: boolean;

  @ApiProperty()
  mine: boolean;

  @ApiProperty()
  owner: string;

  @ApiProperty({ required: false, enum: [true], description: 'Some of its filters are gone' })
  reduced?: true;
}
