import type { ArtifactsConfig } from '../../core/config/artifacts-config.ts';
import { openBucket } from '../../core/storage/open-bucket.ts';
import type { ArtifactStore } from './artifact-store.ts';
import { FolderArtifactStore } from './folder-artifact-store.ts';
import { S3ArtifactStore } from './s3-artifact-store.ts';

/** The store that the configuration names; nothing is asked of it yet. */
export function openArtifactStore(config: ArtifactsConfig): ArtifactStore {
  if (config.store === 'folder') return new FolderArtifactStore(config.dir);
  return new S3ArtifactStore(openBucket(config), config.prefix);
}
