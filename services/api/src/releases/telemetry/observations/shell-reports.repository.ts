import type { ShellFailure } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { cleanMessage } from '../problem-message.ts';
import { TOLD_WITHIN_SECONDS } from './told-bars.repository.ts';

/** Replaces the list of failing releases of the shell; also notes that the shell is alive. */
export async function tellFailing(
  manager: EntityManager,
  { environment, shell }: { environment: string; shell: string },
  failing: readonly ShellFailure[],
): Promise<void> {
  await manager.query(
    `DELETE FROM release_shell_report WHERE environment = $1 AND told_at < now() - make_interval(secs => $2)`,
    [environment, TOLD_WITHIN_SECONDS],
  );
  await manager.query(
    `INSERT INTO release_shell_report (environment, shell, failing) VALUES ($1, $2, $3::jsonb)
     ON CONFLICT (environment, shell) DO UPDATE SET failing = excluded.failing, told_at = now()`,
    [environment, shell, JSON.stringify(failing.map((one) => ({ ...one, how: cleanMessage(one.how) })))],
  );
}
