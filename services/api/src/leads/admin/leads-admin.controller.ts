import {
  Body,
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  Param,
  ParseIntPipe,
  ParseUUIDPipe,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import {
  ADMIN_LEAD_PATHS,
  IDEMPOTENCY_KEY_HEADER,
  LEAD_PERSONAL_ACTION,
  LEAD_RIGHTS,
} from '@polden/api-contract';
import { Requires } from '../../core/access/access.decorators.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { clientKey } from '../../core/idempotency/idempotency.ts';
import { PrivateFile, privateFile } from '../../core/http/private-file.ts';
import { PersonalAccess } from '../../history/index.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import { LeadChanges } from './lead-changes.ts';
import { LeadExport } from './lead-export.ts';
import { LeadFileReader } from './lead-file.reader.ts';
import { LeadNoteDto } from './lead-note.dto.ts';
import { LeadFilterDto, LeadListQueryDto } from './lead-filter.dto.ts';
import { LeadNotes } from './lead-notes.ts';
import {
  LeadCardDto,
  LeadListDto,
  LeadOfferInputDto,
  LeadsRetriedDto,
  LeadStatusChangeDto,
  LeadSummaryDto,
} from './leads-admin.dto.ts';
import { LeadsAdminReader } from './leads-admin.reader.ts';

const notFound = { exceptionFactory: () => new AppError(404, 'Такой заявки нет') };
const Id = () => Param('id', new ParseUUIDPipe(notFound));

@ApiTags('leads-admin')
@ApiBearerAuth()
@Controller()
export class LeadsAdminController {
  constructor(
    private readonly reader: LeadsAdminReader,
    private readonly changes: LeadChanges,
    private readonly notes: LeadNotes,
    private readonly exporter: LeadExport,
    private readonly files: LeadFileReader,
    private readonly access: PersonalAccess,
  ) {}

  @Get(ADMIN_LEAD_PATHS.list)
  @Requires(LEAD_RIGHTS.list)
  @ApiOkResponse({ type: LeadListDto })
  async list(@Query() query: LeadListQueryDto, @CurrentStaff() actor: StaffActor): Promise<LeadListDto> {
    const personal = actor.may(LEAD_PERSONAL_ACTION);
    const list = await this.reader.list(query, { staffId: actor.user.id, personal });
    if (personal && list.items.length > 0) {
      if (query.search) await this.access.note(actor, 'person');
      else await this.access.note(actor, 'lead-list', String(query.page));
    }
    return list;
  }

  @Get(ADMIN_LEAD_PATHS.summary)
  @Requires(LEAD_RIGHTS.summary)
  @ApiOkResponse({ type: LeadSummaryDto })
  summary(): Promise<LeadSummaryDto> {
    return this.reader.summary();
  }

  @Get(`${ADMIN_LEAD_PATHS.item}/:id`)
  @Requires(LEAD_RIGHTS.item)
  @ApiOkResponse({ type: LeadCardDto })
  @ApiNotFoundResponse()
  item(@Id() id: string, @CurrentStaff() actor: StaffActor): Promise<LeadCardDto> {
    return this.card(id, actor);
  }

  @Post(`${ADMIN_LEAD_PATHS.status}/:id`)
  @HttpCode(200)
  @Requires(LEAD_RIGHTS.status)
  @ApiOkResponse({ type: LeadCardDto })
  async status(
    @Id() id: string,
    @Body() change: LeadStatusChangeDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<LeadCardDto> {
    await this.changes.changeStatus(id, change, actor);
    return this.card(id, actor);
  }

  @Post(`${ADMIN_LEAD_PATHS.note}/:id`)
  @HttpCode(200)
  @Requires(LEAD_RIGHTS.note)
  @ApiHeader({ name: IDEMPOTENCY_KEY_HEADER, required: false })
  @ApiOkResponse({ type: LeadCardDto })
  async note(
    @Id() id: string,
    @Body() { text }: LeadNoteDto,
    @CurrentStaff() actor: StaffActor,
    @Headers(IDEMPOTENCY_KEY_HEADER) key?: string,
  ): Promise<LeadCardDto> {
    await this.notes.add(id, { text, key: clientKey(key) }, actor);
    return this.card(id, actor);
  }

  @Post(`${ADMIN_LEAD_PATHS.offer}/:id`)
  @HttpCode(200)
  @Requires(LEAD_RIGHTS.offer)
  @ApiOkResponse({ type: LeadCardDto })
  async offer(
    @Id() id: string,
    @Body() offer: LeadOfferInputDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<LeadCardDto> {
    await this.changes.offer(id, offer, actor);
    return this.card(id, actor);
  }

  @Post(`${ADMIN_LEAD_PATHS.retry}/:id`)
  @HttpCode(200)
  @Requires(LEAD_RIGHTS.retry)
  @ApiOkResponse({ type: LeadCardDto })
  async retry(@Id() id: string, @CurrentStaff() actor: StaffActor): Promise<LeadCardDto> {
    await this.changes.retry(id, actor);
    return this.card(id, actor);
  }

  @Post(ADMIN_LEAD_PATHS.retryAll)
  @HttpCode(200)
  @Requires(LEAD_RIGHTS.retryAll)
  @ApiOkResponse({ type: LeadsRetriedDto })
  async retryAll(@CurrentStaff() actor: StaffActor): Promise<LeadsRetriedDto> {
    return { retried: await this.changes.retryAll(actor) };
  }

  @Get(ADMIN_LEAD_PATHS.export)
  @Requires(LEAD_RIGHTS.export)
  @Header('Cache-Control', 'no-store')
  @Header('Content-Disposition', 'attachment; filename="leads.csv"')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'A table with personal data' })
  async export(@Query() filter: LeadFilterDto, @CurrentStaff() actor: StaffActor): Promise<StreamableFile> {
    await this.access.note(actor, 'leads');
    return new StreamableFile(await this.exporter.start(filter, actor), { type: 'text/csv; charset=utf-8' });
  }

  @Get(`${ADMIN_LEAD_PATHS.file}/:id/:position`)
  @Requires(LEAD_RIGHTS.file)
  @PrivateFile()
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'What came with the request' })
  @ApiNotFoundResponse()
  async file(
    @Id() id: string,
    @Param('position', new ParseIntPipe(notFound)) position: number,
    @CurrentStaff() actor: StaffActor,
  ): Promise<StreamableFile> {
    const file = await this.files.read(id, position, actor);
    await this.access.note(actor, 'lead-file', `${id}/${position}`);
    return privateFile(file);
  }

  /** What a change is answered with is seen like a card that is opened. */
  private async card(id: string, actor: StaffActor): Promise<LeadCardDto> {
    const personal = actor.may(LEAD_PERSONAL_ACTION);
    const card = await this.reader.card(id, { personal, withNotes: personal || actor.may(LEAD_RIGHTS.note) });
    if (personal) await this.access.note(actor, 'lead', id);
    return card;
  }
}
