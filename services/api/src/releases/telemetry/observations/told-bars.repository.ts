import type { ShellBar } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

/** Shells tell each minute; of one that is gone nothing is known any more. */
export const TOLD_WITHIN_SECONDS = 180;

/** Replaces the list of releases that the shell evaluates no more. */
export async function tellBars(
  manager: EntityManager,
  { environment, shell }: { environment: string; shell: string },
  bars: readonly ShellBar[],
): Promise<void> {
  await manager.query(
    `DELETE FROM release_told_bar
     WHERE environment = $1 AND shell = $2 OR told_at < now() - make_interval(secs => $3)`,
    [environment, shell, TOLD_WITHIN_SECONDS],
  );
  const told = [environment, shell, JSON.stringify(bars)];
  await manager.query(
    `INSERT INTO release_told_bar (environment, shell, remote, version, how, at)
     SELECT $1, $2, b.remote, b.version, b.how, b.at
     FROM jsonb_to_recordset($3::jsonb) AS b(remote text, version text, how text, at timestamptz)
     ON CONFLICT DO NOTHING`,
    told,
  );
  await rememberStopped(manager, environment, bars);
}

/** Shells forget releases that left the map; a rollback must still not go there. */
async function rememberStopped(
  manager: EntityManager,
  environment: string,
  bars: readonly ShellBar[],
): Promise<void> {
  if (bars.length === 0) return;
  await manager.query(
    `INSERT INTO release_stopped AS s (environment, remote, version, how, at)
     SELECT DISTINCT ON (b.remote, b.version) $1, b.remote, b.version, b.how, b.at
     FROM jsonb_to_recordset($2::jsonb) AS b(remote text, version text, how text, at timestamptz)
     JOIN release r ON r.remote = b.remote AND r.version = b.version
     ORDER BY b.remote, b.version, b.at DESC
     ON CONFLICT (environment, remote, version) DO UPDATE SET how = excluded.how, at = excluded.at
       WHERE s.at < excluded.at`,
    [environment, JSON.stringify(bars)],
  );
  await manager.query(
    `UPDATE release_channel c SET earlier = array_remove(c.earlier, s.version) FROM release_stopped s
     WHERE c.environment = $1 AND s.environment = c.environment AND s.remote = c.remote AND s.version = ANY (c.earlier)`,
    [environment],
  );
}
