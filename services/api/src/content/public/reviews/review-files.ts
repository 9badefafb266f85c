import { Injectable } from '@nestjs/common';
import { REVIEW_DOCUMENTS, type ReviewFile } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../core/errors/app-error.ts';
import { type HistoryActor, HistoryService } from '../../../history/index.ts';
import { cleanFileName, extensionOf } from '../../media/file-name.ts';
import { imageFormatOf } from '../../media/images/image-format.ts';
import { MediaService } from '../../media/media.service.ts';
import {
  type CheckedVisitorFile,
  RefusedFileError,
  type SentFile,
  VisitorFiles,
} from '../../media/visitors/visitor-files.ts';
import { addReviewFile, filesOfReview, reviewFileAt } from './review-files.repository.ts';
import { reviewTitle } from './review-title.ts';
import { type ReviewFileRow, ReviewFileVault } from './review-file-vault.ts';

const MAX_POSITION = 32_767;

/** The pictures and documents that come with reviews: private, until staff publish a picture. */
@Injectable()
export class ReviewFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visitorFiles: VisitorFiles,
    private readonly vault: ReviewFileVault,
    private readonly media: MediaService,
    private readonly history: HistoryService,
  ) {}

  /** Checks each by its content; 422 with the first that is not taken. */
  async check(sent: readonly SentFile[]): Promise<CheckedVisitorFile[]> {
    const stranger = sent.find((file) => !isTaken(file));
    if (stranger) throw refused(stranger.fileName, 'подойдут фотографии, PDF и DOCX');
    return this.visitorFiles.check(sent).catch((error: unknown) => {
      throw error instanceof RefusedFileError ? refused(error.fileName, error.message, error) : error;
    });
  }

  async attach(
    manager: EntityManager,
    reviewId: number,
    files: readonly CheckedVisitorFile[],
  ): Promise<void> {
    for (const [index, file] of files.entries()) {
      const at = { review_id: reviewId, position: index + 1 };
      const sealed = this.vault.seal(at, file);
      await addReviewFile(manager, { ...at, ...sealed, mime_type: file.mimeType, bytes: file.bytes.length });
    }
  }

  async of(reviewId: number): Promise<ReviewFile[]> {
    const rows = await filesOfReview(this.dataSource.manager, reviewId);
    const published = await this.media.find(rows.flatMap(({ media_id }) => media_id ?? []));
    return rows.map((row) => ({
      position: row.position,
      fileName: this.vault.fileName(row),
      bytes: row.bytes,
      isPicture: row.mime_type.startsWith('image/'),
      published: published.get(row.media_id ?? '') ?? null,
    }));
  }

  /** The file, recorded in the history before it is given out; 404 when there is none. */
  async open(reviewId: number, position: number, actor: HistoryActor): Promise<CheckedVisitorFile> {
    return this.dataSource.transaction(async (manager) => {
      const row = await this.find(manager, reviewId, position);
      await this.history.record(manager, {
        actor,
        action: 'download',
        entity: 'review',
        entityId: reviewId,
        title: reviewTitle(reviewId),
        before: null,
        after: { file: position, bytes: row.bytes },
      });
      return { fileName: this.vault.fileName(row), mimeType: row.mime_type, bytes: this.vault.bytes(row) };
    });
  }

  /** 404 when there is none. */
  async find(manager: EntityManager, reviewId: number, position: number): Promise<ReviewFileRow> {
    const isPlace = position >= 1 && position <= MAX_POSITION;
    const row = isPlace ? await reviewFileAt(manager, reviewId, position) : undefined;
    if (!row) throw new AppError(404, 'Такого файла нет');
    return row;
  }
}

function isTaken({ bytes, fileName }: SentFile): boolean {
  const extension = extensionOf(fileName);
  return imageFormatOf(bytes) !== null || REVIEW_DOCUMENTS.some((document) => document === extension);
}

function refused(fileName: string, reason: string, cause?: unknown): AppError {
  const message = `«${cleanFileName(fileName)}»: ${reason}`;
  return new AppError(422, message, { validation: { files: [message] }, cause });
}
