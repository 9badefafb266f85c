import type { ArtifactsConfig } from '../../core/config/artifacts-config.ts';
import type { ArtifactStore } from './artifact-store.ts';
import { FolderArtifactStore } from './folder-artifact-store.ts';

/** The store that the configuration names; nothing is asked of it yet. */
export async function openArtifactStore(config: ArtifactsConfig): Promise<ArtifactStore> {
  if (config.store === 'folder') return new FolderArtifactStore(config.dir);
  const { openBucket } = await import('../../core/storage/open-bucket.ts');
  const { S3ArtifactStore } = await import('./s3-artifact-store.ts');
  return new S3ArtifactStore(openBucket(config), config.prefix);
}
