import type { CanaryTarget } from '@polden/api-contract';
import type { CanaryRelease, ClaimedPath, ReleaseManifest, RemoteKind } from '@polden/mfe-contract';
import type { DataSource, EntityManager } from 'typeorm';
import type { ChannelName } from './entities/release-channel.entity.ts';
import type { Claims } from './gate/route-claims.ts';

/** A release that some visitors of an environment get. */
export interface LiveRelease {
  remote: string;
  kind: RemoteKind;
  channel: ChannelName;
  version: string;
  integrity: string;
  routes: ClaimedPath[];
  /** Sequence of the map that first had it on this channel. */
  since: number;
  canary: Pick<CanaryRelease, 'share' | 'salt' | 'target'> | null;
}

interface LiveRow {
  sequence: string;
  changed_at: Date;
  remote: string | null;
  kind: RemoteKind;
  channel: ChannelName;
  version: string;
  since: string;
  share: number | null;
  salt: string | null;
  target: CanaryTarget | null;
  integrity: string;
  manifest: string;
}

export interface LiveState {
  sequence: number;
  changedAt: Date;
  /** Sorted by remote and channel; the shell, which is no remote, is not among them. */
  releases: LiveRelease[];
}

/**
 * One statement, hence one moment: the sequence and the pointers belong together. A preview that ends goes without a
 * sequence of its own. Null before the first change.
 */
export async function readLiveState(
  database: DataSource | EntityManager,
  environment: string,
): Promise<LiveState | null> {
  const rows = await database.query<LiveRow[]>(
    `SELECT s.sequence, s.changed_at, c.remote, m.kind, c.channel, c.since, c.share, c.salt, c.target,
       r.version, r.integrity, r.manifest
     FROM release_map_sequence s
     LEFT JOIN release_channel c ON c.environment = s.environment AND c.remote <> 'shell'
       AND (c.ends_at IS NULL OR c.ends_at > now())
     LEFT JOIN release_remote m ON m.name = c.remote
     LEFT JOIN release r ON r.remote = c.remote AND r.version = c.version
     WHERE s.environment = $1 AND s.sequence > 0
     ORDER BY c.remote COLLATE "C", c.channel COLLATE "C"`,
    [environment],
  );
  const [first] = rows;
  if (!first) return null;
  return {
    sequence: Number(first.sequence),
    changedAt: first.changed_at,
    releases: rows.flatMap((row) => (row.remote === null ? [] : [liveRelease(row, row.remote)])),
  };
}

function liveRelease(row: LiveRow, remote: string): LiveRelease {
  const { kind, channel, version, integrity, share, salt, target } = row;
  return {
    remote,
    kind,
    channel,
    version,
    integrity,
    since: Number(row.since),
    routes: routesOf(row.manifest),
    canary: share === null || salt === null ? null : { share, salt, ...(target && { target }) },
  };
}

/** The manifest was checked when it was published. */
function routesOf(manifest: string): ClaimedPath[] {
  const { routes } = JSON.parse(manifest) as ReleaseManifest;
  return routes.map(({ path, layout, cityVariant = false }) => ({
    path,
    layout,
    ...(cityVariant ? { cityVariant } : {}),
  }));
}

export function claimsOf(remote: string, routes: readonly { path: string }[]): Claims {
  return { remote, paths: routes.map(({ path }) => path) };
}

/**
 * The paths that visitors of an environment meet, those of canaries among them; a preview takes none.
 * @param moving pointers that are about to name something else
 */
export async function liveClaims(
  database: DataSource | EntityManager,
  environment: string,
  moving: readonly { remote: string; channel: ChannelName }[] = [],
): Promise<Claims[]> {
  const state = await readLiveState(database, environment);
  return (state?.releases ?? [])
    .filter(({ channel }) => !channel.startsWith('preview:'))
    .filter(({ remote, channel }) => !moving.some((it) => it.remote === remote && it.channel === channel))
    .map(({ remote, routes }) => claimsOf(remote, routes));
}
