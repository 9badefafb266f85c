import type { PathConsent } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import type { Consent } from '../gate/route-claims.ts';

type ConsentKey = Pick<PathConsent, 'path' | 'remote'>;

/** Paths of others below which pages of the remote may stand. */
export function consentsFor(manager: EntityManager, remote: string): Promise<Consent[]> {
  return manager.query<Consent[]>(
    'SELECT path, team FROM release_path_consent WHERE remote = $1 ORDER BY path',
    [remote],
  );
}

/** By path and remote. */
export async function allConsents(manager: EntityManager): Promise<PathConsent[]> {
  const rows = await manager.query<(ConsentKey & Consent & { given_by: string; given_at: Date })[]>(
    'SELECT path, remote, team, given_by, given_at FROM release_path_consent ORDER BY path COLLATE "C", remote COLLATE "C"',
  );
  return rows.map(({ given_by: by, given_at: at, ...consent }) => ({ ...consent, by, at: at.toISOString() }));
}

/** False when it was given before by the same team; that of another one is none any more. */
export async function giveConsent(
  manager: EntityManager,
  { path, remote }: ConsentKey,
  { team, by }: Pick<PathConsent, 'team' | 'by'>,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `INSERT INTO release_path_consent AS c (path, remote, team, given_by) VALUES ($1, $2, $3, $4)
     ON CONFLICT (path, remote) DO UPDATE SET team = excluded.team, given_by = excluded.given_by, given_at = now()
       WHERE c.team IS DISTINCT FROM excluded.team
     RETURNING path`,
    [path, remote, team, by],
  );
  return rows.length > 0;
}

/** False when there was none. */
export async function withdrawConsent(
  manager: EntityManager,
  { path, remote }: ConsentKey,
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    'DELETE FROM release_path_consent WHERE path = $1 AND remote = $2 RETURNING path',
    [path, remote],
  );
  return rows.length > 0;
}
