import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShellManifest } from '@polden/mfe-contract';
import { integrityOf } from '../integrity.ts';
import { parseShellManifest } from '../manifest.ts';
import { MANIFEST_FILE, readFiles, RELEASE_FOLDER } from '../release-files.ts';
import { PackError } from './pack-error.ts';
import { contentVersion, writeRelease, type PackOptions } from './pack-release.ts';
import { readCommit, readPackage } from './package-facts.ts';

type ShellFacts = Pick<ShellManifest, 'shared' | 'exports' | 'routes'>;

/**
 * Makes `release/{client,release.json}` of the built shell, so that the registry can check remotes against it and it
 * against them. Throws PackError or ManifestError with the reason.
 */
export async function packShell(
  dir: string,
  { versionSuffix }: Pick<PackOptions, 'versionSuffix'> = {},
): Promise<{ dir: string; manifest: ShellManifest; integrity: string }> {
  const root = resolve(dir);
  const { version } = await readPackage(root);
  const facts = await readFacts(join(root, 'dist/server/shell-facts.mjs'));
  const client = await readFiles(join(root, 'dist/client'));
  const files = new Map([...client].map(([path, bytes]) => [`client/${path}`, bytes] as const));
  const content = {
    ...facts,
    files: Object.fromEntries([...files].map(([path, bytes]) => [path, integrityOf(bytes)])),
  };
  const isLocal = versionSuffix === 'content';
  const manifest: ShellManifest = {
    schema: 1,
    name: 'shell',
    version: isLocal ? contentVersion(version, content) : version,
    commit: isLocal ? 'unknown' : await readCommit(root),
    ...content,
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  parseShellManifest(text);
  const target = join(root, RELEASE_FOLDER);
  await writeRelease(root, target, new Map([...files, [MANIFEST_FILE, Buffer.from(text)]]));
  return { dir: target, manifest, integrity: integrityOf(text) };
}

async function readFacts(file: string): Promise<ShellFacts> {
  try {
    const { shellFacts } = (await import(pathToFileURL(file).href)) as { shellFacts: () => ShellFacts };
    return shellFacts();
  } catch (error) {
    throw new PackError(`No facts of the shell in ${file}: build the shell first`, { cause: error });
  }
}
