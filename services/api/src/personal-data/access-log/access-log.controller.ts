import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PERSONAL_DATA_PATHS, PERSONAL_DATA_RIGHTS } from '@polden/api-contract';
import { Requires } from '../../core/access/access.decorators.ts';
import { PersonalAccess } from '../../history/index.ts';
import { AccessLogDto, AccessLogQueryDto } from './access-log.dto.ts';

const PAGE_SIZE = 50;

/** Who has looked at personal data. */
@ApiTags('personal-data')
@ApiBearerAuth()
@Controller()
export class AccessLogController {
  constructor(private readonly access: PersonalAccess) {}

  @Get(PERSONAL_DATA_PATHS.accessLog)
  @Requires(PERSONAL_DATA_RIGHTS.accessLog)
  @ApiOkResponse({ type: AccessLogDto })
  async page(@Query() { page, person, subject }: AccessLogQueryDto): Promise<AccessLogDto> {
    const { rows, total } = await this.access.page({ person, subject: subject ?? null }, page, PAGE_SIZE);
    const items = rows.map(({ id, at, actor_name, subject: kind, subject_id }) => ({
      id: Number(id),
      at: at.toISOString(),
      actor: actor_name,
      subject: kind,
      subjectId: subject_id,
    }));
    return { items, pageCount: Math.ceil(total / PAGE_SIZE) };
  }
}
