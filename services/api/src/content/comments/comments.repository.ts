import { Injectable } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';

export interface CommentRow {
  id: string;
  content_type: string;
  item_id: number;
  author_name: string;
  text: string;
  at: Date;
  resolved_at: Date | null;
  resolved_by: string;
  mentions: string[];
}

export interface Colleague {
  id: number;
  name: string;
}

const MAX = 500;
const SELECT = `
  SELECT c.*, ARRAY(
    SELECT u.name FROM content_mention m JOIN staff_user u ON u.id = m.user_id WHERE m.comment_id = c.id ORDER BY u.name
  ) AS mentions
  FROM content_comment c`;

/** The SQL of comments on items, and of mentions in them. */
@Injectable()
export class CommentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The oldest first. */
  of(type: ContentType, id: number): Promise<CommentRow[]> {
    return this.dataSource.query<CommentRow[]>(
      `${SELECT} WHERE c.content_type = $1 AND c.item_id = $2 ORDER BY c.id LIMIT ${MAX}`,
      [type.name, id],
    );
  }

  async find(id: number): Promise<CommentRow | undefined> {
    const [row] = await this.dataSource.query<CommentRow[]>(`${SELECT} WHERE c.id = $1`, [id]);
    return row;
  }

  colleagues(manager: EntityManager = this.dataSource.manager): Promise<Colleague[]> {
    return manager.query<Colleague[]>('SELECT id, name FROM staff_user WHERE active ORDER BY name, id');
  }

  async add(
    manager: EntityManager,
    type: ContentType,
    itemId: number,
    { author, text }: { author: { id: number; name: string }; text: string },
  ): Promise<number> {
    const [added] = await manager.query<{ id: string }[]>(
      `INSERT INTO content_comment (content_type, item_id, author_id, author_name, text)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [type.name, itemId, author.id, author.name, text],
    );
    return Number(added?.id);
  }

  async mention(manager: EntityManager, commentId: number, userIds: readonly number[]): Promise<void> {
    await manager.query(
      'INSERT INTO content_mention (comment_id, user_id) SELECT $1, unnest($2::integer[]) ON CONFLICT DO NOTHING',
      [commentId, userIds],
    );
  }

  /** `by` null opens it again. */
  async resolve(id: number, by: string | null): Promise<void> {
    await this.dataSource.query(
      `UPDATE content_comment SET resolved_at = CASE WHEN $2::text IS NULL THEN NULL ELSE now() END,
         resolved_by = coalesce($2, '') WHERE id = $1`,
      [id, by],
    );
  }

  /** Open comments in which somebody is named and has not looked at yet, the newest first. */
  mentionsOf(userId: number): Promise<CommentRow[]> {
    return this.dataSource.query<CommentRow[]>(
      `${SELECT} JOIN content_mention mine ON mine.comment_id = c.id AND mine.user_id = $1 AND mine.seen_at IS NULL
       WHERE c.resolved_at IS NULL ORDER BY c.id DESC LIMIT 50`,
      [userId],
    );
  }

  /** Undefined when it names them no more, is settled, or they have seen it. */
  async unseen(commentId: number, userId: number): Promise<CommentRow | undefined> {
    const [row] = await this.dataSource.query<CommentRow[]>(
      `${SELECT} JOIN content_mention mine ON mine.comment_id = c.id AND mine.user_id = $2 AND mine.seen_at IS NULL
       WHERE c.id = $1 AND c.resolved_at IS NULL`,
      [commentId, userId],
    );
    return row;
  }

  async see(commentId: number, userId: number): Promise<void> {
    await this.dataSource.query(
      'UPDATE content_mention SET seen_at = now() WHERE comment_id = $1 AND user_id = $2 AND seen_at IS NULL',
      [commentId, userId],
    );
  }
}

/** Deletes the comments of items that are gone for good. */
export async function deleteComments(manager: EntityManager, type: ContentType, id: number): Promise<void> {
  await manager.query('DELETE FROM content_comment WHERE content_type = $1 AND item_id = $2', [
    type.name,
    id,
  ]);
}
