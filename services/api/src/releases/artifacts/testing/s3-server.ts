import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { EnvReader } from '@polden/api-contract';
import { readArtifacts, type ArtifactsConfig } from '../../../core/config/artifacts-config.ts';

export interface S3Server {
  /** Address of a bucket in its path. */
  bucketUrl: string;
  /** Variables of the API that name the bucket. */
  env: Record<string, string>;
  config: ArtifactsConfig;
  /** The same bucket for images and documents. */
  mediaEnv: Record<string, string>;
  close: () => Promise<void>;
}

const BUCKET = 'releases';

/** A server that speaks S3, on a free port, with an empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It leaves out the slash behind a bucket's name when it signs, the SDK and S3 do not.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const env = {
    ARTIFACT_STORE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_PREFIX: 'mfe',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return {
    bucketUrl: `${env.S3_ENDPOINT}/${BUCKET}`,
    env,
    config: readArtifacts(new EnvReader(env), true),
    mediaEnv: {
      MEDIA_DRIVER: 's3',
      MEDIA_S3_ENDPOINT: env.S3_ENDPOINT,
      MEDIA_S3_BUCKET: BUCKET,
      MEDIA_S3_PREFIX: 'media',
      MEDIA_S3_ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID,
      MEDIA_S3_SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY,
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
