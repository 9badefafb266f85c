import { Injectable } from '@nestjs/common';
import type { CopiedReview } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { isVisible } from '../../content/index.ts';
import { reviewsOf } from '../erasure/traces.repository.ts';

const KINDS: Record<string, string> = { review: 'Отзыв', feedback: 'Обращение' };

/** Reviews and letters to the company under one phone. */
@Injectable()
export class OwnReviews {
  constructor(private readonly dataSource: DataSource) {}

  /** Nobody has confirmed the phone of a review: its words are told only where everybody reads them. */
  async of(phoneIndex: string): Promise<CopiedReview[]> {
    const rows = await reviewsOf(this.dataSource.manager, { phoneIndex, emailIndex: null });
    const now = new Date();
    return rows.map((row) => ({
      createdAt: row.created_at.toISOString(),
      title: `${KINDS[String(row['type'])] ?? 'Отзыв'} № ${row.id}`,
      text: row['type'] === 'review' && isVisible(row, now) ? String(row['message']) : null,
    }));
  }
}
