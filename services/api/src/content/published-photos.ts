import { Injectable } from '@nestjs/common';
import { type ContentType, review } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { HistoryActor } from '../history/index.ts';
import { MediaPurge } from './media/library/media-purge.ts';
import { VISITOR } from './media/visitors/visitor.ts';
import type { ContentRow } from './content-row.ts';
import { isShown } from './personal/is-shown.ts';
import { hidePhotos, photosOf } from './published-photos.repository.ts';

/** Pictures of visitors that staff have published: public as long as what they came with. */
@Injectable()
export class PublishedPhotos {
  constructor(private readonly media: MediaPurge) {}

  /** Takes them back when visitors no longer see the item. */
  async follow(
    manager: EntityManager,
    type: ContentType,
    { id, after }: { id: number; after: ContentRow | null },
    actor: HistoryActor,
  ): Promise<void> {
    if (type.name !== review.name || (after && isShown(type, after))) return;
    await this.withdraw(manager, id, actor);
  }

  /** All of the review, or the one in a place; how many there were. What the staff show elsewhere stays public. */
  async withdraw(
    manager: EntityManager,
    reviewId: number,
    actor: HistoryActor,
    position: number | null = null,
  ): Promise<number> {
    const rows = await photosOf(manager, reviewId, position);
    if (rows.length === 0) return 0;
    await hidePhotos(manager, reviewId, position);
    const ofVisitors = rows.filter(({ created_by }) => created_by === VISITOR.id).map(({ id }) => id);
    await this.media.purgeUnused(manager, [...new Set(ofVisitors)], actor);
    return rows.length;
  }
}
