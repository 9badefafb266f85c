import { isDeepStrictEqual } from 'node:util';
import type { CanaryTarget, PointerMove } from '@polden/api-contract';
import type { ReleaseManifest } from '@polden/mfe-contract';
import { BUCKETS } from '@polden/mfe-release';
import type { EntityManager } from 'typeorm';
import type { ChannelName } from '../entities/release-channel.entity.ts';
import { readLiveState } from '../live-releases.repository.ts';
import { publishedRelease } from '../releases.repository.ts';
import type { PlannedMove } from './pointer-moves.ts';

interface Live {
  remote: string;
  channel: ChannelName;
  paths: readonly string[];
  canary: { share: number; target: CanaryTarget | null } | null;
}

type PathsEnding = Required<Pick<PointerMove, 'endedPages' | 'endedForSome'>>;

/** Paths that visitors meet now and that nothing, or nothing of some of them, has after the changes. */
export async function pathsEnding(
  manager: EntityManager,
  environment: string,
  changes: readonly PlannedMove[],
): Promise<PathsEnding> {
  const ending: PathsEnding = { endedPages: [], endedForSome: [] };
  if (changes.length === 0) return ending;
  const before = await liveNow(manager, environment);
  const after = await liveAfter(manager, before, changes);
  const groups = [null, ...[...before, ...after].flatMap(({ canary }) => canary?.target ?? [])];
  for (const path of new Set(before.flatMap(({ paths }) => paths))) {
    const lost = groups
      .map((target) => ({ target, share: reach(path, before, target) - reach(path, after, target) }))
      .find(({ share }) => share > 0);
    if (!lost) continue;
    const { target, share } = lost;
    // What only a canary of some keeps has ended for all others.
    const left = target === null ? [null] : groups;
    if (left.every((group) => reach(path, after, group) === 0)) ending.endedPages.push(path);
    else ending.endedForSome.push({ path, percent: (share * 100) / BUCKETS, target });
  }
  return ending;
}

async function liveNow(manager: EntityManager, environment: string): Promise<Live[]> {
  const state = await readLiveState(manager, environment);
  return (state?.releases ?? [])
    .filter(({ channel }) => !channel.startsWith('preview:'))
    .map(({ remote, channel, routes, canary }) => ({
      remote,
      channel,
      paths: routes.map(({ path }) => path),
      canary: canary && { share: canary.share, target: canary.target ?? null },
    }));
}

async function liveAfter(
  manager: EntityManager,
  before: readonly Live[],
  changes: readonly PlannedMove[],
): Promise<Live[]> {
  const after = before.filter(
    ({ remote, channel }) => !changes.some((it) => it.remote === remote && it.channel === channel),
  );
  for (const { remote, channel, version, share, target = null } of changes) {
    if (version === null || remote === 'shell' || channel.startsWith('preview:')) continue;
    const release = await publishedRelease(manager, { remote, version });
    if (!release) continue;
    const { routes } = JSON.parse(release.manifest) as ReleaseManifest;
    const canary = share === undefined ? null : { share, target };
    after.push({ remote, channel, paths: routes.map(({ path }) => path), canary });
  }
  return after;
}

/** Visitors in 10,000 who meet the path, of those for whom canaries with this target are; null: of all others. */
function reach(path: string, live: readonly Live[], group: CanaryTarget | null): number {
  const shareOf = (canary: Live['canary'] | undefined) =>
    canary && (canary.target === null || isDeepStrictEqual(canary.target, group)) ? canary.share : 0;
  const shares = live
    .filter(({ paths }) => paths.includes(path))
    .map(({ remote, canary }) => {
      if (canary) return shareOf(canary);
      return BUCKETS - shareOf(live.find((it) => it.remote === remote && it.canary)?.canary);
    });
  return Math.min(
    BUCKETS,
    shares.reduce((sum, share) => sum + share, 0),
  );
}
