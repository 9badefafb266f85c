import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';

/** What was in a set and has been removed for good since. */
export interface LostMemberRow {
  content_type: string;
  title: string;
}

interface SetName {
  id: number;
  title: string;
}

/** The sets, at most two, that bring the item out or take it off the site and have not come out yet. */
export function setsWith(
  manager: EntityManager,
  type: Pick<ContentType, 'name'>,
  id: number,
): Promise<SetName[]> {
  return manager.query<SetName[]>(
    `SELECT id, title FROM drafts.change_set WHERE id IN (
       SELECT change_set_id FROM drafts.content_draft WHERE content_type = $1 AND item_id = $2
       UNION SELECT change_set_id FROM drafts.content_removal WHERE content_type = $1 AND item_id = $2
     ) ORDER BY id`,
    [type.name, id],
  );
}

export async function addLost(
  manager: EntityManager,
  setId: number,
  { content_type: type, title }: LostMemberRow,
): Promise<void> {
  await manager.query(
    'INSERT INTO drafts.lost_member (change_set_id, content_type, title) VALUES ($1, $2, $3)',
    [setId, type, title],
  );
}

/** The first lost first. */
export function lostOf(manager: EntityManager, setId: number): Promise<LostMemberRow[]> {
  return manager.query<LostMemberRow[]>(
    'SELECT content_type, title FROM drafts.lost_member WHERE change_set_id = $1 ORDER BY id',
    [setId],
  );
}
