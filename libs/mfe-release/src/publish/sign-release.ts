import type { KeyObject } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignedText } from '@polden/api-contract';
import { integrityOf } from '../integrity.ts';
import { ManifestError } from '../manifest.ts';
import { SIGNATURE_FILE } from '../release-files.ts';
import { signText } from '../signed-text.ts';
import { readRelease } from './read-release.ts';

export interface SignedRelease {
  remote: string;
  version: string;
  /** sha384-… of release.json. */
  integrity: string;
  keyId: string;
  /** Absolute path of release.json.sig. */
  file: string;
}

/**
 * Writes `release/release.json.sig` of the remote in `dir`, without the registry: a pipeline can sign where the key is
 * and publish where the token is. Throws ManifestError when the folder is not as it was packed.
 */
export async function signRelease(dir: string, key: KeyObject): Promise<SignedRelease> {
  const { dir: folder, text, manifest } = await readRelease(dir);
  const { signature, keyId } = signText(text, key);
  const file = join(folder, SIGNATURE_FILE);
  await writeFile(`${file}.new`, `${JSON.stringify({ signature, keyId })}\n`);
  await rename(`${file}.new`, file);
  return { remote: manifest.name, version: manifest.version, integrity: integrityOf(text), keyId, file };
}

/** The signature beside the manifest of this text; null when `sign` has not run. Throws ManifestError when it is no signature. */
export async function readSignature(dir: string, text: string): Promise<SignedText | null> {
  const json = await readFile(join(dir, SIGNATURE_FILE), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (json === null) return null;
  const { signature, keyId } = parse(json);
  if (typeof signature === 'string' && typeof keyId === 'string') return { text, signature, keyId };
  throw new ManifestError(`${SIGNATURE_FILE} is no signature: run mfe-release sign again`);
}

function parse(json: string): { signature?: unknown; keyId?: unknown } {
  try {
    return Object(JSON.parse(json)) as object;
  } catch {
    return {};
  }
}
