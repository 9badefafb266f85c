import type { CanaryTarget } from '@polden/api-contract';
import type {
  BarredPin,
  CanaryRelease,
  ClaimedPath,
  PageRole,
  ReleaseManifest,
  RemoteKind,
} from '@polden/mfe-contract';
import { routeIdsOf } from '@polden/mfe-release';
import type { DataSource, EntityManager } from 'typeorm';
import type { ChannelName } from './entities/release-channel.entity.ts';
import type { Claims } from './gate/route-claims.ts';
import { retirementOf } from './retired.repository.ts';

/** A release that some visitors of an environment get. */
export interface LiveRelease {
  remote: string;
  kind: RemoteKind;
  channel: ChannelName;
  version: string;
  integrity: string;
  routes: ClaimedPath[];
  /** Of the routes below its pages. */
  routeIds: string[];
  roles: PageRole[];
  team: string;
  framed: boolean;
  /** Sequence of the map that first had it on this channel. */
  since: number;
  canary: Pick<CanaryRelease, 'share' | 'salt' | 'target'> | null;
}

interface LiveRow {
  sequence: string;
  changed_at: Date;
  remote: string | null;
  kind: RemoteKind;
  team: string;
  framed: boolean;
  channel: ChannelName;
  version: string;
  since: string;
  share: number | null;
  salt: string | null;
  target: CanaryTarget | null;
  integrity: string;
  manifest: string;
  barred: BarredPin[] | null;
  failed: BarredPin[] | null;
  stopped: BarredPin[] | null;
  retired: string[] | null;
}

export interface LiveState {
  sequence: number;
  changedAt: Date;
  /** Sorted by remote and channel; the shell, which is no remote, is not among them. */
  releases: LiveRelease[];
  /** Remote to what was taken back there. */
  barred: ReadonlyMap<string, BarredPin[]>;
  /** Remote to what failed on the shells when it was last live; none of it is now. */
  failed: ReadonlyMap<string, BarredPin[]>;
  /** Remote to what shells have stopped; none of it is live. */
  stopped: ReadonlyMap<string, BarredPin[]>;
  /** Names of remotes that were taken out of service; none of them is live. */
  retired: readonly string[];
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
       m.team, COALESCE(p.is_framed, false) AS framed,
       (SELECT json_agg(json_build_object('version', q.version, 'integrity', q.integrity) ORDER BY q.version COLLATE "C")
        FROM release_quarantine q
        WHERE q.environment = s.environment AND q.remote = c.remote AND q.lifted_at IS NULL) AS barred,
       (SELECT json_agg(json_build_object('version', f.version, 'integrity', g.integrity) ORDER BY f.version COLLATE "C")
        FROM release_failed f JOIN release g ON g.remote = f.remote AND g.version = f.version
        WHERE f.environment = s.environment AND f.remote = c.remote AND NOT EXISTS (SELECT FROM release_channel l
          WHERE l.environment = f.environment AND l.remote = f.remote AND l.version = f.version
            AND l.channel IN ('stable', 'canary'))) AS failed,
       (SELECT json_agg(json_build_object('version', k.version, 'integrity', g.integrity) ORDER BY k.version COLLATE "C")
        FROM release_stopped k JOIN release g ON g.remote = k.remote AND g.version = k.version
        WHERE k.environment = s.environment AND k.remote = c.remote AND NOT EXISTS (SELECT FROM release_channel l
          WHERE l.environment = k.environment AND l.remote = k.remote AND l.version = k.version
            AND l.channel IN ('stable', 'canary'))) AS stopped,
       (SELECT json_agg(o.name ORDER BY o.name COLLATE "C") FROM release_remote o
        WHERE EXISTS (${retirementOf('s.environment', 'o.name')})) AS retired,
       r.version, r.integrity, r.manifest
     FROM release_map_sequence s
     LEFT JOIN release_channel c ON c.environment = s.environment AND c.remote <> 'shell'
       AND (c.ends_at IS NULL OR c.ends_at > now())
     LEFT JOIN release_remote m ON m.name = c.remote
     LEFT JOIN release_policy p ON p.remote = c.remote
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
    barred: new Map(rows.flatMap(({ remote, barred }) => (remote && barred ? [[remote, barred]] : []))),
    failed: new Map(rows.flatMap(({ remote, failed }) => (remote && failed ? [[remote, failed]] : []))),
    stopped: new Map(rows.flatMap(({ remote, stopped }) => (remote && stopped ? [[remote, stopped]] : []))),
    retired: first.retired ?? [],
  };
}

function liveRelease(row: LiveRow, remote: string): LiveRelease {
  const { kind, team, framed, channel, version, integrity, share, salt, target } = row;
  const { routes } = JSON.parse(row.manifest) as ReleaseManifest;
  return {
    remote,
    kind,
    team,
    framed,
    channel,
    version,
    integrity,
    since: Number(row.since),
    routes: pathsOf(routes),
    routeIds: routeIdsOf(routes),
    roles: rolesOf(routes),
    canary: share === null || salt === null ? null : { share, salt, ...(target && { target }) },
  };
}

/** The manifest was checked when it was published. */
function pathsOf(routes: ReleaseManifest['routes']): ClaimedPath[] {
  return routes.map(({ path, layout, cityVariant = false }) => ({
    path,
    layout,
    ...(cityVariant ? { cityVariant } : {}),
  }));
}

function rolesOf(routes: ReleaseManifest['routes']): PageRole[] {
  return routes.flatMap(({ role }) => role ?? []);
}

export function claimsOf(remote: string, team: string | null, routes: ReleaseManifest['routes']): Claims {
  return {
    remote,
    team,
    paths: routes.map(({ path }) => path),
    ids: routeIdsOf(routes),
    roles: rolesOf(routes),
  };
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
    .map(({ remote, team, routes, routeIds, roles }) => ({
      remote,
      team,
      paths: routes.map(({ path }) => path),
      ids: routeIds,
      roles,
    }));
}
