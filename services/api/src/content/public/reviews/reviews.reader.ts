import { Injectable } from '@nestjs/common';
import type { MediaImage, Reviews, ReviewSummary } from '@polden/api-contract';
import { review } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { MediaService } from '../../media/media.service.ts';
import { countByRating, countReviews, pageOfReviews, picturesOf } from './reviews.repository.ts';

const STARS = [5, 4, 3, 2, 1];

/** Reviews that passed moderation. */
@Injectable()
export class ReviewsReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
  ) {}

  /** The newest first, of one mark or of all; a page past the end is empty. */
  async page(page: number, stars: number | null = null): Promise<Reviews> {
    const { manager } = this.dataSource;
    const size = review.pageSize.public;
    const [rows, total] = await Promise.all([
      pageOfReviews(manager, stars, { page, size }),
      countReviews(manager, stars),
    ]);
    const pictures = await this.picturesOf(rows.map(({ id }) => id));
    return {
      items: rows.map(({ published_at, ...shown }) => ({
        ...shown,
        public_at: published_at.toISOString(),
        ...pictures.get(shown.id),
      })),
      pageCount: Math.ceil(total / size),
    };
  }

  /** What all of them come to. */
  async summary(): Promise<ReviewSummary> {
    const rows = await countByRating(this.dataSource.manager);
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
    const rows = await picturesOf(this.dataSource.manager, ids);
    const images = await this.media.find(rows.map(({ media_id }) => media_id));
    const pictures = new Map<number, { pictures: MediaImage[] }>();
    for (const { review_id: id, media_id } of rows) {
      const image = images.get(media_id);
      if (image) pictures.set(id, { pictures: [...(pictures.get(id)?.pictures ?? []), image] });
    }
    return pictures;
  }
}
