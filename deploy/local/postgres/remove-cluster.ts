import { lstatSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { releaseDataFolder } from './postmaster-pid.ts';

/** Stops the cluster of a data folder, if it still runs, and removes the folder with it. */
export async function removeCluster(dataDir: string): Promise<void> {
  const link = join(dataDir, 'postgres');
  const isLink = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  const folder = isLink ? resolve(dataDir, readlinkSync(link)) : link;
  await releaseDataFolder(join(folder, 'data'));
  await rm(folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
