import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RELEASES_PATHS, RELEASES_RIGHTS } from '@polden/api-contract';
import { Requires } from '../../core/access/access.decorators.ts';
import type { Actor } from '../../core/access/authenticators.ts';
import { CurrentActor } from '../../core/access/current-actor.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import { TeamActor } from '../team-actor.ts';
import {
  EnrolKeyDto,
  EnrolledTeamDto,
  EnrolRemotesDto,
  EnrolTeamDto,
  IssuedTokenDto,
  ReleaseTeamDto,
  RevokeKeyDto,
  TeamKeyDto,
  TeamTokenDto,
  TeamTokenNameDto,
} from './teams.dto.ts';
import { TeamsService } from './teams.service.ts';

/** Administrators enrol teams and keys: a stolen token must not bring a key of its own. A team revokes keys and changes tokens, too. */
@ApiTags('releases')
@ApiBearerAuth()
@Controller()
export class TeamsController {
  constructor(private readonly teams: TeamsService) {}

  @Get(RELEASES_PATHS.teams)
  @Requires(RELEASES_RIGHTS.teams)
  @ApiOkResponse({ type: ReleaseTeamDto, isArray: true })
  async list(@CurrentActor() actor: Actor): Promise<ReleaseTeamDto[]> {
    const teams = await this.teams.list();
    return actor instanceof TeamActor ? teams.filter(({ name }) => name === actor.team) : teams;
  }

  @Post(RELEASES_PATHS.teams)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.teamEnrol)
  @ApiOkResponse({ type: EnrolledTeamDto })
  enrol(@CurrentStaff() actor: StaffActor, @Body() body: EnrolTeamDto): Promise<EnrolledTeamDto> {
    return this.teams.enrol(actor, body);
  }

  @Post(RELEASES_PATHS.remoteEnrol)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.remoteEnrol)
  @ApiOkResponse({ type: ReleaseTeamDto })
  enrolRemotes(@CurrentStaff() actor: StaffActor, @Body() body: EnrolRemotesDto): Promise<ReleaseTeamDto> {
    return this.teams.enrolRemotes(actor, body);
  }

  @Post(RELEASES_PATHS.keyEnrol)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.keyEnrol)
  @ApiOkResponse({ type: TeamKeyDto })
  enrolKey(@CurrentStaff() actor: StaffActor, @Body() { team, publicKey }: EnrolKeyDto): Promise<TeamKeyDto> {
    return this.teams.enrolKey(actor, team, publicKey);
  }

  @Post(RELEASES_PATHS.keyRevoke)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.keyRevoke)
  @ApiOkResponse({ type: TeamKeyDto })
  revokeKey(@CurrentActor() actor: Actor, @Body() { team, keyId }: RevokeKeyDto): Promise<TeamKeyDto> {
    return this.teams.revokeKey(actor, team, keyId);
  }

  @Post(RELEASES_PATHS.tokenIssue)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.tokenIssue)
  @ApiOkResponse({ type: IssuedTokenDto })
  issueToken(
    @CurrentActor() actor: Actor,
    @Body() { team, name }: TeamTokenNameDto,
  ): Promise<IssuedTokenDto> {
    return this.teams.issueToken(actor, team, name);
  }

  @Post(RELEASES_PATHS.tokenRevoke)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.tokenRevoke)
  @ApiOkResponse({ type: TeamTokenDto })
  revokeToken(@CurrentActor() actor: Actor, @Body() { team, name }: TeamTokenNameDto): Promise<TeamTokenDto> {
    return this.teams.revokeToken(actor, team, name);
  }
}
