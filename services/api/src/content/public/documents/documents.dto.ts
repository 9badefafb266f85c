import { ApiProperty } from '@nestjs/swagger';
import type {
  DisclosureItem,
  DocumentCategory,
  DocumentEntry,
  DocumentFileItem,
  LoanDocument,
  LoanDocumentsQuery,
} from '@polden/api-contract';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Figures } from '../../../core/dto/figures.ts';

const IS_YEAR = 'Год — четыре цифры';

export class DocumentEntryDto implements DocumentEntry {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'In the base folder' })
  file_name: string;

  @ApiProperty({ description: 'Bytes' })
  file_size: number;

  @ApiProperty({ example: 'pdf' })
  file_type: string;

  @ApiProperty({ enum: [0, 1], description: '1 also for what has lost its force' })
  archived: 0 | 1;

  @ApiProperty({ example: '1,2 МБ' })
  size: string;

  @ApiProperty({ example: 'pdf' })
  ext: string;

  @ApiProperty()
  url: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  valid_from: string | null;
}

export class DisclosureItemDto extends DocumentEntryDto implements DisclosureItem {
  @ApiProperty()
  disclosure_category_id: number;
}

export class DocumentFileItemDto extends DocumentEntryDto implements DocumentFileItem {
  @ApiProperty()
  document_category_id: number;
}

class CategoryDto {
  @ApiProperty()
  id: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Null at the top' })
  parent_id: number | null;

  @ApiProperty()
  url: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'From 1 among its neighbours' })
  position: number;

  @ApiProperty({ description: 'Whether it has archived items itself' })
  has_archive: boolean;
}

export class DisclosureCategoryDto extends CategoryDto implements DocumentCategory<DisclosureItem> {
  @ApiProperty({ type: () => [DisclosureCategoryDto] })
  children: DisclosureCategoryDto[];

  @ApiProperty({ type: [DisclosureItemDto] })
  items: DisclosureItemDto[];
}

export class DocumentCategoryDto extends CategoryDto implements DocumentCategory<DocumentFileItem> {
  @ApiProperty({ type: () => [DocumentCategoryDto] })
  children: DocumentCategoryDto[];

  @ApiProperty({ type: [DocumentFileItemDto] })
  items: DocumentFileItemDto[];
}

export class LoanDocumentDto extends DocumentEntryDto implements LoanDocument {
  @ApiProperty({ type: Number, nullable: true, description: 'Of the archive' })
  archive_year: number | null;
}

export class LoanDocumentsQueryDto implements LoanDocumentsQuery {
  @ApiProperty({ required: false, enum: ['0', '1'], default: '0' })
  @IsOptional()
  @IsIn(['0', '1'], { message: 'Архив: 1 или 0' })
  archived?: '0' | '1';

  @ApiProperty({ required: false, description: 'Of the archive' })
  @IsOptional()
  @Figures()
  @IsInt({ message: IS_YEAR })
  @Min(1990, { message: IS_YEAR })
  @Max(2200, { message: IS_YEAR })
  year?: number;
}
