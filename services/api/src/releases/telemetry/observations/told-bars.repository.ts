import type { ShellBar } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

/** Shells tell each minute; of one that is gone nothing is known any more. */
export const TOLD_WITHIN_SECONDS = 180;

/** All that the shell evaluates no more, in place of what it told before. */
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
  await manager.query(
    `INSERT INTO release_told_bar (environment, shell, remote, version, how, at)
     SELECT $1, $2, b.remote, b.version, b.how, b.at
     FROM jsonb_to_recordset($3::jsonb) AS b(remote text, version text, how text, at timestamptz)
     ON CONFLICT DO NOTHING`,
    [environment, shell, JSON.stringify(bars)],
  );
}
