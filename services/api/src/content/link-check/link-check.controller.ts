import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { LINK_PATHS, LINK_RIGHTS } from '@polden/api-contract';
import { DoneDto } from '../../core/dto/done.dto.ts';
import { Requires } from '../../core/access/access.decorators.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import {
  BrokenLinksDto,
  JudgeLinksDto,
  LinkImpactDto,
  LinkItemQuery,
  LinkPageQuery,
  LinkSearchQuery,
  LinkTargetDto,
  LinkVerdictDto,
  MendedLinksDto,
  MendLinksDto,
} from './link-check.dto.ts';
import { LinkList } from './link-list.ts';
import { LinkMending } from './link-mending.ts';
import { LinkTargets } from './link-targets.ts';

@ApiTags('links')
@ApiBearerAuth()
@ApiUnprocessableEntityResponse()
@Controller()
export class LinkCheckController {
  constructor(
    private readonly links: LinkList,
    private readonly mending: LinkMending,
    private readonly destinations: LinkTargets,
  ) {}

  @Get(LINK_PATHS.list)
  @Requires(LINK_RIGHTS.list)
  @ApiOkResponse({ type: BrokenLinksDto })
  list(@Query() { page }: LinkPageQuery, @CurrentStaff() actor: StaffActor): Promise<BrokenLinksDto> {
    return this.links.page(page, actor);
  }

  @Post(LINK_PATHS.check)
  @HttpCode(200)
  @Requires(LINK_RIGHTS.check)
  @ApiOkResponse({ type: DoneDto })
  async check(): Promise<DoneDto> {
    await this.links.check();
    return { ok: true };
  }

  @Get(LINK_PATHS.targets)
  @Requires(LINK_RIGHTS.targets)
  @ApiOkResponse({ type: [LinkTargetDto] })
  targets(@Query() { search }: LinkSearchQuery, @CurrentStaff() actor: StaffActor): Promise<LinkTargetDto[]> {
    return this.destinations.find(search, actor);
  }

  @Post(LINK_PATHS.judge)
  @HttpCode(200)
  @Requires(LINK_RIGHTS.judge)
  @ApiOkResponse({ type: [LinkVerdictDto] })
  judge(@Body() { addresses }: JudgeLinksDto): Promise<LinkVerdictDto[]> {
    return this.links.wrong(addresses);
  }

  @Get(LINK_PATHS.impact)
  @Requires(LINK_RIGHTS.impact)
  @ApiOkResponse({ type: LinkImpactDto })
  @ApiNotFoundResponse()
  impact(@Query() { type, id }: LinkItemQuery, @CurrentStaff() actor: StaffActor): Promise<LinkImpactDto> {
    return this.links.impactFor(type, id, actor);
  }

  @Post(LINK_PATHS.mend)
  @HttpCode(200)
  @Requires(LINK_RIGHTS.mend)
  @ApiOkResponse({ type: MendedLinksDto })
  mend(@Body() body: MendLinksDto, @CurrentStaff() actor: StaffActor): Promise<MendedLinksDto> {
    return this.mending.mend(body, actor);
  }
}
