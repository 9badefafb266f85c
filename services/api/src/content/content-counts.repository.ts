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
