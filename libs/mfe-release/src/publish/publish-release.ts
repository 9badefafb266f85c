import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { KeyObject } from 'node:crypto';
import type { PublishedRelease } from '@polden/api-contract';
import type { ReleaseManifest } from '@polden/mfe-contract';
import { integrityOf } from '../integrity.ts';
import { ManifestError, parseManifest } from '../manifest.ts';
import { MANIFEST_FILE, readFiles, RELEASE_FOLDER } from '../release-files.ts';
import { signText } from '../signed-text.ts';
import { RegistryError, type RegistryClient } from './registry-client.ts';

const PARALLEL_UPLOADS = 4;

export interface PublishOptions {
  /** Private key of the team, enrolled in the registry. */
  key: KeyObject;
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
 * Throws ManifestError when the folder is not a whole release, RegistryError when the registry refuses.
 */
export async function publishRelease(
  dir: string,
  client: RegistryClient,
  options: PublishOptions,
): Promise<PublishOutcome> {
  const { text, manifest, files } = await readRelease(join(resolve(dir), RELEASE_FOLDER));
  const { name: remote, version } = manifest;
  const integrity = integrityOf(text);
  const upload = await client.readUpload(remote, version);
  if (upload.published === integrity) return { remote, version, integrity, alreadyPublished: true };
  if (upload.published !== null) {
    throw new RegistryError(409, `${remote}@${version} is published with other content: raise the version`);
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
  return { ...(await client.publish(signText(text, options.key))), alreadyPublished: false };
}

async function readRelease(dir: string) {
  const text = await readFile(join(dir, MANIFEST_FILE), 'utf8').catch(() => {
    throw new ManifestError(`no ${MANIFEST_FILE} in ${dir}: run mfe-release pack first`);
  });
  const manifest = parseManifest(text);
  const files = await readFiles(dir);
  files.delete(MANIFEST_FILE);
  expectSameFiles(manifest, files);
  return { text, manifest, files };
}

function expectSameFiles(manifest: ReleaseManifest, files: ReadonlyMap<string, Buffer>): void {
  const paths = new Set([...Object.keys(manifest.files), ...files.keys()]);
  for (const path of paths) {
    const bytes = files.get(path);
    if (!bytes || integrityOf(bytes) !== manifest.files[path]) {
      throw new ManifestError(`${path} is not as it was packed: run mfe-release pack again`);
    }
  }
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, lane));
}
