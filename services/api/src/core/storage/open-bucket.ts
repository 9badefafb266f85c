import { S3Client } from '@aws-sdk/client-s3';
import type { BucketConfig } from '../config/bucket-config.ts';
import { S3Bucket } from './s3-bucket.ts';

/** The bucket that the configuration names; nothing is asked of it yet. */
export function openBucket({
  bucket,
  endpoint,
  credentials,
  region,
  forcePathStyle,
}: BucketConfig): S3Bucket {
  const client = new S3Client({
    region,
    forcePathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    ...(credentials === null ? {} : { credentials }),
    // Not every S3-compatible store knows the newer checksums; uploads carry their MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new S3Bucket(client, bucket);
}
