import type { MediaConfig } from '../../../core/config/media-config.ts';
import { FolderMediaStore } from './folder-media-store.ts';
import type { MediaStore } from './media-store.ts';

/** The store that the configuration names; nothing is asked of it yet. */
export async function openMediaStore(config: MediaConfig): Promise<MediaStore> {
  if (config.driver === 'folder') return new FolderMediaStore(config.dir);
  const { openBucket } = await import('../../../core/storage/open-bucket.ts');
  const { S3MediaStore } = await import('./s3-media-store.ts');
  return new S3MediaStore(openBucket(config), config.prefix);
}
