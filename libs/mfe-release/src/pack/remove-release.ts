import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { MANIFEST_FILE, RELEASE_FOLDER } from '../release-files.ts';

/** Removes what `pack` has made in the folder of a remote; nothing happens to a folder that is no release. */
export async function removeRelease(dir: string): Promise<void> {
  const folder = join(resolve(dir), RELEASE_FOLDER);
  if (existsSync(join(folder, MANIFEST_FILE))) await rm(folder, { recursive: true });
}
