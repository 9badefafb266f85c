import { resolve } from 'node:path';
import type { EnvReader } from '@polden/api-contract';
import { type BucketConfig, readBucket } from './bucket-config.ts';

/** Where the images and documents are that staff upload. */
export type MediaConfig =
  | {
      driver: 'folder';
      /** Absolute path. */
      dir: string;
    }
  | ({ driver: 's3' } & BucketConfig);

export function readMedia(env: EnvReader, local: boolean): MediaConfig {
  const driver = env.driver('MEDIA_DRIVER', ['folder', 's3'], 'folder');
  if (driver === null) return { driver: 'folder', dir: '' };
  if (driver === 's3') return { driver, ...readBucket(env, 'MEDIA_S3_') };
  return { driver, dir: resolve(env.text('MEDIA_DIR', local ? '.data/media' : undefined, 'a folder')) };
}
