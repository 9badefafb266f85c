import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RELEASES_PATHS, RELEASES_RIGHTS } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { Requires } from '../../core/access/access.decorators.ts';
import type { Actor } from '../../core/access/authenticators.ts';
import { CurrentActor } from '../../core/access/current-actor.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import { environmentOf } from '../release-environment.ts';
import { TeamActor } from '../team-actor.ts';
import { differences } from './differences.repository.ts';
import {
  ApproveReleaseDto,
  ConsentDto,
  DiffQuery,
  EnvironmentDifferenceDto,
  PathConsentDto,
  ReleaseApprovalDto,
  RemotePolicyChangeDto,
  RemotePolicyDto,
  SetTeamMemberDto,
  TeamMemberDto,
} from './policy.dto.ts';
import { PolicyService } from './policy.service.ts';

/** Rules of release, and the people who decide. */
@ApiTags('releases')
@ApiBearerAuth()
@Controller()
export class PolicyController {
  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly policy: PolicyService,
  ) {}

  @Post(RELEASES_PATHS.policy)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.policy)
  @ApiOkResponse({ type: RemotePolicyDto })
  change(@CurrentStaff() actor: StaffActor, @Body() body: RemotePolicyChangeDto): Promise<RemotePolicyDto> {
    return this.policy.change(actor, body);
  }

  @Post(RELEASES_PATHS.members)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.members)
  @ApiOkResponse({ type: TeamMemberDto, isArray: true })
  setMember(@CurrentStaff() actor: StaffActor, @Body() body: SetTeamMemberDto): Promise<TeamMemberDto[]> {
    return this.policy.setMember(actor, body);
  }

  @Post(RELEASES_PATHS.approve)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.approve)
  @ApiOkResponse({ type: ReleaseApprovalDto })
  approve(
    @CurrentStaff() actor: StaffActor,
    @Body() { environment, remote, version }: ApproveReleaseDto,
  ): Promise<ReleaseApprovalDto> {
    return this.policy.approve(actor, {
      environment: environmentOf(this.config, environment),
      remote,
      version,
    });
  }

  @Get(RELEASES_PATHS.consents)
  @Requires(RELEASES_RIGHTS.consents)
  @ApiOkResponse({ type: PathConsentDto, isArray: true })
  consents(): Promise<PathConsentDto[]> {
    return this.policy.consents();
  }

  @Post(RELEASES_PATHS.consentGive)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.consentGive)
  @ApiOkResponse({ type: PathConsentDto, isArray: true })
  give(@CurrentActor() actor: Actor, @Body() body: ConsentDto): Promise<PathConsentDto[]> {
    return this.policy.give(actor, this.config.releases.environment, body);
  }

  @Post(RELEASES_PATHS.consentWithdraw)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.consentWithdraw)
  @ApiOkResponse({ type: PathConsentDto, isArray: true })
  withdraw(@CurrentActor() actor: Actor, @Body() body: ConsentDto): Promise<PathConsentDto[]> {
    return this.policy.withdraw(actor, this.config.releases.environment, body);
  }

  @Get(RELEASES_PATHS.diff)
  @Requires(RELEASES_RIGHTS.diff)
  @ApiOkResponse({ type: EnvironmentDifferenceDto, isArray: true })
  diff(@CurrentActor() actor: Actor, @Query() query: DiffQuery): Promise<EnvironmentDifferenceDto[]> {
    return differences(this.dataSource.manager, {
      team: actor instanceof TeamActor ? actor.team : null,
      here: environmentOf(this.config, query.environment),
      there: environmentOf(this.config, query.with),
    });
  }
}
