import type { PathConsent } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

/** Paths of others below which pages of the remote may stand. */
export async function consentsFor(manager: EntityManager, remote: string): Promise<string[]> {
  const rows = await manager.query<{ path: string }[]>(
    'SELECT path FROM release_path_consent WHERE remote = $1 ORDER BY path',
    [remote],
  );
  return rows.map(({ path }) => path);
}

/** By path and remote. */
export async function allConsents(manager: EntityManager): Promise<PathConsent[]> {
  const rows = await manager.query<{ path: string; remote: string; given_by: string; given_at: Date }[]>(
    'SELECT path, remote, given_by, given_at FROM release_path_consent ORDER BY path COLLATE "C", remote COLLATE "C"',
  );
  return rows.map(({ path, remote, given_by: by, given_at: at }) => ({
    path,
    remote,
    by,
    at: at.toISOString(),
  }));
}

/** False when it was given before. */
export async function giveConsent(
  manager: EntityManager,
  { path, remote }: Pick<PathConsent, 'path' | 'remote'>,
  by: string,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `INSERT INTO release_path_consent (path, remote, given_by) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING path`,
    [path, remote, by],
  );
  return rows.length > 0;
}

/** False when there was none. */
export async function withdrawConsent(
  manager: EntityManager,
  { path, remote }: Pick<PathConsent, 'path' | 'remote'>,
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    'DELETE FROM release_path_consent WHERE path = $1 AND remote = $2 RETURNING path',
    [path, remote],
  );
  return rows.length > 0;
}
