import type { MediaKind, MediaUse } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../core/errors/app-error.ts';
import { MEDIA_TABLES } from './media-tables.ts';

const IN_USE: Record<MediaKind, string> = {
  image: 'Картинка ещё нужна на сайте: сначала уберите её оттуда',
  file: 'Файл ещё нужен на сайте: сначала уберите его оттуда',
};

export interface LibraryRow {
  kind: MediaKind;
  hash: string;
  file_name: string;
  bytes: number;
  trashed_at: Date | null;
}

/** The image or file, be it in the trash or not; 404 when there is none. */
export async function expectMedia(manager: EntityManager, id: string, lock = ''): Promise<LibraryRow> {
  for (const kind of ['image', 'file'] as const) {
    const [row] = await manager.query<Omit<LibraryRow, 'kind'>[]>(
      `SELECT hash, file_name, bytes, trashed_at FROM ${MEDIA_TABLES[kind]} WHERE id = $1 ${lock}`,
      [id],
    );
    if (row) return { kind, ...row };
  }
  throw new AppError(404, 'Такой картинки или файла нет: возможно, их уже удалили');
}

/** 409 with the items that stand in the way. */
export function inUse(kind: MediaKind, uses: MediaUse[], cause?: unknown): AppError {
  return new AppError(409, IN_USE[kind], { current: { uses }, cause });
}
