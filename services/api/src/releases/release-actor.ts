import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../core/access/authenticators.ts';
import { AppError } from '../core/errors/app-error.ts';
import { ReleaseRemote } from './entities/release-remote.entity.ts';
import { TeamActor } from './team-actor.ts';

/** Whoever passed the guard: a team by its token, or a member of the staff by right. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
  if (actor) return actor;
  throw new AppError(403, 'This call needs a team or a member of the staff');
});

/** Refuses a team the remotes of others, and everybody what is no remote. The staff's right was asked for by the guard. */
export async function expectMayMove(
  manager: EntityManager,
  actor: Pick<Actor, 'id'>,
  remotes: readonly string[],
): Promise<void> {
  for (const name of new Set(remotes)) {
    const remote = await manager.findOneBy(ReleaseRemote, { name });
    if (!(actor instanceof TeamActor)) {
      if (!remote) throw new AppError(404, `There is no remote ${name}`);
      continue;
    }
    if (!remote)
      throw new AppError(403, `${name} is not enrolled: ask an administrator to enrol it for your team`);
    if (actor.team === remote.team) continue;
    throw new AppError(403, `${name} is a remote of the team ${remote.team}, not of ${actor.team}`);
  }
}
