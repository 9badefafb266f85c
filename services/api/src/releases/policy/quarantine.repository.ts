import type { EntityManager } from 'typeorm';
import type { ReleaseInEnvironment } from '../artifacts/artifact-store.ts';

/** Who takes back a canary, as the staff reads it. */
export const PLATFORM = 'Автоматика';
export const NO_REASON = 'Откат без объяснения.';

interface QuarantinedRelease {
  version: string;
  reason: string;
  taken_back_at: Date;
}

/** Bars a release that was taken back. One that was given out again in between is barred anew. */
export async function quarantine(
  manager: EntityManager,
  { environment, remote, version }: ReleaseInEnvironment,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  await manager.query(
    `INSERT INTO release_quarantine AS q (environment, remote, version, integrity, taken_back_at, taken_back_by, reason)
     SELECT $1, remote, version, integrity, now(), $4, $5 FROM release WHERE remote = $2 AND version = $3
     ON CONFLICT (environment, remote, integrity) DO UPDATE SET taken_back_at = now(), taken_back_by = excluded.taken_back_by,
       reason = excluded.reason, lifted_at = NULL, lifted_by = NULL, lifted_reason = NULL`,
    [environment, remote, version, by, reason],
  );
  // A rollback goes to what may be given out.
  await manager.query(
    `UPDATE release_channel SET earlier = array_remove(earlier, $3)
     WHERE environment = $1 AND remote = $2 AND $3 = ANY (earlier)`,
    [environment, remote, version],
  );
}

/** Null when visitors may get the release. */
export async function quarantineOf(
  manager: EntityManager,
  { environment, remote, version }: ReleaseInEnvironment,
): Promise<QuarantinedRelease | null> {
  const [row] = await manager.query<QuarantinedRelease[]>(
    `SELECT version, reason, taken_back_at FROM release_quarantine
     WHERE environment = $1 AND remote = $2 AND version = $3 AND lifted_at IS NULL`,
    [environment, remote, version],
  );
  return row ?? null;
}

/** Somebody gives the release out again, and says why. */
export async function liftQuarantine(
  manager: EntityManager,
  { environment, remote, version }: ReleaseInEnvironment,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  await manager.query(
    `UPDATE release_quarantine SET lifted_at = now(), lifted_by = $4, lifted_reason = $5
     WHERE environment = $1 AND remote = $2 AND version = $3 AND lifted_at IS NULL`,
    [environment, remote, version, by, reason],
  );
}
