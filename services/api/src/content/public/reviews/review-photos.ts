import { Injectable } from '@nestjs/common';
import { review } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentChangesService } from '../../../core/changes/content-changes.service.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { type HistoryActor, HistoryService } from '../../../history/index.ts';
import { MediaPurge } from '../../media/library/media-purge.ts';
import { MediaService } from '../../media/media.service.ts';
import { VISITOR } from '../../media/visitors/visitor.ts';
import { ContentWrites, tagsOf } from '../../content-writes.ts';
import { PublishedPhotos } from '../../published-photos.ts';
import { isShown } from '../../personal/is-shown.ts';
import { ReviewFileVault } from './review-file-vault.ts';
import { showAsImage } from './review-files.repository.ts';
import { ReviewFiles } from './review-files.ts';
import { reviewTitle } from './review-title.ts';
import { stateOfReview } from './reviews.repository.ts';

/** What staff make public of the pictures that came with reviews, and take back. */
@Injectable()
export class ReviewPhotos {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: ReviewFiles,
    private readonly vault: ReviewFileVault,
    private readonly media: MediaService,
    private readonly purge: MediaPurge,
    private readonly writes: ContentWrites,
    private readonly published: PublishedPhotos,
    private readonly history: HistoryService,
    private readonly changes: ContentChangesService,
  ) {}

  /** Encoded anew, without what the camera wrote into it. 409 while visitors do not see the review. */
  async publish(reviewId: number, position: number, actor: HistoryActor): Promise<void> {
    const { manager } = this.dataSource;
    await this.expectShown(manager, reviewId);
    const row = await this.files.find(manager, reviewId, position);
    if (row.media_id !== null) return;
    if (!row.mime_type.startsWith('image/'))
      throw AppError.invalid({ file: ['Опубликовать можно только фото'] });
    const name = `Фото ${position} к отзыву № ${reviewId}`;
    const { id, isKnown } = await this.media.take(this.vault.bytes(row), name, actor, VISITOR.id);
    try {
      await this.writes.run(review, async (writer) => {
        await this.expectShown(writer, reviewId);
        await showAsImage(writer, { reviewId, position }, id);
        await this.record(writer, reviewId, actor, { photo: position, shown: true });
      });
    } catch (error) {
      // What staff had in the library before is theirs.
      if (!isKnown) await this.purge.purgeUnused(manager, [id], actor);
      throw error;
    }
  }

  async withdraw(reviewId: number, position: number, actor: HistoryActor): Promise<void> {
    await this.writes.run(review, async (manager) => {
      await this.files.find(manager, reviewId, position);
      const withdrawn = await this.published.withdraw(manager, reviewId, actor, position);
      if (withdrawn > 0) await this.record(manager, reviewId, actor, { photo: position, shown: false });
    });
  }

  private async expectShown(manager: EntityManager, reviewId: number): Promise<void> {
    const row = await stateOfReview(manager, reviewId);
    if (!row) throw new AppError(404, 'Такого отзыва нет');
    if (!isShown(review, row))
      throw new AppError(409, 'Сначала опубликуйте отзыв: фото показывается вместе с ним');
  }

  private async record(
    manager: EntityManager,
    reviewId: number,
    actor: HistoryActor,
    { photo, shown }: { photo: number; shown: boolean },
  ): Promise<void> {
    await this.history.record(manager, {
      actor,
      action: shown ? 'publish' : 'unpublish',
      entity: review.name,
      entityId: reviewId,
      title: reviewTitle(reviewId),
      before: null,
      after: { photo },
    });
    await this.changes.record(manager, tagsOf(review, reviewId));
  }
}
