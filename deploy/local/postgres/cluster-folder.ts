import { randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATA_DIR, ensureFolder } from '../folders.ts';
import { OWNER_FILE, removeAbandonedClusters } from './abandoned-clusters.ts';
import { isRoot } from './system-user.ts';

/** Folder for PostgreSQL as root: the user `postgres` cannot enter a checkout in /root. */
function systemRoot(): string {
  for (const root of ['/var/lib/polden', join(tmpdir(), 'polden')]) {
    try {
      mkdirSync(root, { recursive: true, mode: 0o755 });
      return root;
    } catch {
      continue;
    }
  }
  return ensureFolder(join(tmpdir(), 'polden'));
}

/** Folder for the copies of the binaries. */
export function binariesRoot(): string {
  return isRoot() ? systemRoot() : ensureFolder(DATA_DIR);
}

/**
 * Real path of a cluster's folder. For root, `<dataDir>/postgres` is a link to a folder that lies outside the checkout:
 * deleting the data folder also gives up its database, together with the secrets that could read it.
 */
export async function clusterFolder(dataDir: string): Promise<string> {
  const folder = join(ensureFolder(dataDir), 'postgres');
  if (!isRoot()) return ensureFolder(folder, 0o700);
  const link = lstatSync(folder, { throwIfNoEntry: false });
  if (link?.isDirectory()) return folder;
  if (link && existsSync(folder)) return readlinkSync(folder);
  if (link) unlinkSync(folder);
  await removeAbandonedClusters(systemRoot());
  const target = ensureFolder(join(systemRoot(), `cluster-${randomBytes(6).toString('hex')}`));
  symlinkSync(target, folder);
  writeFileSync(join(target, OWNER_FILE), dataDir);
  return target;
}
