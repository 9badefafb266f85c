import { ApiProperty } from '@nestjs/swagger';
import {
  CALENDAR_EVENTS,
  type CalendarEntry,
  type CalendarEvent,
  type CalendarQuery,
  type ContentDraft,
  type DiscardDraft,
  type DraftState,
  type PublishDraft,
  type SaveDraft,
  type ScheduleItem,
} from '@polden/api-contract';
import { isoDay } from '@polden/field-kinds';
import { IsObject, IsOptional, IsString } from 'class-validator';
import { MediaImageDto, StoredFileDto } from '../media/media.dto.ts';
import { Field } from '../../core/dto/field.ts';
import { IsRowId } from '../../core/dto/row-id.ts';

export class SaveDraftDto implements SaveDraft {
  @ApiProperty({ type: 'integer', nullable: true })
  @IsOptional()
  @IsRowId('Нужна версия черновика, который правили')
  version: number | null = null;

  @ApiProperty({ type: 'integer' })
  @IsRowId('Нужна версия записи, с которой начали')
  baseVersion: number;

  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'Поля черновика — это объект' })
  values: Record<string, unknown>;
}

export class PublishDraftDto implements PublishDraft {
  @ApiProperty({ type: 'integer' })
  @IsRowId('Нужна версия черновика, который смотрели')
  version: number;
}

const SEEN = {
  type: 'integer',
  nullable: true,
  required: false,
  description: 'Of the draft that was looked at: 409 for another one. Left out: whatever draft there is',
} as const;

export class DiscardDraftDto implements DiscardDraft {
  @ApiProperty(SEEN)
  @IsOptional()
  @IsRowId('Нужна версия черновика, который смотрели')
  version?: number | null;
}

export class ScheduleItemDto implements ScheduleItem {
  @ApiProperty(SEEN)
  @IsOptional()
  @IsRowId('Нужна версия черновика, который смотрели')
  version?: number | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, required: false })
  @IsOptional()
  @IsString({ message: 'Укажите день и время' })
  publishAt?: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, required: false })
  @IsOptional()
  @IsString({ message: 'Укажите день и время' })
  unpublishAt?: string | null;
}

class DraftSetDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;
}

class ContentDraftDto implements ContentDraft {
  @ApiProperty()
  version: number;

  @ApiProperty()
  baseVersion: number;

  @ApiProperty({ type: 'object', additionalProperties: true })
  values: Record<string, unknown>;

  @ApiProperty()
  author: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  publishAt: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  failure: string | null;

  @ApiProperty({ type: DraftSetDto, nullable: true })
  changeSet: DraftSetDto | null;
}

export class DraftStateDto implements DraftState {
  @ApiProperty({ type: ContentDraftDto, nullable: true })
  draft: ContentDraftDto | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  unpublishAt: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why the item did not go at its moment' })
  unpublishFailure: string | null;

  @ApiProperty({ type: DraftSetDto, nullable: true })
  removalSet: DraftSetDto | null;

  @ApiProperty({ type: MediaImageDto, nullable: true })
  picture: MediaImageDto | null;

  @ApiProperty({ type: [StoredFileDto] })
  documents: StoredFileDto[];

  @ApiProperty({ type: 'string', nullable: true })
  path: string | null;
}

export class CalendarQueryDto implements CalendarQuery {
  @Field(isoDay, { required: true, api: { example: '2026-11-01' } })
  from: string;

  @Field(isoDay, { required: true, api: { example: '2026-11-30' } })
  to: string;
}

export class CalendarEntryDto implements CalendarEntry {
  @ApiProperty({ enum: CALENDAR_EVENTS })
  event: CalendarEvent;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: 'string', nullable: true })
  type: string | null;

  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: 'string', nullable: true })
  failure: string | null;
}
