import type { EntityManager } from 'typeorm';
import type { Budget } from '../config/limits/budget.ts';
import { queryPrepared } from '../database/prepared.ts';

/** What one budget of the statement has come to. */
export interface SpentRow {
  used_up: boolean;
  /** Milliseconds until its window ends. */
  ms_left: number;
}

/** Spends one of each budget in one statement; a row for each that was spent, the one that is used up last. */
export function spendOfEach(
  manager: EntityManager,
  spendings: readonly { key: string; budget: Budget }[],
): Promise<SpentRow[]> {
  const values = spendings.flatMap(({ key, budget }) => [key, budget.seconds * 1000, budget.points]);
  return queryPrepared<SpentRow>(manager, spendSql(spendings.length), [Date.now(), ...values]);
}

/** Milliseconds until each of the budgets has one left; 0 when they have. */
export async function msUntilLeft(
  manager: EntityManager,
  spendings: readonly { key: string; budget: Budget }[],
): Promise<number> {
  const [row] = await manager.query<{ ms: number | null }[]>(
    `SELECT max(l.expire - $1)::float8 AS ms
     FROM rate_limit l JOIN unnest($2::text[], $3::int[]) AS asked (key, points) ON asked.key = l.key
     WHERE l.expire > $1 AND l.points >= asked.points`,
    [Date.now(), spendings.map(({ key }) => key), spendings.map(({ budget }) => budget.points)],
  );
  return row?.ms ?? 0;
}

/** Takes one back of each budget whose window lasts, locking them in the order of the keys. */
export async function giveBackOfEach(manager: EntityManager, keys: readonly string[]): Promise<void> {
  await manager.query(
    `WITH held AS (
       SELECT key FROM rate_limit WHERE key = ANY ($1) ORDER BY array_position($1, key) FOR UPDATE
     )
     UPDATE rate_limit l SET points = greatest(l.points - 1, 0) FROM held WHERE l.key = held.key AND l.expire > $2`,
    [keys, Date.now()],
  );
}

/**
 * One statement that spends one of each of `count` budgets. $1 is the time in milliseconds, then for each budget its
 * key, the length of its window in milliseconds and its points. Answers a row for each that was spent: the one that is
 * used up is the last, since those after it wait for its answer and then are not touched.
 */
function spendSql(count: number): string {
  const places = Array.from({ length: count }, (_, place) => place);
  const parts = places.map((place) => {
    const [key, window, points] = [3 * place + 2, 3 * place + 3, 3 * place + 4];
    const before = place === 0 ? '' : `FROM spent_${place - 1} WHERE NOT used_up`;
    return `spent_${place} AS (
      INSERT INTO rate_limit AS held (key, points, expire)
      SELECT $${key}, 1, $1::bigint + $${window}::bigint ${before}
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN held.expire <= $1 THEN 1 ELSE held.points + 1 END,
        expire = CASE WHEN held.expire <= $1 THEN EXCLUDED.expire ELSE held.expire END
      RETURNING ${place} AS place, points > $${points}::int AS used_up, (expire - $1)::float8 AS ms_left)`;
  });
  const rows = places.map((place) => `SELECT * FROM spent_${place}`);
  return `WITH ${parts.join(', ')} ${rows.join(' UNION ALL ')} ORDER BY place`;
}
