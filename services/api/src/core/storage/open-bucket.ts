import { S3Client } from '@aws-sdk/client-s3';
import type { BucketConfig } from '../config/bucket-config.ts';
import { S3Bucket } from './s3-bucket.ts';
import { awayOf } from './store-away.error.ts';

/** The bucket that the configuration names; nothing is asked of it yet. */
export function openBucket({
  bucket,
  endpoint,
  credentials,
  region,
  forcePathStyle,
  waits,
}: BucketConfig): S3Bucket {
  const client = new S3Client({
    region,
    forcePathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    ...(credentials === null ? {} : { credentials }),
    // Not every S3-compatible store knows the newer checksums; uploads carry their MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      requestTimeout: waits.answerMs,
      socketTimeout: waits.idleMs,
      // Without it the SDK only warns.
      throwOnRequestTimeout: true,
    },
    maxAttempts: 2,
  });
  client.middlewareStack.add(
    (next) => async (call) => {
      try {
        return await next(call);
      } catch (error) {
        throw awayOf(error) ?? error;
      }
    },
    { step: 'initialize', name: 'nameAbsence' },
  );
  return new S3Bucket(client, bucket, waits);
}
