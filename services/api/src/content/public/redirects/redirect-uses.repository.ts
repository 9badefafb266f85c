import type { RedirectUse } from '@polden/api-contract';
import { redirect } from '@polden/content-model';
import type { EntityManager } from 'typeorm';

/** Neither the version nor the moment of the last change moves: nobody has edited anything. */
export async function addRedirectUses(manager: EntityManager, uses: readonly RedirectUse[]): Promise<void> {
  if (uses.length === 0) return;
  // In one order, or the batches of two shells would wait for each other.
  await manager.query(
    `WITH used AS (
       SELECT id, sum(people) AS people, sum(robots) AS robots
       FROM jsonb_to_recordset($1::jsonb) AS u(id integer, people bigint, robots bigint) GROUP BY id
     ), locked AS (
       SELECT id FROM ${redirect.table} WHERE id IN (SELECT id FROM used) ORDER BY id FOR NO KEY UPDATE
     )
     UPDATE ${redirect.table} AS r
     SET uses = r.uses + used.people, robot_uses = r.robot_uses + used.robots,
       used_at = CASE WHEN used.people > 0 THEN now() ELSE r.used_at END
     FROM used JOIN locked USING (id) WHERE r.id = used.id`,
    [JSON.stringify(uses)],
  );
}
