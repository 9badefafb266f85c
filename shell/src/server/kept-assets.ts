import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { messageOf } from '@polden/mfe-release';

/** Only names that change with the content: main.d55c82d4.css, and its compressed copies. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.(br|gz))?$/;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

export interface KeepAssetsOptions {
  now?: Date;
  /** Called once when there is no room for all copies. */
  onProblem: (message: string) => void;
}

/**
 * Keeps the shell's own browser files beyond its next release, for the tabs that are open now: copies them into `keptDir` and
 * removes those that no shell has had for 30 days: called at the start, and while it runs. Several processes may do so at once. Never rejects for want of
 * room: the site is served without the copies, too.
 */
export async function keepAssets(
  clientDir: string,
  keptDir: string,
  { now = new Date(), onProblem }: KeepAssetsOptions,
): Promise<void> {
  const files = (await readdir(clientDir)).filter((file) => HASHED.test(file));
  try {
    await mkdir(keptDir, { recursive: true });
    // First: what is too old may be what takes the room.
    const others = (await readdir(keptDir)).filter((file) => !files.includes(file));
    await all(others.map((file) => removeWhenOld(path.join(keptDir, file), now)));
    await all(files.map((file) => keep(path.join(clientDir, file), path.join(keptDir, file), now)));
  } catch (error) {
    onProblem(`the files of this shell are not kept for tabs that outlive it: ${messageOf(error)}`);
  }
}

/** Waits for all, also when some fail; rejects with the first failure. */
async function all(work: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

async function keep(source: string, target: string, now: Date): Promise<void> {
  const isThere = await stat(target).catch(() => null);
  if (!isThere) {
    const temporary = `${target}.${randomUUID()}`;
    try {
      await copyFile(source, temporary);
      await rename(temporary, target);
    } catch (error) {
      // Half a file would take what room there is.
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
  }
  await utimes(target, now, now);
}

async function removeWhenOld(file: string, now: Date): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found && now.getTime() - found.mtimeMs > KEPT_DAYS * DAY_MS) await rm(file, { force: true });
}
