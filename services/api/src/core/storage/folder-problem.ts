import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A block of any disk: an empty file may fit on a full one. */
const PROBE = Buffer.alloc(4096);

/** Why the folder, made where it is missing, takes no file; null when it does. */
export async function folderProblem(dir: string): Promise<string | null> {
  // Beside the files, and no name of any of them.
  const probe = join(dir, `.probe-${randomUUID()}`);
  try {
    await mkdir(dir, { recursive: true });
    await writeFile(probe, PROBE, { flag: 'wx', flush: true });
    await rm(probe);
    return null;
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined);
    return error instanceof Error ? error.message : String(error);
  }
}
