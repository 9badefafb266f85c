import { Injectable } from '@nestjs/common';
import type { Reviews } from '@polden/api-contract';
import { review } from '@polden/content-model';
import { DataSource } from 'typeorm';

/** What the index review_shown holds; feedback is a letter to the company, whatever its state. */
const SHOWN = `type = 'review' AND status = 'published' AND trashed_at IS NULL AND published_at <= $1`;

interface ReviewRow {
  id: number;
  name: string;
  rating: number | null;
  message: string;
  answer: string;
  published_at: Date;
}

/** Reviews that passed moderation. */
@Injectable()
export class ReviewsReader {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first; a page past the end is empty. */
  async page(page: number): Promise<Reviews> {
    const now = new Date();
    const size = review.pageSize.public;
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<ReviewRow[]>(
        `SELECT id, name, rating, message, answer, published_at FROM review WHERE ${SHOWN}
         ORDER BY published_at DESC, id DESC LIMIT $2 OFFSET $3`,
        [now, size, (page - 1) * size],
      ),
      this.dataSource.query<{ total: string }[]>(`SELECT count(*) AS total FROM review WHERE ${SHOWN}`, [
        now,
      ]),
    ]);
    return {
      items: rows.map(({ published_at, ...shown }) => ({ ...shown, public_at: published_at.toISOString() })),
      pageCount: Math.ceil(Number(counted?.total ?? 0) / size),
    };
  }
}
