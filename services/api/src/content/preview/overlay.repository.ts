import { CONTENT_TYPES, type ContentType, isDraftable } from '@polden/content-model';
import type { EntityManager, QueryRunner } from 'typeorm';
import type { Columns } from '../fields/field-rules.ts';

/** Items that are published by then and are not yet. */
export function comingItems(
  manager: EntityManager,
  moment: Date,
): Promise<{ type: string; id: number; published_at: Date }[]> {
  const each = CONTENT_TYPES.filter(isDraftable).map(
    ({ name, table }) => `SELECT '${name}' AS type, id, published_at FROM ${table}
      WHERE status = 'published' AND NOT announced AND trashed_at IS NULL AND published_at <= $1`,
  );
  return manager.query(each.join(' UNION ALL '), [moment]);
}

/** Lets the transaction find items by the addresses that they had before these changes, as after the changes are published. */
export async function layFormerSlugs(
  runner: QueryRunner,
  slugs: readonly { type: string; slug: string; id: number }[],
): Promise<void> {
  const own = 'pg_temp.overlay_former_slug';
  await runner.query(
    `CREATE TEMP TABLE overlay_former_slug ON COMMIT DROP AS SELECT * FROM public.content_former_slug WITH NO DATA`,
  );
  for (const { type, slug, id } of slugs) {
    await runner.query(`INSERT INTO ${own} (content_type, slug, item_id) VALUES ($1, $2, $3)`, [
      type,
      slug,
      id,
    ]);
  }
  await runner.query(
    `CREATE TEMP VIEW content_former_slug AS SELECT * FROM ${own}
     UNION ALL SELECT * FROM public.content_former_slug
     WHERE (content_type, slug) NOT IN (SELECT content_type, slug FROM ${own})`,
  );
}

/**
 * Lets the transaction find other rows for some items of the type: a view of the same name stands before the table, which
 * nobody else sees and nothing waits for.
 */
export async function layOver(
  runner: QueryRunner,
  { table }: ContentType,
  rows: ReadonlyMap<number, Columns>,
): Promise<void> {
  const ids = [...rows.keys()].map(Math.trunc).join(', ');
  const own = `pg_temp.overlay_${table}`;
  await runner.query(
    `CREATE TEMP TABLE overlay_${table} ON COMMIT DROP AS SELECT * FROM public.${table} WHERE id IN (${ids})`,
  );
  for (const [id, columns] of rows) {
    const changes = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
    await runner.query(`UPDATE ${own} SET ${changes.join(', ')} WHERE id = $1`, [
      id,
      ...Object.values(columns),
    ]);
  }
  await runner.query(
    `CREATE TEMP VIEW ${table} AS SELECT * FROM public.${table} WHERE id NOT IN (${ids})
     UNION ALL SELECT * FROM ${own}`,
  );
}
