import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ManifestError } from './manifest.ts';

/** Folder of the packed release inside the remote's. */
export const RELEASE_FOLDER = 'release';
export const MANIFEST_FILE = 'release.json';
/** {signature, keyId} of the manifest's text. */
export const SIGNATURE_FILE = 'release.json.sig';

const MIB = 1024 * 1024;
/** Of one file: far over any chunk, far under what would fill a disk by mistake. */
const MOST_BYTES = 16 * MIB;
/** The same of one that is inspected, which takes a processor and memory. */
const MOST_INSPECTED_BYTES = 8 * MIB;
export const INTEGRITY_TABLE = /^client\/integrity\.\w+\.json$/;

/** Whether a file of a release is read by its inspection: code, styles, and tables of their hashes. */
export function isInspected(path: string): boolean {
  return /\.(c?js|css)$/.test(path) || INTEGRITY_TABLE.test(path);
}

export function mostBytesOf(path: string): number {
  return isInspected(path) ? MOST_INSPECTED_BYTES : MOST_BYTES;
}

/** What a file of a release is told that is larger. */
export function tooLarge(path: string): string {
  return `${path} is over ${mostBytesOf(path) / MIB} MiB: split it`;
}

/**
 * Every file under the folder: `/`-separated path to bytes, in the order of the paths' code units, the same on every machine.
 * Throws ManifestError at a link or anything else that is not a plain file.
 */
export async function readFiles(dir: string): Promise<Map<string, Buffer<ArrayBuffer>>> {
  const paths = (await listFiles(dir, '')).sort();
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(dir, path))] as const)),
  );
}

async function listFiles(dir: string, prefix: string): Promise<string[]> {
  const entries = await readdir(join(dir, prefix), { withFileTypes: true });
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(dir, path);
      if (!entry.isFile()) throw new ManifestError(`not a plain file: ${path}`);
      return [path];
    }),
  );
  return nested.flat();
}
