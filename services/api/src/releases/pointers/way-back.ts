import type { ReleaseManifest } from '@polden/mfe-contract';
import type { PathPlaces } from '@polden/reference-data';
import type { EntityManager } from 'typeorm';
import { hasTakenRoutes } from '../gate/release-gate.ts';
import type { Claims } from '../gate/route-claims.ts';
import { claimsOf, liveClaims } from '../live-releases.repository.ts';
import { publishedRelease } from '../releases.repository.ts';
import type { UnfitVersion } from './unfit.repository.ts';

/** What a remote has been before its stable version, newest first. */
interface Before {
  remote: string;
  earlier: readonly string[];
}

export interface WayBack {
  remote: string;
  /** What a rollback makes stable; null: nothing. */
  rollback: string | null;
  /** What it passes over, because another remote has gone live with a path of it since. */
  taken: UnfitVersion[];
}

interface Here {
  environment: string;
  places: PathPlaces;
}

/** Where a rollback of each remote alone leads now. */
export async function waysBack(
  manager: EntityManager,
  here: Here,
  remotes: readonly Before[],
): Promise<WayBack[]> {
  const live = await liveClaims(manager, here.environment);
  const ways: WayBack[] = [];
  for (const before of remotes) ways.push((await wayBack(manager, here, before, live)).way);
  return ways;
}

/** Where a rollback of all of them at one moment leads: what one gives up the others may have. */
export async function waysBackTogether(
  manager: EntityManager,
  here: Here,
  remotes: readonly Before[],
): Promise<WayBack[]> {
  const others = (await liveClaims(manager, here.environment)).filter(
    (claims) => !remotes.some(({ remote }) => remote === claims.remote),
  );
  const ways: WayBack[] = [];
  for (const before of remotes) {
    const { way, claims } = await wayBack(manager, here, before, others);
    ways.push(way);
    if (claims) others.push(claims);
  }
  return ways;
}

/** Reads one version after another: nearly always the first will do. */
async function wayBack(
  manager: EntityManager,
  { places }: Here,
  { remote, earlier }: Before,
  others: readonly Claims[],
): Promise<{ way: WayBack; claims: Claims | null }> {
  const taken: UnfitVersion[] = [];
  for (const version of earlier) {
    const claims = remote === 'shell' ? null : await claimsAt(manager, remote, version);
    if (claims === null || !hasTakenRoutes(claims, others, places))
      return { way: { remote, rollback: version, taken }, claims };
    taken.push({ remote, version, why: 'paths-taken' });
  }
  return { way: { remote, rollback: null, taken }, claims: null };
}

/** Null of a version that is not there; whoever goes back to it is told so. */
async function claimsAt(manager: EntityManager, remote: string, version: string): Promise<Claims | null> {
  const release = await publishedRelease(manager, { remote, version });
  if (!release) return null;
  const { routes } = JSON.parse(release.manifest) as ReleaseManifest;
  return claimsOf(remote, null, routes);
}
