import type { MediaKind, MediaUse } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../core/errors/app-error.ts';
import { type LibraryRow, mediaById } from './media-library.repository.ts';

const IN_USE: Record<MediaKind, string> = {
  image: 'Картинка ещё нужна на сайте: сначала уберите её оттуда',
  file: 'Файл ещё нужен на сайте: сначала уберите его оттуда',
};

/** The image or file, be it in the trash or not; 404 when there is none. */
export async function expectMedia(
  manager: EntityManager,
  id: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<LibraryRow> {
  const row = await mediaById(manager, id, lock);
  if (row) return row;
  throw new AppError(404, 'Такой картинки или файла нет: возможно, их уже удалили');
}

/** 409 with the items that stand in the way. */
export function inUse(kind: MediaKind, uses: MediaUse[], cause?: unknown): AppError {
  return new AppError(409, IN_USE[kind], { current: { uses }, cause });
}
