import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';

/** Only names that change with the content: main.d55c82d4.css, and its compressed copies. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.(br|gz))?$/;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Keeps the shell's own browser files beyond its next release, for the tabs that are open now: copies them into `keptDir` and
 * removes those that no shell has started with for 30 days. Several processes may do so at once.
 */
export async function keepAssets(clientDir: string, keptDir: string, now = new Date()): Promise<void> {
  await mkdir(keptDir, { recursive: true });
  const files = (await readdir(clientDir)).filter((file) => HASHED.test(file));
  await Promise.all(files.map((file) => keep(path.join(clientDir, file), path.join(keptDir, file), now)));
  const kept = await readdir(keptDir);
  await Promise.all(kept.map((file) => removeWhenOld(path.join(keptDir, file), now)));
}

async function keep(source: string, target: string, now: Date): Promise<void> {
  const isThere = await stat(target).catch(() => null);
  if (!isThere) {
    const temporary = `${target}.${randomUUID()}`;
    await copyFile(source, temporary);
    await rename(temporary, target);
  }
  await utimes(target, now, now);
}

async function removeWhenOld(file: string, now: Date): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found && now.getTime() - found.mtimeMs > KEPT_DAYS * DAY_MS) await rm(file, { force: true });
}
