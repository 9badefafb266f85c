import { buffer } from 'node:stream/consumers';
import { AppError } from '../../../core/errors/app-error.ts';
import type { MediaStore } from './media-store.ts';

/** All of a small file; 404 when the store has lost it. */
export async function readStored(store: MediaStore, hash: string, name: string): Promise<Buffer> {
  const file = await store.read(hash, name);
  if (!file) throw new AppError(404, 'Файла этой картинки нет: загрузите её заново');
  return buffer(file.body);
}
