import type { EntityManager } from 'typeorm';
import type { Subject } from './counters.repository.ts';

export interface Problem extends Subject {
  kind: string;
  message: string;
  count: number;
}

/** Kinds and messages of one version that are told apart. */
const MAX_DISTINCT = 200;
const OTHER = 'другое';

/** Counts problems. A version with too many different ones has the rest counted together. */
export async function addProblems(manager: EntityManager, problems: readonly Problem[]): Promise<void> {
  if (problems.length === 0) return;
  await manager.query(
    `WITH added AS (
       SELECT environment, remote, version, kind, message, sum(count) AS count
       FROM jsonb_to_recordset($1::jsonb)
         AS r(environment text, remote text, version text, kind text, message text, count bigint)
       GROUP BY environment, remote, version, kind, message
     ), placed AS (
       SELECT a.*, k.message IS NOT NULL AS known,
         row_number() OVER (
           PARTITION BY a.environment, a.remote, a.version, k.message IS NULL ORDER BY a.count DESC, a.kind, a.message
         ) + (SELECT count(*) FROM telemetry_problem p
              WHERE p.environment = a.environment AND p.remote = a.remote AND p.version = a.version) AS place
       FROM added a LEFT JOIN telemetry_problem k USING (environment, remote, version, kind, message)
     ), bounded AS (
       SELECT environment, remote, version,
         CASE WHEN known OR place < $2 THEN kind ELSE 'other' END AS kind,
         CASE WHEN known OR place < $2 THEN message ELSE $3 END AS message, count
       FROM placed
     )
     INSERT INTO telemetry_problem AS t (environment, remote, version, kind, message, count, last_at)
     SELECT environment, remote, version, kind, message, sum(count), now() FROM bounded
     GROUP BY environment, remote, version, kind, message
     ORDER BY environment, remote, version, kind, message
     ON CONFLICT (environment, remote, version, kind, message)
     DO UPDATE SET count = t.count + excluded.count, last_at = excluded.last_at`,
    [JSON.stringify(problems), MAX_DISTINCT, OTHER],
  );
}
