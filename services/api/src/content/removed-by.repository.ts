import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';

/** The staff member who put the item into the trash; undefined for items put there before the history was kept. */
export async function removedBy(
  manager: EntityManager,
  { name }: ContentType,
  id: number,
): Promise<string | undefined> {
  const [row] = await manager.query<{ actor_name: string }[]>(
    `SELECT actor_name FROM history_document
     WHERE entity = $1 AND entity_id = $2 AND action = 'remove' ORDER BY id DESC LIMIT 1`,
    [name, String(id)],
  );
  return row?.actor_name;
}
