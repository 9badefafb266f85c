import type { KeyObject } from 'node:crypto';
import type { PublishedRelease, SignedText } from '@polden/api-contract';
import { integrityOf } from '../integrity.ts';
import { ManifestError } from '../manifest.ts';
import { signText } from '../signed-text.ts';
import { readRelease, type PackedFolder } from './read-release.ts';
import type { RegistryClient } from './registry-client.ts';
import { RegistryError } from './registry-error.ts';
import { readSignature } from './sign-release.ts';

const PARALLEL_UPLOADS = 4;

export interface PublishOptions {
  /** Private key of the team, enrolled in the registry; null publishes with the signature that `signRelease` wrote. */
  key: KeyObject | null;
  /** Called before the first upload and after each. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface UploadProgress {
  /** Files that the registry has. */
  done: number;
  total: number;
}

export interface PublishOutcome extends PublishedRelease {
  /** True when the registry had this very release before. */
  alreadyPublished: boolean;
}

/**
 * Signs and uploads `release/` of the remote in `dir` and registers it; may be repeated after a failure.
 * Throws ManifestError when the folder is not a whole or not a signed release, RegistryError when the registry refuses.
 */
export async function publishRelease(
  dir: string,
  client: RegistryClient,
  options: PublishOptions,
): Promise<PublishOutcome> {
  const release = await readRelease(dir);
  const { manifest, files, text } = release;
  const { name: remote, version } = manifest;
  const signed = await signatureOf(release, options.key);
  const integrity = integrityOf(text);
  const upload = await client.readUpload(remote, version);
  // Publishing again returns what the registry saw of the release the first time.
  if (upload.published === integrity) return { ...(await client.publish(signed)), alreadyPublished: true };
  if (upload.published !== null) {
    throw new RegistryError(409, `${remote}@${version} is published with other content: raise the version`, {
      code: 'duplicate-version',
    });
  }
  const missing = [...files].filter(([path]) => upload.files[path] !== manifest.files[path]);
  let done = files.size - missing.length;
  const report = () => options.onProgress?.({ done, total: files.size });
  report();
  await inParallel(missing, async ([path, bytes]) => {
    await client.uploadFile({ remote, version, path, bytes });
    done += 1;
    report();
  });
  return { ...(await client.publish(signed)), alreadyPublished: false };
}

async function signatureOf({ dir, text }: PackedFolder, key: KeyObject | null): Promise<SignedText> {
  const signed = key ? signText(text, key) : await readSignature(dir, text);
  if (signed) return signed;
  throw new ManifestError(`${dir} is not signed: set RELEASE_KEY_FILE, or run mfe-release sign before`);
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, lane));
}
