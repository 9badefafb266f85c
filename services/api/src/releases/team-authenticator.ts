import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Authenticators } from '../core/access/authenticators.ts';
import { bearerOf } from '../core/access/credentials.ts';
import type { ReleaseTeamToken } from './entities/release-team-token.entity.ts';
import { TeamActor } from './team-actor.ts';
import { hashTeamToken, isTeamToken } from './team-token.ts';
import { noteTokenUse, validToken } from './teams.repository.ts';

/** How exactly the last use of a token is known. */
const USE_MS = 60_000;

/** Recognises `Authorization: Bearer <team token>`. */
@Injectable()
export class TeamAuthenticator {
  private readonly logger = new Logger(TeamAuthenticator.name);

  constructor(
    authenticators: Authenticators,
    private readonly dataSource: DataSource,
  ) {
    authenticators.register((request) => this.authenticate(request));
  }

  private async authenticate(request: FastifyRequest): Promise<TeamActor | null> {
    const token = bearerOf(request);
    if (token === null || !isTeamToken(token)) return null;
    const known = await validToken(this.dataSource.manager, hashTeamToken(token));
    if (!known) return null;
    this.noteUse(known);
    return new TeamActor(known.team);
  }

  private noteUse(token: ReleaseTeamToken): void {
    const { lastUsedAt } = token;
    const now = new Date();
    const before = new Date(now.getTime() - USE_MS);
    if (lastUsedAt && lastUsedAt > before) return;
    noteTokenUse(this.dataSource.manager, token, { now, before }).catch((error: unknown) =>
      this.logger.error(error),
    );
  }
}
