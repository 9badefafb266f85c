import type { ReleaseManifest } from '@polden/mfe-contract';
import type { EntityManager } from 'typeorm';
import type { Claims } from '../gate/route-claims.ts';
import { liveClaims } from '../live-releases.repository.ts';
import { publishedRelease } from '../releases.repository.ts';
import type { PlannedMove } from './pointer-moves.ts';

/** Paths that visitors meet now and that nothing has after the changes. */
export async function pathsEnding(
  manager: EntityManager,
  environment: string,
  changes: readonly PlannedMove[],
): Promise<string[]> {
  if (changes.length === 0) return [];
  const pathsOf = (claims: readonly Claims[]) => claims.flatMap(({ paths }) => paths);
  const left = new Set(pathsOf(await liveClaims(manager, environment, changes)));
  for (const { remote, channel, version } of changes) {
    if (version === null || remote === 'shell' || channel.startsWith('preview:')) continue;
    const release = await publishedRelease(manager, { remote, version });
    if (!release) continue;
    for (const { path } of (JSON.parse(release.manifest) as ReleaseManifest).routes) left.add(path);
  }
  return [...new Set(pathsOf(await liveClaims(manager, environment)))].filter((path) => !left.has(path));
}
