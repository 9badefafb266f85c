import type { EntityManager } from 'typeorm';
import { ReleaseRemote } from './entities/release-remote.entity.ts';
import { refusal } from './gate/refuse.ts';
import type { TeamActor } from './team-actor.ts';

/** Null of a remote that nobody has enrolled. */
export async function teamOf(manager: EntityManager, remote: string): Promise<string | null> {
  return (await manager.findOneBy(ReleaseRemote, { name: remote }))?.team ?? null;
}

/** Refuses a remote that is not enrolled for the team. */
export async function expectOwnRemote(
  manager: EntityManager,
  actor: TeamActor,
  remote: string,
): Promise<void> {
  const enrolled = await manager.findOneBy(ReleaseRemote, { name: remote });
  if (enrolled?.team === actor.team) return;
  const how = enrolled ? `: it belongs to the team ${enrolled.team}` : ': ask an administrator to enrol it';
  throw refusal('team', `${remote} is not a remote of the team ${actor.team}${how}`);
}
