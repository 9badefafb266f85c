import { Injectable } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import { DataSource } from 'typeorm';

/** How many items there are. */
@Injectable()
export class ContentCounts {
  constructor(private readonly dataSource: DataSource) {}

  async of(type: ContentType, where: string, values: unknown[]): Promise<number> {
    const [counted] = await this.dataSource.query<{ total: string }[]>(
      `SELECT count(*) AS total FROM ${type.table} WHERE ${where}`,
      values,
    );
    return Number(counted?.total ?? 0);
  }

  /**
   * Counts no further than `most`. Planned as if all were counted and the indexes lay in memory: a plan for the first few reads
   * the whole table for words that PostgreSQL expects and no item has.
   */
  upTo(most: number, type: ContentType, where: string, values: unknown[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL random_page_cost = 1.1');
      const [counted] = await manager.query<{ total: string }[]>(
        `WITH found AS MATERIALIZED (SELECT 1 FROM ${type.table} WHERE ${where})
         SELECT count(*) AS total FROM (SELECT FROM found LIMIT ${most}) AS counted`,
        values,
      );
      return Number(counted?.total ?? 0);
    });
  }

  /** Triggers keep these counts; only the few published items with a future moment are counted here. */
  async kept(type: ContentType, counted: 'present' | 'published'): Promise<number> {
    const [kept] = await this.dataSource.query<{ total: string }[]>(
      counted === 'present'
        ? 'SELECT present AS total FROM content_count WHERE content_type = $1'
        : `SELECT published - (
             SELECT count(*) FROM ${type.table}
             WHERE status = 'published' AND trashed_at IS NULL AND NOT archived AND published_at > $2
           ) AS total FROM content_count WHERE content_type = $1`,
      counted === 'present' ? [type.name] : [type.name, new Date()],
    );
    return Number(kept?.total ?? 0);
  }
}
