import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiOkResponse,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import {
  type ImportedRedirect,
  type ImportedRedirects,
  type ImportRedirects,
  REDIRECT_IMPORT_MAX_ROWS,
  REDIRECT_TOOL_PATHS,
  REDIRECT_TOOL_RIGHTS,
  type RedirectAnswer,
  type RedirectQuestion,
} from '@polden/api-contract';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { Requires } from '../../core/access/access.decorators.ts';
import { IsRowId } from '../../core/dto/row-id.ts';
import { IsLine } from '../../core/dto/validators.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import { RedirectImport } from './redirect-import.ts';

const MAX_CSV = 60_000;
const MAX_ADDRESS = 2000;
const LINES = { message: 'Нужны номера строк' };

class ImportRedirectsDto implements ImportRedirects {
  @ApiProperty()
  @IsString({ message: 'Нужен текст таблицы' })
  @MaxLength(MAX_CSV, { message: 'Таблица слишком велика: разделите её' })
  csv: string;

  @ApiProperty()
  @IsBoolean({ message: 'Нужно сказать, пробовать или добавлять' })
  dryRun: boolean;

  @ApiPropertyOptional({ type: [Number], description: 'Lines that are added although visitors lose by them' })
  @IsOptional()
  @IsArray(LINES)
  @ArrayMaxSize(REDIRECT_IMPORT_MAX_ROWS, LINES)
  @IsInt({ ...LINES, each: true })
  accepted?: number[];
}

class ImportedRedirectDto implements ImportedRedirect {
  @ApiProperty()
  line: number;

  @ApiProperty()
  path: string;

  @ApiProperty()
  target: string;

  @ApiProperty({ enum: [301, 302] })
  code: 301 | 302;

  @ApiProperty({ type: String, nullable: true })
  problem: string | null;

  @ApiProperty({ type: String, nullable: true })
  warning: string | null;
}

class ImportedRedirectsDto implements ImportedRedirects {
  @ApiProperty({ type: [ImportedRedirectDto] })
  rows: ImportedRedirectDto[];

  @ApiProperty()
  added: number;
}

class RedirectQuestionDto implements RedirectQuestion {
  @ApiProperty()
  @IsLine(MAX_ADDRESS, 'Нужен адрес, с которого уводим')
  path: string;

  @ApiProperty()
  @IsLine(MAX_ADDRESS, 'Нужен адрес, на который ведём')
  target: string;

  @ApiProperty({ type: Number, nullable: true })
  @ValidateIf(({ id }: RedirectQuestionDto) => id !== null)
  @IsRowId('Нужен номер записи')
  id: number | null;
}

class RedirectAnswerDto implements RedirectAnswer {
  @ApiProperty({ type: String, nullable: true })
  path: string | null;

  @ApiProperty({ type: String, nullable: true })
  target: string | null;

  @ApiProperty({ type: String, nullable: true })
  warning: string | null;
}

@ApiTags('redirects')
@ApiBearerAuth()
@ApiUnprocessableEntityResponse()
@Controller()
export class RedirectImportController {
  constructor(private readonly redirects: RedirectImport) {}

  @Post(REDIRECT_TOOL_PATHS.check)
  @HttpCode(200)
  @Requires(REDIRECT_TOOL_RIGHTS.check)
  @ApiOkResponse({ type: RedirectAnswerDto })
  check(@Body() question: RedirectQuestionDto): Promise<RedirectAnswerDto> {
    return this.redirects.check(question);
  }

  @Post(REDIRECT_TOOL_PATHS.import)
  @HttpCode(200)
  @Requires(REDIRECT_TOOL_RIGHTS.import)
  @ApiOkResponse({ type: ImportedRedirectsDto })
  import(
    @Body() { csv, dryRun, accepted = [] }: ImportRedirectsDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ImportedRedirectsDto> {
    return this.redirects.run({ csv, dryRun, accepted }, actor);
  }
}
