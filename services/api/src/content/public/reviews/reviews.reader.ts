import { Injectable } from '@nestjs/common';
import type { MediaImage, Reviews, ReviewSummary } from '@polden/api-contract';
import { review } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { MediaService } from '../../media/media.service.ts';

/** What the index review_shown holds; feedback is a letter to the company, whatever its state. */
const SHOWN = `type = 'review' AND status = 'published' AND trashed_at IS NULL AND published_at <= $1`;

const STARS = [5, 4, 3, 2, 1];

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
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
  ) {}

  /** The newest first, of one mark or of all; a page past the end is empty. */
  async page(page: number, stars: number | null = null): Promise<Reviews> {
    const now = new Date();
    const size = review.pageSize.public;
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<ReviewRow[]>(
        `SELECT id, name, rating, message, answer, published_at FROM review WHERE ${SHOWN} AND ($2::int IS NULL OR rating = $2)
         ORDER BY published_at DESC, id DESC LIMIT $3 OFFSET $4`,
        [now, stars, size, (page - 1) * size],
      ),
      this.dataSource.query<{ total: string }[]>(
        `SELECT count(*) AS total FROM review WHERE ${SHOWN} AND ($2::int IS NULL OR rating = $2)`,
        [now, stars],
      ),
    ]);
    const pictures = await this.picturesOf(rows.map(({ id }) => id));
    return {
      items: rows.map(({ published_at, ...shown }) => ({
        ...shown,
        public_at: published_at.toISOString(),
        ...pictures.get(shown.id),
      })),
      pageCount: Math.ceil(Number(counted?.total ?? 0) / size),
    };
  }

  /** What all of them come to. */
  async summary(): Promise<ReviewSummary> {
    const rows = await this.dataSource.query<{ rating: number | null; count: number }[]>(
      `SELECT rating, count(*)::int AS count FROM review WHERE ${SHOWN} GROUP BY rating`,
      [new Date()],
    );
    const marks = STARS.map((stars) => ({
      stars,
      count: rows.find(({ rating }) => rating === stars)?.count ?? 0,
    }));
    const given = marks.reduce((sum, { count }) => sum + count, 0);
    const points = marks.reduce((sum, { stars, count }) => sum + stars * count, 0);
    return {
      count: rows.reduce((sum, { count }) => sum + count, 0),
      rating: given === 0 ? null : Math.round((points / given) * 10) / 10,
      marks,
    };
  }

  /** What staff have published of the pictures that came with reviews; nothing of those without. */
  private async picturesOf(ids: readonly number[]): Promise<Map<number, { pictures: MediaImage[] }>> {
    const rows = await this.dataSource.query<{ review_id: number; media_id: string }[]>(
      `SELECT review_id, media_id FROM review_file WHERE review_id = ANY ($1) AND media_id IS NOT NULL
       ORDER BY review_id, position`,
      [ids],
    );
    const images = await this.media.find(rows.map(({ media_id }) => media_id));
    const pictures = new Map<number, { pictures: MediaImage[] }>();
    for (const { review_id: id, media_id } of rows) {
      const image = images.get(media_id);
      if (image) pictures.set(id, { pictures: [...(pictures.get(id)?.pictures ?? []), image] });
    }
    return pictures;
  }
}
