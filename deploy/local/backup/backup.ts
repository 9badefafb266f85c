import { copyFileSync, existsSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFolder } from '../folders.ts';
import { forgetSeeded } from '../platform/prepared-content.ts';
import { clusterFolder } from '../postgres/cluster-folder.ts';
import { describeError, isSystemError, StartError } from '../start-error.ts';
import { backupCluster, copyCluster } from './backup-cluster.ts';
import { copyFolder } from './copy-folder.ts';

const CLUSTER = 'postgres';
const FILES = ['media', 'artifacts'];
/** Without them nobody could read the personal data of the copy. */
const SECRETS = 'secrets.json';
/** Written last: a copy without it was given up on the way. */
const END_MARK = 'complete';

/**
 * Copies a platform's data, whether it runs or not, into an empty folder. The files come after the database. Throws StartError
 * and leaves the folder empty when it does not come to its end.
 */
export async function backup(dataDir: string, target: string): Promise<void> {
  if (existsSync(target) && readdirSync(target).length > 0) throw new StartError(`${target}: папка не пуста`);
  if (!existsSync(join(dataDir, CLUSTER))) throw new StartError(`${dataDir}: базы здесь нет`);
  ensureFolder(target, 0o700);
  try {
    await backupCluster(realpathSync(join(dataDir, CLUSTER)), join(target, CLUSTER));
    copyFiles(dataDir, target);
    writeFileSync(join(target, END_MARK), '');
  } catch (error) {
    remove(readdirSync(target).map((name) => join(target, name)));
    throw inALine(error);
  }
}

/** Brings a whole copy back where no data is. Throws StartError and leaves no data there when it does not come to its end. */
export async function restore(source: string, dataDir: string): Promise<void> {
  if (!existsSync(join(source, CLUSTER, 'data'))) throw new StartError(`${source}: это не копия платформы`);
  if (!existsSync(join(source, END_MARK)))
    throw new StartError(`${source}: копия не закончена, в ней есть не всё; возьмите другую`);
  if (existsSync(join(dataDir, CLUSTER))) {
    throw new StartError(`${dataDir}: база уже есть; остановите платформу и уберите эту папку`);
  }
  forgetSeeded(dataDir);
  const missing = [...FILES, SECRETS].map((name) => join(dataDir, name)).filter((path) => !existsSync(path));
  const cluster = await clusterFolder(dataDir);
  try {
    copyCluster(join(source, CLUSTER), cluster);
    copyFiles(source, dataDir);
  } catch (error) {
    remove([cluster, join(dataDir, CLUSTER), ...missing]);
    throw inALine(error);
  }
}

function remove(paths: readonly string[]): void {
  for (const path of paths) rmSync(path, { recursive: true, force: true });
}

/** A full disk and its kin are the operator's to mend. */
function inALine(error: unknown): unknown {
  return isSystemError(error) ? new StartError(`Скопировать не удалось: ${describeError(error)}`) : error;
}

function copyFiles(from: string, to: string): void {
  for (const name of FILES) if (existsSync(join(from, name))) copyFolder(join(from, name), join(to, name));
  if (existsSync(join(from, SECRETS))) copyFileSync(join(from, SECRETS), join(to, SECRETS));
}
