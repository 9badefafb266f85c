import type { EntityManager } from 'typeorm';
import { AppError } from '../errors/app-error.ts';
import { ReleaseRemote } from './entities/release-remote.entity.ts';
import type { TeamActor } from './team-actor.ts';

/** Refuses a remote that is not enrolled for the team. */
export async function expectOwnRemote(
  manager: EntityManager,
  actor: TeamActor,
  remote: string,
): Promise<void> {
  const owned = await manager.existsBy(ReleaseRemote, { name: remote, team: actor.team });
  if (owned) return;
  throw new AppError(
    403,
    `${remote} is not a remote of the team ${actor.team}: ask an administrator to enrol it`,
  );
}
