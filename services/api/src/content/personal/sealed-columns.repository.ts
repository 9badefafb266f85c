import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { ContentRow } from '../content-row.ts';
import type { Columns } from '../fields/field-rules.ts';
import type { ContentVault } from './content-vault.ts';

/** Sealing names the row, so its id is taken first. */
export async function sealedUnderNewId(
  vault: ContentVault,
  manager: EntityManager,
  type: ContentType,
  columns: Columns,
): Promise<Columns> {
  const [next] = await manager.query<{ id: string }[]>(
    `SELECT nextval(pg_get_serial_sequence($1, 'id')) AS id`,
    [type.table],
  );
  const id = Number(next?.id);
  return { id, ...vault.seal(type, id, columns) };
}

/** What the item becomes decides what of it is public. Writers of a type take turns: nobody changes it meanwhile. */
export async function sealedAfter(
  vault: ContentVault,
  manager: EntityManager,
  type: ContentType,
  id: number,
  columns: Columns,
): Promise<Columns> {
  const [row] = await manager.query<ContentRow[]>(`SELECT * FROM ${type.table} WHERE id = $1`, [id]);
  if (!row) throw new Error(`${type.table}: ${id} is gone`);
  const present = vault.open(type, row);
  return vault.seal(type, id, { ...present, ...columns }, columns);
}
