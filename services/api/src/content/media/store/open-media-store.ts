import type { MediaConfig } from '../../../core/config/media-config.ts';
import { openBucket } from '../../../core/storage/open-bucket.ts';
import { FolderMediaStore } from './folder-media-store.ts';
import type { MediaStore } from './media-store.ts';
import { S3MediaStore } from './s3-media-store.ts';

/** The store that the configuration names; nothing is asked of it yet. */
export function openMediaStore(config: MediaConfig): MediaStore {
  if (config.driver === 'folder') return new FolderMediaStore(config.dir);
  return new S3MediaStore(openBucket(config), config.prefix);
}
