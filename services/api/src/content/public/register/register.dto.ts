import { ApiProperty, OmitType } from '@nestjs/swagger';
import {
  type ComparedText,
  type DocumentChange,
  type DocumentCheck,
  type DocumentComparison,
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentMatch,
  type DocumentRegister,
  type DocumentVersion,
  type HistorySeal,
  type ListedVersion,
  type RegisterCategory,
  type RegisteredDocument,
  REGISTER_DAYS,
  type RegisterEntry,
  SHA256,
} from '@polden/api-contract';
import { type FieldKind, isoDay } from '@polden/field-kinds';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { Field } from '../../../core/dto/field.ts';
import { Figures } from '../../../core/dto/figures.ts';

const STATES = ['in-force', 'upcoming', 'ended'] as const;
const NO_VERSION = 'Номер редакции — целое число от 1';
const MAX_VERSION = 100_000;

const day = { type: String, format: 'date' } as const;
const onSite = { description: 'False: it has been taken off the site and has no page' };

class DocumentVersionDto implements DocumentVersion {
  @ApiProperty({ description: 'From 1' })
  number: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ ...day, description: 'First day in force' })
  valid_from: string;

  @ApiProperty({ ...day, nullable: true, description: 'First day no longer in force' })
  valid_to: string | null;

  @ApiProperty({ format: 'date-time' })
  published_at: string;

  @ApiProperty()
  url: string;

  @ApiProperty()
  file_name: string;

  @ApiProperty({ example: 'pdf' })
  ext: string;

  @ApiProperty({ example: '1,2 МБ' })
  size: string;

  @ApiProperty({ type: String, nullable: true, description: 'Hexadecimal' })
  sha256: string | null;
}

class RegisterCategoryDto implements RegisterCategory {
  @ApiProperty()
  id: number;

  @ApiProperty({ type: Number, nullable: true })
  parent_id: number | null;

  @ApiProperty()
  url: string;

  @ApiProperty()
  title: string;
}

class ListedVersionDto extends OmitType(DocumentVersionDto, ['url']) implements ListedVersion {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null when visitors may no longer have the file',
  })
  url: string | null;
}

class RegisterEntryDto implements RegisterEntry {
  @ApiProperty({ enum: DOCUMENT_KINDS })
  kind: DocumentKind;

  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'False: it was in force on that day and has been taken off the site since' })
  on_site: boolean;

  @ApiProperty({ type: Number, nullable: true })
  category_id: number | null;

  @ApiProperty()
  archived: boolean;

  @ApiProperty({ type: Number, nullable: true })
  archive_year: number | null;

  @ApiProperty()
  versions: number;

  @ApiProperty()
  version: ListedVersionDto;

  @ApiProperty({ enum: STATES })
  state: (typeof STATES)[number];
}

export class CategoryAddressDto {
  @ApiProperty()
  url: string;
}

export class DocumentRegisterDto implements DocumentRegister {
  @ApiProperty(day)
  date: string;

  @ApiProperty({ type: [RegisterCategoryDto] })
  categories: RegisterCategoryDto[];

  @ApiProperty({ type: [RegisterEntryDto] })
  documents: RegisterEntryDto[];
}

class SealBatchDto {
  @ApiProperty()
  number: number;

  @ApiProperty()
  digest: string;

  @ApiProperty({ format: 'date-time' })
  sealed_at: string;
}

class HistorySealDto implements HistorySeal {
  @ApiProperty({ description: 'Number of the record' })
  record: number;

  @ApiProperty({ description: 'Of the record, hexadecimal' })
  digest: string;

  @ApiProperty({ type: SealBatchDto, nullable: true, description: 'Null until the next sealing' })
  batch: SealBatchDto | null;
}

class SealedVersionDto extends DocumentVersionDto {
  @ApiProperty({ type: HistorySealDto, nullable: true })
  seal: HistorySealDto | null;
}

class CategoryLinkDto {
  @ApiProperty()
  url: string;

  @ApiProperty()
  title: string;
}

export class RegisteredDocumentDto implements RegisteredDocument {
  @ApiProperty({ enum: DOCUMENT_KINDS })
  kind: DocumentKind;

  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: CategoryLinkDto, nullable: true })
  category: CategoryLinkDto | null;

  @ApiProperty(day)
  today: string;

  @ApiProperty({ type: [SealedVersionDto] })
  versions: SealedVersionDto[];
}

class DocumentMatchDto implements DocumentMatch {
  @ApiProperty({ enum: DOCUMENT_KINDS })
  kind: DocumentKind;

  @ApiProperty()
  id: number;

  @ApiProperty(onSite)
  on_site: boolean;

  @ApiProperty()
  version: DocumentVersionDto;

  @ApiProperty({ type: HistorySealDto, nullable: true })
  seal: HistorySealDto | null;
}

export class DocumentCheckDto implements DocumentCheck {
  @ApiProperty()
  sha256: string;

  @ApiProperty(day)
  today: string;

  @ApiProperty({ type: [DocumentMatchDto] })
  matches: DocumentMatchDto[];
}

class ComparedTextDto implements ComparedText {
  @ApiProperty({ enum: ['same', 'added', 'removed'] })
  change: ComparedText['change'];

  @ApiProperty()
  text: string;
}

export class DocumentComparisonDto implements DocumentComparison {
  @ApiProperty()
  from: DocumentVersionDto;

  @ApiProperty()
  to: DocumentVersionDto;

  @ApiProperty({ type: [ComparedTextDto], nullable: true })
  parts: ComparedTextDto[] | null;
}

export class DocumentChangeDto implements DocumentChange {
  @ApiProperty({ enum: DOCUMENT_KINDS })
  kind: DocumentKind;

  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ enum: ['published', 'replaced', 'ended'] })
  event: DocumentChange['event'];

  @ApiProperty()
  version: number;

  @ApiProperty(day)
  day: string;

  @ApiProperty(onSite)
  on_site: boolean;
}

const REGISTER_DAY: FieldKind = {
  ...isoDay,
  check: (text) =>
    isoDay.check(text) ??
    (text >= REGISTER_DAYS.first && text <= REGISTER_DAYS.last ? null : 'Такой даты в реестре нет'),
};

export class RegisterQueryDto {
  @Field(REGISTER_DAY, { api: day })
  date?: string;
}

export class CheckQueryDto {
  @ApiProperty()
  @Matches(SHA256, { message: 'Отпечаток — 64 знака: цифры и латинские буквы от a до f' })
  sha256: string;
}

export class CompareQueryDto {
  @ApiProperty()
  @Figures()
  @IsInt({ message: NO_VERSION })
  @Min(1, { message: NO_VERSION })
  @Max(MAX_VERSION, { message: NO_VERSION })
  from: number;

  @ApiProperty()
  @Figures()
  @IsInt({ message: NO_VERSION })
  @Min(1, { message: NO_VERSION })
  @Max(MAX_VERSION, { message: NO_VERSION })
  to: number;
}
