import type { EnvReader } from '@polden/api-contract';

/** For how long a store may keep us waiting: one that takes calls and is silent would hold them, and the sockets, for ever. */
export interface BucketWaits {
  /** Until an answer begins, the wait for a free socket included; a call is tried twice. */
  answerMs: number;
  /** Without a byte of an answer that has begun, or of a visitor who takes none. */
  idleMs: number;
  /** How slowly an upload may go, which has `answerMs` besides. */
  leastBytesPerMs: number;
}

export const BUCKET_WAITS: BucketWaits = { answerMs: 10_000, idleMs: 60_000, leastBytesPerMs: 1000 };

/** A bucket of any S3-compatible store. */
export interface BucketConfig {
  bucket: string;
  /** Before every key, with a trailing slash; '' for none. */
  prefix: string;
  region: string;
  /** Null: that of Amazon for the region. */
  endpoint: string | null;
  /** The bucket in the path, not in the host name. */
  forcePathStyle: boolean;
  /** Null: what the SDK finds, for example the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  waits: BucketWaits;
}

/** Reads the variables whose names begin so: `S3_` reads S3_BUCKET and the others. */
export function readBucket(env: EnvReader, start: string): BucketConfig {
  const endpoint = env.optional(`${start}ENDPOINT`) === undefined ? null : env.url(`${start}ENDPOINT`);
  const pathStyle = env.oneOf(`${start}FORCE_PATH_STYLE`, ['1', '0'], endpoint === null ? '0' : '1');
  return {
    bucket: env.text(`${start}BUCKET`),
    prefix: readPrefix(env, `${start}PREFIX`),
    region: env.text(`${start}REGION`, 'us-east-1'),
    endpoint,
    forcePathStyle: pathStyle === '1',
    credentials: readCredentials(env, `${start}ACCESS_KEY_ID`, `${start}SECRET_ACCESS_KEY`),
    waits: BUCKET_WAITS,
  };
}

function readPrefix(env: EnvReader, name: string): string {
  const prefix = env.text(name, '');
  if (prefix === '') return '';
  if (/^[\w-]+(\/[\w-]+)*\/?$/.test(prefix)) return prefix.replace(/\/?$/, '/');
  env.complain(`${name} is a path of letters, digits, - and _: files/`);
  return '';
}

function readCredentials(env: EnvReader, id: string, secret: string) {
  const given = [id, secret].some((name) => env.optional(name) !== undefined);
  return given ? { accessKeyId: env.text(id), secretAccessKey: env.text(secret) } : null;
}
