import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ReleaseManifest, ShellManifest } from '@polden/mfe-contract';
import { integrityOf } from '../integrity.ts';
import { ManifestError, nameOfManifest, parseManifest, parseShellManifest } from '../manifest.ts';
import { localVersion, readPackage } from '../pack/package-facts.ts';
import { MANIFEST_FILE, readFiles, RELEASE_FOLDER, SIGNATURE_FILE } from '../release-files.ts';

export interface PackedFolder {
  /** Absolute path of `release/`. */
  dir: string;
  /** Text of release.json. */
  text: string;
  manifest: ReleaseManifest | ShellManifest;
  /** What the manifest lists: path inside the release to bytes. */
  files: Map<string, Buffer<ArrayBuffer>>;
}

/** Reads `release/` of the remote, or of the shell, in `dir`. Throws ManifestError unless it is exactly as it was packed. */
export async function readRelease(dir: string): Promise<PackedFolder> {
  const folder = join(resolve(dir), RELEASE_FOLDER);
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => {
    throw new ManifestError(`no ${MANIFEST_FILE} in ${folder}: run mfe-release pack first`);
  });
  const manifest = nameOfManifest(text) === 'shell' ? parseShellManifest(text) : parseManifest(text);
  await expectOwnVersion(resolve(dir), manifest.version);
  const files = await readFiles(folder);
  for (const own of [MANIFEST_FILE, SIGNATURE_FILE]) files.delete(own);
  expectSameFiles(manifest, files);
  return { dir: folder, text, manifest, files };
}

const AGAIN = 'run mfe-release pack again';

/** A folder may hold what was packed before its version was raised. Beside a release that was carried here is no package. */
async function expectOwnVersion(dir: string, packed: string): Promise<void> {
  const own = await readPackage(dir).catch(() => null);
  if (own === null || packed === own.version || packed.startsWith(localVersion(own.version))) return;
  throw new ManifestError(
    `${RELEASE_FOLDER}/ holds ${packed}, and package.json says ${own.version}: ${AGAIN}`,
  );
}

function expectSameFiles(manifest: Pick<ReleaseManifest, 'files'>, files: ReadonlyMap<string, Buffer>): void {
  const paths = new Set([...Object.keys(manifest.files), ...files.keys()]);
  for (const path of paths) {
    const bytes = files.get(path);
    if (!bytes) throw new ManifestError(`${path} is missing in ${RELEASE_FOLDER}/: ${AGAIN}`);
    const packed = manifest.files[path];
    if (packed === undefined)
      throw new ManifestError(`${path} in ${RELEASE_FOLDER}/ was not packed: remove it, or ${AGAIN}`);
    if (integrityOf(bytes) !== packed) throw new ManifestError(`${path} is not as it was packed: ${AGAIN}`);
  }
}
