import { mkdirSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { identify } from '../local/process-identity.ts';

/** Where Linux has files in memory. */
const ROOT = '/dev/shm';
const NAME = /^polden-tests-(\d+)-/;
/** What a run of the integration tests has written at most, several times over. */
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * A new folder of this process in memory; null where there is no room for one, as in a container with the usual 64 MiB.
 * Removes those of processes that were killed.
 */
export async function memoryFolder(): Promise<string | null> {
  try {
    for (const name of readdirSync(ROOT)) await removeIfAbandoned(name);
    const { bavail, bsize } = statfsSync(ROOT);
    if (bavail * bsize < ROOM_BYTES) return null;
    const folder = join(ROOT, `polden-tests-${process.pid}-${randomBytes(4).toString('hex')}`);
    mkdirSync(folder, { mode: 0o755 });
    return folder;
  } catch {
    return null;
  }
}

async function removeIfAbandoned(name: string): Promise<void> {
  const [, pid] = NAME.exec(name) ?? [];
  const folder = join(ROOT, name);
  if (pid === undefined || identify(Number(pid)) !== null || statSync(folder).uid !== process.getuid?.())
    return;
  await rm(folder, { recursive: true, force: true });
}
