import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import {
  IMPORT_MAX_BYTES,
  IMPORT_MAX_ROWS,
  type ImportedFile,
  type ImportedRow,
  type ImportOutcome,
  type ImportReport,
  TRANSFER_FORMATS,
  type TransferFormat,
} from '@polden/api-contract';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ContentListQueryDto } from '../content-query.dto.ts';

const OUTCOMES: ImportOutcome[] = ['add', 'change', 'same', 'refuse'];
const PART = { message: 'Часть файла начинается с целого числа строк' };
const FORMAT = { message: 'Формат: csv или json' };

export class ExportQueryDto extends OmitType(ContentListQueryDto, ['page', 'sort'] as const) {
  @ApiProperty({ enum: TRANSFER_FORMATS })
  @IsIn(TRANSFER_FORMATS, FORMAT)
  format: TransferFormat = 'csv';
}

export class ImportedFileDto implements ImportedFile {
  @ApiProperty({ enum: TRANSFER_FORMATS })
  @IsIn(TRANSFER_FORMATS, FORMAT)
  format: TransferFormat = 'csv';

  @ApiProperty({ type: String, maxLength: IMPORT_MAX_BYTES })
  @IsString({ message: 'Выберите файл' })
  @MaxLength(IMPORT_MAX_BYTES, { message: 'Файл больше 5 МБ: разделите его на части' })
  text: string = '';

  @ApiPropertyOptional({ type: 'integer', minimum: 0, default: 0 })
  @IsOptional()
  @IsInt(PART)
  @Min(0, PART)
  @Max(IMPORT_MAX_ROWS, PART)
  from: number = 0;
}

class ImportChangeDto {
  @ApiProperty({ type: String }) label = '';
  @ApiProperty({ type: String }) before = '';
  @ApiProperty({ type: String }) after = '';
}

class ImportedRowDto implements ImportedRow {
  @ApiProperty({ type: 'integer' }) number = 0;
  @ApiProperty({ enum: OUTCOMES }) outcome: ImportOutcome = 'same';
  @ApiProperty({ type: 'integer', nullable: true }) id: number | null = null;
  @ApiProperty({ type: String }) title = '';
  @ApiProperty({ type: [ImportChangeDto] }) changes: ImportChangeDto[] = [];
  @ApiProperty({ type: [String] }) problems: string[] = [];
  @ApiProperty({ type: [String] }) notes: string[] = [];
}

class ImportCountsDto {
  @ApiProperty({ type: 'integer' }) add = 0;
  @ApiProperty({ type: 'integer' }) change = 0;
  @ApiProperty({ type: 'integer' }) same = 0;
  @ApiProperty({ type: 'integer' }) refuse = 0;
}

export class ImportReportDto implements ImportReport {
  @ApiProperty({ type: Boolean }) applied = false;
  @ApiProperty({ type: 'integer' }) total = 0;
  @ApiProperty({ type: ImportCountsDto }) counts = new ImportCountsDto();
  @ApiProperty({ type: [ImportedRowDto] }) rows: ImportedRowDto[] = [];
}
