import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { REVIEW_DOCUMENTS, type ReviewFile } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../errors/app-error.ts';
import type { HistoryActor } from '../../../history/history.service.ts';
import { cleanFileName, extensionOf } from '../../../media/file-name.ts';
import { FilesService } from '../../../media/files/files.service.ts';
import { imageFormatOf } from '../../../media/images/image-format.ts';
import { MediaService } from '../../../media/media.service.ts';
import type { SentFile } from './read-review-form.ts';

/** Of the two ids one is null. */
export interface KeptFile {
  mediaId: string | null;
  fileId: string | null;
  fileName: string;
}

interface FileRow {
  media_id: string | null;
  file_id: string | null;
  file_name: string;
}

const UNPROCESSABLE = [413, 415, 422];

/** The pictures and documents that come with reviews. */
@Injectable()
export class ReviewFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly files: FilesService,
  ) {}

  /** Checks each by its content and keeps it; 422 with the first that is not taken, before any is kept where it can. */
  async keep(sent: readonly SentFile[], actor: HistoryActor): Promise<KeptFile[]> {
    const stranger = sent.find((file) => !isTaken(file));
    if (stranger) throw refused(stranger, 'подойдут фотографии, PDF и DOCX');
    const kept: KeptFile[] = [];
    for (const file of sent) {
      kept.push(
        await this.keepOne(file, actor).catch((error: unknown) => {
          if (!(error instanceof AppError) || !UNPROCESSABLE.includes(error.status)) throw error;
          throw refused(file, error.message, error);
        }),
      );
    }
    return kept;
  }

  async attach(manager: EntityManager, reviewId: number, kept: readonly KeptFile[]): Promise<void> {
    for (const [index, { mediaId, fileId, fileName }] of kept.entries()) {
      await manager.query(
        `INSERT INTO review_file (review_id, position, media_id, file_id, file_name) VALUES ($1, $2, $3, $4, $5)`,
        [reviewId, index + 1, mediaId, fileId, fileName],
      );
    }
  }

  async of(reviewId: number): Promise<ReviewFile[]> {
    const rows = await this.dataSource.query<FileRow[]>(
      'SELECT media_id, file_id, file_name FROM review_file WHERE review_id = $1 ORDER BY position',
      [reviewId],
    );
    const [pictures, documents] = await Promise.all([
      this.media.find(rows.flatMap(({ media_id }) => media_id ?? [])),
      this.files.find(rows.flatMap(({ file_id }) => file_id ?? [])),
    ]);
    return rows.map(({ media_id, file_id, file_name }) => ({
      fileName: file_name,
      picture: pictures.get(media_id ?? '') ?? null,
      document: documents.get(file_id ?? '') ?? null,
    }));
  }

  private async keepOne({ bytes, fileName }: SentFile, actor: HistoryActor): Promise<KeptFile> {
    const name = cleanFileName(fileName);
    if (imageFormatOf(bytes)) {
      const { id } = await this.media.add(bytes, name, actor);
      return { mediaId: id, fileId: null, fileName: name };
    }
    const { id } = await this.files.add(Readable.from(bytes), name, actor);
    return { mediaId: null, fileId: id, fileName: name };
  }
}

function isTaken({ bytes, fileName }: SentFile): boolean {
  const extension = extensionOf(fileName);
  return imageFormatOf(bytes) !== null || REVIEW_DOCUMENTS.some((document) => document === extension);
}

function refused({ fileName }: SentFile, reason: string, cause?: unknown): AppError {
  const message = `«${cleanFileName(fileName)}»: ${reason}`;
  return new AppError(422, message, { validation: { files: [message] }, cause });
}
