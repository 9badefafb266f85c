import { resolve } from 'node:path';
import type { EnvReader } from '@polden/api-contract';
import { type BucketConfig, readBucket } from './bucket-config.ts';

/** Where the files of releases are. */
export type ArtifactsConfig =
  | {
      store: 'folder';
      /** Absolute path. */
      dir: string;
    }
  | ({ store: 's3' } & BucketConfig);

export function readArtifacts(env: EnvReader, local: boolean): ArtifactsConfig {
  const store = env.driver('ARTIFACT_STORE', ['folder', 's3'], 'folder');
  if (store === null) return { store: 'folder', dir: '' };
  if (store === 's3') return { store, ...readBucket(env, 'S3_') };
  return {
    store,
    dir: resolve(env.text('ARTIFACTS_DIR', local ? '.data/artifacts' : undefined, 'a folder')),
  };
}
