import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { IMPORT_MAX_BYTES, TRANSFER_PATHS, TRANSFER_RIGHTS } from '@polden/api-contract';
import { actionsOf, type ContentType, isPersonal } from '@polden/content-model';
import { Requires } from '../../core/access/access.decorators.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { setBodyLimit } from '../../core/routes/body-limit.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import { ContentTypePipe } from '../content-type.pipe.ts';
import { readFilters } from '../lists/list-filters.ts';
import { ContentExport } from './content-export.ts';
import { ContentImport } from './content-import.ts';
import { ExportQueryDto, ImportedFileDto, ImportReportDto } from './transfers.dto.ts';

/** Cyrillic letters take two bytes, and quotes are escaped on their way. */
const BODY_BYTES = 3 * IMPORT_MAX_BYTES;
const MIME_TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };
const TypeName = () => Param('type', ContentTypePipe);

@ApiTags('transfer')
@ApiBearerAuth()
@ApiNotFoundResponse()
@Controller()
export class TransfersController {
  constructor(
    host: HttpAdapterHost<FastifyAdapter>,
    private readonly exporter: ContentExport,
    private readonly importer: ContentImport,
  ) {
    const takeFiles = [TRANSFER_PATHS.check, TRANSFER_PATHS.apply].map((path) => `${path}/:type`);
    setBodyLimit(host, takeFiles, BODY_BYTES);
  }

  @Get(`${TRANSFER_PATHS.export}/:type`)
  @Requires(TRANSFER_RIGHTS.export)
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv', 'application/json')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async export(
    @TypeName() type: ContentType,
    @Query() { format, ...given }: ExportQueryDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<StreamableFile> {
    expectRights(actor, type, ['list', 'item']);
    const filters = readFilters(type, given, false);
    return new StreamableFile(await this.exporter.start(type, format, filters, actor), {
      type: MIME_TYPES[format],
      disposition: `attachment; filename="${type.name}.${format}"`,
    });
  }

  @Post(`${TRANSFER_PATHS.check}/:type`)
  @HttpCode(200)
  @Requires(TRANSFER_RIGHTS.check)
  @ApiOkResponse({ type: ImportReportDto })
  check(
    @TypeName() type: ContentType,
    @Body() file: ImportedFileDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ImportReportDto> {
    expectRights(actor, type, ['add', 'update']);
    return this.importer.run(type, file, actor, false);
  }

  @Post(`${TRANSFER_PATHS.apply}/:type`)
  @HttpCode(200)
  @Requires(TRANSFER_RIGHTS.apply)
  @ApiOkResponse({ type: ImportReportDto })
  apply(
    @TypeName() type: ContentType,
    @Body() file: ImportedFileDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ImportReportDto> {
    expectRights(actor, type, ['add', 'update']);
    return this.importer.run(type, file, actor, true);
  }
}

/** What tells of people leaves by ways of its own, which are recorded. */
function expectRights(
  actor: StaffActor,
  type: ContentType,
  operations: readonly ('list' | 'item' | 'add' | 'update')[],
): void {
  const actions = actionsOf(type);
  if (!operations.every((operation) => actor.may(actions[operation]))) {
    throw new AppError(403, 'Недостаточно прав');
  }
  if (isPersonal(type)) throw AppError.invalid({ type: ['Записи о людях в файлы не выгружаются'] });
}
