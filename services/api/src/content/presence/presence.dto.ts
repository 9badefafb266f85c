import { ApiProperty } from '@nestjs/swagger';
import {
  type ItemMoments,
  type ItemRemoval,
  type Presence,
  PRESENCE_ACTS,
  type PresenceAct,
  type PresenceBeat,
} from '@polden/api-contract';
import { IsIn, IsUUID } from 'class-validator';
import { IsRowId } from '../../core/dto/row-id.ts';
import { IsLine } from '../../core/dto/validators.ts';

export class PresenceBeatDto implements PresenceBeat {
  @ApiProperty({ example: 'blog' })
  @IsLine(60, 'Нужен раздел')
  contentType: string;

  @ApiProperty()
  @IsRowId('Нужен номер записи')
  itemId: number;

  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Нужен номер формы' })
  form: string;

  @ApiProperty({ enum: PRESENCE_ACTS })
  @IsIn(PRESENCE_ACTS, { message: 'Такого действия нет' })
  act: PresenceAct;
}

class PresentPersonDto {
  @ApiProperty()
  userId: number;

  @ApiProperty()
  name: string;
}

class PresentEditorDto extends PresentPersonDto {
  @ApiProperty({ format: 'date-time' })
  since: string;
}

class ItemMomentsDto implements ItemMoments {
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  publishAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  unpublishAt: string | null;
}

class ItemRemovalDto implements ItemRemoval {
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  at: string | null;

  @ApiProperty({ type: String, nullable: true })
  by: string | null;
}

export class PresenceDto implements Presence {
  @ApiProperty({ type: PresentEditorDto, nullable: true })
  editor: PresentEditorDto | null;

  @ApiProperty()
  mine: boolean;

  @ApiProperty({ type: PresentPersonDto, nullable: true })
  asked: PresentPersonDto | null;

  @ApiProperty()
  mayTake: boolean;

  @ApiProperty({ type: ItemMomentsDto })
  moments: ItemMomentsDto;

  @ApiProperty({ type: ItemRemovalDto, nullable: true })
  removed: ItemRemovalDto | null;
}
