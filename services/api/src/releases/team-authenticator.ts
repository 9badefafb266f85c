import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { Repository } from 'typeorm';
import { Authenticators } from '../access/authenticators.ts';
import { ReleaseTeam } from './entities/release-team.entity.ts';
import { TeamActor } from './team-actor.ts';
import { hashTeamToken, isTeamToken } from './team-token.ts';

/** Recognises `Authorization: Bearer <team token>`. */
@Injectable()
export class TeamAuthenticator {
  constructor(
    authenticators: Authenticators,
    @InjectRepository(ReleaseTeam) private readonly teams: Repository<ReleaseTeam>,
  ) {
    authenticators.register((request) => this.authenticate(request));
  }

  private async authenticate(request: FastifyRequest): Promise<TeamActor | null> {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !token || !isTeamToken(token)) return null;
    const team = await this.teams.findOneBy({ tokenSha256: hashTeamToken(token) });
    return team && new TeamActor(team.name);
  }
}
