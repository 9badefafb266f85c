import { Injectable } from '@nestjs/common';
import { type NewSavedView, SAVED_VIEWS_MAX } from '@polden/api-contract';
import { DataSource } from 'typeorm';

export interface SavedViewRow {
  id: number;
  owner_id: number;
  owner_name: string;
  content_type: string;
  title: string;
  search: string;
  shared: boolean;
}

const COLUMNS = 'saved_view.id, owner_id, name AS owner_name, content_type, title, search, shared';
const FROM = 'saved_view JOIN staff_user ON staff_user.id = owner_id';

/** The SQL of saved views. */
@Injectable()
export class SavedViewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** One's own first, each by title. */
  list(type: string, ownerId: number): Promise<SavedViewRow[]> {
    return this.dataSource.query(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE content_type = $1 AND (owner_id = $2 OR shared)
       ORDER BY owner_id <> $2, lower(title), saved_view.id`,
      [type, ownerId],
    );
  }

  async find(id: number): Promise<SavedViewRow | undefined> {
    const [row] = await this.dataSource.query<SavedViewRow[]>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE saved_view.id = $1`,
      [id],
    );
    return row;
  }

  /** One of the same title is replaced; null when the person has as many as they may. */
  async put({ type, title, search }: NewSavedView, ownerId: number): Promise<number | null> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `INSERT INTO saved_view (owner_id, content_type, title, search)
       SELECT $1, $2::text, $3::text, $4 WHERE (
         SELECT count(*) FROM saved_view WHERE owner_id = $1 AND content_type = $2 AND title <> $3
       ) < ${SAVED_VIEWS_MAX}
       ON CONFLICT (owner_id, content_type, title) DO UPDATE SET search = excluded.search RETURNING id`,
      [ownerId, type, title, search],
    );
    return row?.id ?? null;
  }

  /**
   * One of the same title is replaced, in one step, also when two tabs rename at once; the id that it has
   * from now on, null when it is gone.
   */
  async rename(id: number, title: string): Promise<number | null> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `WITH former AS (DELETE FROM saved_view WHERE id = $1 AND title <> $2 RETURNING *)
       INSERT INTO saved_view (owner_id, content_type, title, search, shared, created_at)
       SELECT owner_id, content_type, $2, search, shared, created_at FROM former
       ON CONFLICT (owner_id, content_type, title)
       DO UPDATE SET search = excluded.search, shared = excluded.shared RETURNING id`,
      [id, title],
    );
    return row?.id ?? null;
  }

  async setShared(id: number, shared: boolean): Promise<void> {
    await this.dataSource.query('UPDATE saved_view SET shared = $2 WHERE id = $1', [id, shared]);
  }

  async remove(id: number): Promise<void> {
    await this.dataSource.query('DELETE FROM saved_view WHERE id = $1', [id]);
  }
}
