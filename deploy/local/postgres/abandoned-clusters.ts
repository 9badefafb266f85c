import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { CHECKOUT } from '../folders.ts';
import { releaseDataFolder } from './postmaster-pid.ts';

/** In a cluster's folder: the data folder that links to it. Written after the link. */
export const OWNER_FILE = 'owner';

/**
 * Removes the clusters whose data folder was deleted. Only those of this checkout: another one may be on a disk that is not
 * there at the moment. A data folder that was put aside stands beside its former place and leads to its cluster still.
 */
export async function removeAbandonedClusters(root: string): Promise<void> {
  for (const name of readdirSync(root)) {
    const folder = join(root, name);
    const owner = readOrNull(() => readFileSync(join(folder, OWNER_FILE), 'utf8'));
    if (!owner?.startsWith(CHECKOUT + sep)) continue;
    const beside = dirname(owner);
    const places = readOrNull(() => readdirSync(beside)) ?? [];
    const leadsHere = (place: string) => readlinkSync(join(beside, place, 'postgres')) === folder;
    if (places.some((place) => readOrNull(() => leadsHere(place)))) continue;
    await releaseDataFolder(join(folder, 'data'));
    await rm(folder, { recursive: true, force: true });
  }
}

function readOrNull<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch {
    return null;
  }
}
