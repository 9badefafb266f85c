import { ApiProperty } from '@nestjs/swagger';
import type {
  ChangeSet,
  ChangeSetItem,
  ChangeSetMember,
  ChangeSetName,
  ChangeSetSchedule,
  ChangeSetStage,
  ChangeSetSummary,
  HeldReason,
  LackingOverSet,
  LostMember,
  NewMember,
  SeenChangeSet,
} from '@polden/api-contract';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { IsRowId } from '../../core/dto/row-id.ts';
import { IsLine } from '../../core/dto/validators.ts';

const STAGES: ChangeSetStage[] = ['open', 'scheduled', 'published', 'reverted'];
const HELD: HeldReason[] = ['unpublished', 'archived', 'trashed'];

export class ChangeSetNameDto implements ChangeSetName {
  @ApiProperty()
  @IsLine(120, 'Назовите набор: до 120 знаков')
  @IsNotEmpty({ message: 'Назовите набор' })
  title: string;
}

export class SeenChangeSetDto implements SeenChangeSet {
  @ApiProperty({ required: false, description: 'Of ChangeSet; without it, the set as it stands' })
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/u, { message: 'Откройте набор ещё раз: непонятно, каким вы его видели' })
  digest?: string;
}

export class ChangeSetScheduleDto extends SeenChangeSetDto implements ChangeSetSchedule {
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  @IsOptional()
  @IsString({ message: 'Укажите день и время' })
  publishAt: string | null = null;
}

export class ChangeSetMemberDto implements ChangeSetMember {
  @ApiProperty()
  @IsString({ message: 'Какой раздел?' })
  @MaxLength(100, { message: 'Такого раздела нет' })
  type: string;

  @ApiProperty({ type: 'integer' })
  @IsRowId('Какая запись?')
  id: number;
}

export class NewMemberDto extends ChangeSetMemberDto implements NewMember {
  @ApiProperty({ default: false })
  @IsBoolean({ message: 'Снять с публикации: да или нет' })
  removal: boolean = false;
}

class ChangeSetFactsDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ enum: STAGES })
  stage: ChangeSetStage;

  @ApiProperty()
  author: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  publishAt: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  publishedAt: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  revertedAt: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  failure: string | null;
}

export class ChangeSetSummaryDto extends ChangeSetFactsDto implements ChangeSetSummary {
  @ApiProperty()
  held: number;

  @ApiProperty()
  items: number;
}

class ChangeSetItemDto implements ChangeSetItem {
  @ApiProperty()
  type: string;

  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ enum: HELD, nullable: true })
  held: HeldReason | null;

  @ApiProperty()
  removal: boolean;

  @ApiProperty()
  isNew: boolean;

  @ApiProperty({ type: 'object', additionalProperties: true })
  before: Record<string, unknown>;

  @ApiProperty({ type: 'object', additionalProperties: true })
  after: Record<string, unknown>;

  @ApiProperty({ type: [String] })
  problems: string[];

  @ApiProperty({ type: [String] })
  warnings: string[];

  @ApiProperty({ type: 'string', nullable: true })
  path: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  lacking: string | null;
}

class LackingOverSetDto implements LackingOverSet {
  @ApiProperty({ type: 'string', nullable: true })
  release: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  remove: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  preview: string | null;
}

class LostMemberDto implements LostMember {
  @ApiProperty()
  type: string;

  @ApiProperty()
  title: string;
}

export class ChangeSetDto extends ChangeSetFactsDto implements ChangeSet {
  @ApiProperty({ type: 'string', nullable: true })
  digest: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  hindrance: string | null;

  @ApiProperty({ type: LackingOverSetDto })
  lacking: LackingOverSetDto;

  @ApiProperty({ type: [LostMemberDto] })
  lost: LostMember[];

  @ApiProperty({ type: [ChangeSetItemDto] })
  items: ChangeSetItemDto[];
}
