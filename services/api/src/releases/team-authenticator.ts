import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { IsNull, LessThanOrEqual, Or, type Repository } from 'typeorm';
import { Authenticators } from '../core/access/authenticators.ts';
import { bearerOf } from '../core/access/credentials.ts';
import { ReleaseTeamToken } from './entities/release-team-token.entity.ts';
import { TeamActor } from './team-actor.ts';
import { hashTeamToken, isTeamToken } from './team-token.ts';

/** How exactly the last use of a token is known. */
const USE_MS = 60_000;

/** Recognises `Authorization: Bearer <team token>`. */
@Injectable()
export class TeamAuthenticator {
  private readonly logger = new Logger(TeamAuthenticator.name);

  constructor(
    authenticators: Authenticators,
    @InjectRepository(ReleaseTeamToken) private readonly tokens: Repository<ReleaseTeamToken>,
  ) {
    authenticators.register((request) => this.authenticate(request));
  }

  private async authenticate(request: FastifyRequest): Promise<TeamActor | null> {
    const token = bearerOf(request);
    if (token === null || !isTeamToken(token)) return null;
    const known = await this.tokens.findOneBy({ sha256: hashTeamToken(token), revokedAt: IsNull() });
    if (!known) return null;
    this.noteUse(known);
    return new TeamActor(known.team);
  }

  private noteUse({ team, name, lastUsedAt }: ReleaseTeamToken): void {
    const now = new Date();
    const before = new Date(now.getTime() - USE_MS);
    if (lastUsedAt && lastUsedAt > before) return;
    this.tokens
      .update({ team, name, lastUsedAt: Or(IsNull(), LessThanOrEqual(before)) }, { lastUsedAt: now })
      .catch((error: unknown) => this.logger.error(error));
  }
}
