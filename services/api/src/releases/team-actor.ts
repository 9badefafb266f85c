import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../access/authenticators.ts';
import { AppError } from '../errors/app-error.ts';

/** Rights of a team over its own remotes. */
const TEAM_ACTIONS: readonly string[] = ['releases.publish', 'releases.promote', 'releases.read'];

/** A team that was recognised by its token. */
export class TeamActor implements Actor {
  readonly id: string;

  constructor(readonly team: string) {
    this.id = `team:${team}`;
  }

  may(action: string): boolean {
    return TEAM_ACTIONS.includes(action);
  }
}

/** The team that calls; refuses staff, who have no remotes of their own. */
export const CurrentTeam = createParamDecorator((_: unknown, context: ExecutionContext): TeamActor => {
  const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
  if (actor instanceof TeamActor) return actor;
  throw new AppError(403, 'This call takes the token of a team');
});
