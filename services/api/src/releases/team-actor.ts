import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RELEASES_RIGHTS } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../core/access/authenticators.ts';
import { AppError } from '../core/errors/app-error.ts';

const TEAM_RIGHTS: readonly string[] = Object.values(RELEASES_RIGHTS);

/** A team that was recognised by its token: it may do all with its own remotes, which the services see to. */
export class TeamActor implements Actor {
  readonly id: string;

  constructor(readonly team: string) {
    this.id = `team:${team}`;
  }

  may(action: string): boolean {
    return TEAM_RIGHTS.includes(action);
  }
}

/** The team that calls; refuses staff, who sign nothing. */
export const CurrentTeam = createParamDecorator((_: unknown, context: ExecutionContext): TeamActor => {
  const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
  if (actor instanceof TeamActor) return actor;
  throw new AppError(403, 'This call takes the token of a team');
});
