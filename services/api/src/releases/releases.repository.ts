import type { EntityManager } from 'typeorm';
import type { ReleaseRef } from './artifacts/artifact-store.ts';
import { ReleasePruned } from './entities/release-pruned.entity.ts';
import { Release } from './entities/release.entity.ts';
import { retirementOf } from './retired.repository.ts';

/** Null of a version that is not published. */
export function publishedRelease(
  manager: EntityManager,
  { remote, version }: ReleaseRef,
): Promise<Release | null> {
  return manager.findOneBy(Release, { remote, version });
}

export function isPublished(manager: EntityManager, { remote, version }: ReleaseRef): Promise<boolean> {
  return manager.existsBy(Release, { remote, version });
}

/** As JSON. Throws of a version that is not published. */
export async function manifestOf(manager: EntityManager, { remote, version }: ReleaseRef): Promise<string> {
  return (await manager.findOneByOrFail(Release, { remote, version })).manifest;
}

export async function addRelease(
  manager: EntityManager,
  release: Omit<Release, 'publishedAt'>,
): Promise<void> {
  await manager.insert(Release, release);
}

/** Whether the files of a version were removed, or are about to be. */
export function isPruned(manager: EntityManager, { remote, version }: ReleaseRef): Promise<boolean> {
  return manager.existsBy(ReleasePruned, { remote, version });
}

/** Notes that the files of a version are gone. */
export async function noteRemoved(manager: EntityManager, release: ReleaseRef): Promise<void> {
  await manager.update(ReleasePruned, release, { removedAt: new Date() });
}

/** Why a version stays; null of one that may go. */
export type Needed = 'stable' | 'canary' | 'preview' | 'rollback' | 'retired' | 'recent' | null;

/**
 * Manifests as JSON of what visitors of an environment get or may be taken back to: stable, canary, and the rollback
 * target; of the shell, or of all remotes.
 */
export async function manifestsInUse(
  manager: EntityManager,
  environment: string,
  which: 'shell' | 'remotes',
  /** How long one that was live before counts; null: for as long as nothing else has come. */
  rollbackHours: number | null = null,
): Promise<string[]> {
  const rows = await manager.query<{ manifest: string }[]>(
    `SELECT DISTINCT r.remote, r.version, r.manifest FROM release_channel c
     JOIN release r ON r.remote = c.remote AND (r.version = c.version OR (r.version = c.earlier[1]
       AND ($3::int IS NULL OR c.moved_at > now() - make_interval(hours => $3))))
     WHERE c.environment = $1 AND (c.remote = 'shell') = $2 AND c.channel IN ('stable', 'canary')
     ORDER BY r.remote, r.version`,
    [environment, which === 'shell', rollbackHours],
  );
  return rows.map(({ manifest }) => manifest);
}

/** The manifest as JSON of each stable release, the shell's among them, by name. */
export function stableManifests(
  manager: EntityManager,
  environment: string,
): Promise<{ remote: string; manifest: string }[]> {
  return manager.query(
    `SELECT c.remote, r.manifest FROM release_channel c
     JOIN release r ON r.remote = c.remote AND r.version = c.version
     WHERE c.environment = $1 AND c.channel = 'stable' ORDER BY c.remote`,
    [environment],
  );
}

/** Environments in which visitors get the remote, by name. */
export async function environmentsOf(manager: EntityManager, remote: string): Promise<string[]> {
  const rows = await manager.query<{ environment: string }[]>(
    'SELECT DISTINCT environment FROM release_channel WHERE remote = $1 ORDER BY environment',
    [remote],
  );
  return rows.map(({ environment }) => environment);
}

/** Every version that may still have files, newest first, and why any environment needs it. */
export function versionsWithFiles(
  manager: EntityManager,
  remote: string,
  keepDays: number,
  /** What a rollback goes to anywhere, where that is not the version before. */
  rollbacks: readonly string[],
): Promise<{ version: string; why: Needed }[]> {
  return manager.query(
    `SELECT r.version, CASE
       WHEN p.version IS NOT NULL THEN NULL
       WHEN EXISTS (SELECT FROM release_channel c WHERE c.remote = r.remote AND c.version = r.version AND c.channel = 'stable')
         THEN 'stable'
       WHEN EXISTS (SELECT FROM release_channel c WHERE c.remote = r.remote AND c.version = r.version AND c.channel = 'canary')
         THEN 'canary'
       WHEN EXISTS (SELECT FROM release_channel c WHERE c.remote = r.remote AND c.version = r.version AND c.ends_at > now())
         THEN 'preview'
       WHEN EXISTS (SELECT FROM release_channel c WHERE c.remote = r.remote AND c.earlier[1] = r.version)
         OR r.version = ANY ($3)
         THEN 'rollback'
       WHEN EXISTS (SELECT FROM release_map_sequence s CROSS JOIN LATERAL (${retirementOf('s.environment', 'r.remote')}) t
         WHERE t.version = r.version) THEN 'retired'
       WHEN r.published_at > now() - make_interval(days => $2) THEN 'recent'
     END AS why
     FROM release r
     LEFT JOIN release_pruned p ON p.remote = r.remote AND p.version = r.version
     WHERE r.remote = $1 AND p.removed_at IS NULL
     ORDER BY r.published_at DESC`,
    [remote, keepDays, rollbacks],
  );
}

/** Marks a version before its files are removed; no rollback leads to it any more. */
export async function markPruned(manager: EntityManager, release: ReleaseRef, actor: string): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(ReleasePruned)
    .values({ ...release, actor })
    .orIgnore()
    .execute();
  // A rollback goes to what is there.
  await manager.query(
    'UPDATE release_channel SET earlier = array_remove(earlier, $2) WHERE remote = $1 AND $2 = ANY (earlier)',
    [release.remote, release.version],
  );
}
