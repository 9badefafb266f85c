import { ANY_TEAM_RIGHT } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../core/access/authenticators.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { StaffActor } from '../../rbac/index.ts';
import type { ReleaseRemote } from '../entities/release-remote.entity.ts';
import { remoteNamed } from '../remotes.repository.ts';
import { isMember } from './members.repository.ts';
import { TeamActor } from '../team-actor.ts';

/**
 * Refuses a team the remotes of others, everybody what is no remote, and the staff the remotes of teams in which they have no
 * part. The right itself was asked for by the guard.
 */
export async function expectMayMove(
  manager: EntityManager,
  actor: Pick<Actor, 'id'> & Partial<Pick<Actor, 'may'>>,
  remotes: readonly string[],
): Promise<void> {
  return expectPart(manager, actor, remotes, 'promote');
}

/** Refuses a team to look at remotes of others, and everybody at what is no remote; the staff looks at all of them by right alone. */
export async function expectMayRead(manager: EntityManager, actor: Actor, name: string): Promise<void> {
  if (actor instanceof TeamActor) return expectMayMove(manager, actor, [name]);
  await expectEnrolled(manager, name);
}

/** As for a move, for a part that somebody may have in a team. */
export async function expectPart(
  manager: EntityManager,
  actor: Pick<Actor, 'id'> & Partial<Pick<Actor, 'may'>>,
  remotes: readonly string[],
  part: 'promote' | 'approve',
): Promise<void> {
  for (const name of new Set(remotes)) {
    if (!(actor instanceof TeamActor)) {
      await expectStaffPart(manager, actor, await expectEnrolled(manager, name), part);
      continue;
    }
    const remote = await remoteNamed(manager, name);
    if (!remote)
      throw new AppError(403, `${name} is not enrolled: ask an administrator to enrol it for your team`);
    if (actor.team === remote.team) continue;
    throw new AppError(403, `${name} is a remote of the team ${remote.team}, not of ${actor.team}`);
  }
}

/** The remote; 404 for the staff of what is none. */
async function expectEnrolled(manager: EntityManager, name: string): Promise<ReleaseRemote> {
  const remote = await remoteNamed(manager, name);
  if (!remote) throw new AppError(404, `There is no remote ${name}`);
  return remote;
}

async function expectStaffPart(
  manager: EntityManager,
  actor: Pick<Actor, 'id'> & Partial<Pick<Actor, 'may'>>,
  { name, team }: ReleaseRemote,
  part: 'promote' | 'approve',
): Promise<void> {
  if (actor.may?.(ANY_TEAM_RIGHT)) return;
  if (actor instanceof StaffActor && (await isMember(manager, actor.user.id, team, part))) return;
  const what = part === 'promote' ? 'выпускает' : 'одобряет';
  throw new AppError(403, `${name} ${what} команда ${team}: попросите администратора добавить вас в неё`);
}
