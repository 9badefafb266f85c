import type { EntityManager } from 'typeorm';
import { refusal } from './gate/refuse.ts';
import { remoteNamed } from './remotes.repository.ts';
import type { TeamActor } from './team-actor.ts';

/** Null of a remote that nobody has enrolled. */
export async function teamOf(manager: EntityManager, remote: string): Promise<string | null> {
  return (await remoteNamed(manager, remote))?.team ?? null;
}

/** Refuses a remote that is not enrolled for the team. */
export async function expectOwnRemote(
  manager: EntityManager,
  actor: TeamActor,
  remote: string,
): Promise<void> {
  const enrolled = await remoteNamed(manager, remote);
  if (enrolled?.team === actor.team) return;
  const how = enrolled ? `: it belongs to the team ${enrolled.team}` : ': ask an administrator to enrol it';
  throw refusal('team', `${remote} is not a remote of the team ${actor.team}${how}`);
}
