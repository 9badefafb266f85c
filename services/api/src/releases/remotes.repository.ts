import { type EntityManager, In, Not } from 'typeorm';
import { ReleaseRemote } from './entities/release-remote.entity.ts';

/** In the order of their names, the shell among them. */
export function allRemotes(manager: EntityManager): Promise<ReleaseRemote[]> {
  return manager.find(ReleaseRemote, { order: { name: 'ASC' } });
}

/** In the order of their names, without the shell. */
export function remotesBesideShell(manager: EntityManager): Promise<ReleaseRemote[]> {
  return manager.find(ReleaseRemote, { where: { kind: Not('shell') }, order: { name: 'ASC' } });
}

/** Null of a remote that nobody has enrolled. */
export function remoteNamed(manager: EntityManager, name: string): Promise<ReleaseRemote | null> {
  return manager.findOneBy(ReleaseRemote, { name });
}

/** Throws when nobody has enrolled it. */
export function enrolledRemote(manager: EntityManager, name: string): Promise<ReleaseRemote> {
  return manager.findOneByOrFail(ReleaseRemote, { name });
}

/** A remote that nobody else changes until the transaction ends; null of one that is not enrolled, and of the shell. */
export function lockRemote(manager: EntityManager, name: string): Promise<ReleaseRemote | null> {
  return manager.findOne(ReleaseRemote, {
    where: { name, kind: Not('shell') },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Those of the names that are remotes of the team. */
export function remotesOf(
  manager: EntityManager,
  team: string,
  names: readonly string[],
): Promise<ReleaseRemote[]> {
  return manager.findBy(ReleaseRemote, { team, name: In(names) });
}

export async function addRemote(
  manager: EntityManager,
  remote: Pick<ReleaseRemote, 'name' | 'team' | 'kind'>,
): Promise<void> {
  await manager.insert(ReleaseRemote, remote);
}

export async function changeKind(
  manager: EntityManager,
  { name, kind }: Pick<ReleaseRemote, 'name' | 'kind'>,
): Promise<void> {
  await manager.update(ReleaseRemote, { name }, { kind });
}

/** Gives those of the names that are remotes of one team to another. */
export async function moveRemotes(
  manager: EntityManager,
  names: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  await manager.update(ReleaseRemote, { name: In(names), team: from }, { team: to });
}

export function saveRemote(manager: EntityManager, remote: ReleaseRemote): Promise<ReleaseRemote> {
  return manager.save(remote);
}
