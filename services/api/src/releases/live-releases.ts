import type { MappedRemote, RemoteKind, ReleaseManifest } from '@polden/mfe-contract';
import type { DataSource, EntityManager } from 'typeorm';
import type { Claims } from './gate/route-claims.ts';

/** A release that visitors of an environment get. */
export interface LiveRelease {
  remote: string;
  kind: RemoteKind;
  version: string;
  integrity: string;
  routes: MappedRemote['routes'];
}

interface LiveRow {
  sequence: string;
  changed_at: Date;
  remote: string | null;
  kind: RemoteKind;
  version: string;
  integrity: string;
  manifest: string;
}

export interface LiveState {
  sequence: number;
  changedAt: Date;
  /** Sorted by remote. */
  releases: LiveRelease[];
}

/** One statement, hence one moment: the sequence and the pointers belong together. Null before the first change. */
export async function readLiveState(
  database: DataSource | EntityManager,
  environment: string,
): Promise<LiveState | null> {
  const rows = await database.query<LiveRow[]>(
    `SELECT s.sequence, s.changed_at, c.remote, m.kind, r.version, r.integrity, r.manifest
     FROM release_map_sequence s
     LEFT JOIN release_channel c ON c.environment = s.environment AND c.channel = 'stable'
     LEFT JOIN release_remote m ON m.name = c.remote
     LEFT JOIN release r ON r.remote = c.remote AND r.version = c.version
     WHERE s.environment = $1 AND s.sequence > 0
     ORDER BY c.remote COLLATE "C"`,
    [environment],
  );
  const [first] = rows;
  if (!first) return null;
  const releases = rows.flatMap(({ remote, kind, version, integrity, manifest }) =>
    remote === null ? [] : [{ remote, kind, version, integrity, routes: routesOf(manifest) }],
  );
  return { sequence: Number(first.sequence), changedAt: first.changed_at, releases };
}

/** The manifest was checked when it was published. */
function routesOf(manifest: string): MappedRemote['routes'] {
  const { routes } = JSON.parse(manifest) as ReleaseManifest;
  return routes.map(({ path, layout }) => ({ path, layout }));
}

export function claimsOf(remote: string, routes: readonly { path: string }[]): Claims {
  return { remote, paths: routes.map(({ path }) => path) };
}

/** The paths that are taken in an environment. */
export async function liveClaims(
  database: DataSource | EntityManager,
  environment: string,
): Promise<Claims[]> {
  const state = await readLiveState(database, environment);
  return (state?.releases ?? []).map(({ remote, routes }) => claimsOf(remote, routes));
}
