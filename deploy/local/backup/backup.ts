import { copyFileSync, existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFolder } from '../folders.ts';
import { forgetSeeded } from '../platform/prepared-content.ts';
import { clusterFolder } from '../postgres/cluster-folder.ts';
import { StartError } from '../start-error.ts';
import { backupCluster, copyCluster } from './backup-cluster.ts';
import { copyFolder } from './copy-folder.ts';

const CLUSTER = 'postgres';
const FILES = ['media', 'artifacts'];
/** Without them nobody could read the personal data of the copy. */
const SECRETS = 'secrets.json';

/** Copies a platform's data, whether it runs or not, into an empty folder. The files come after the database. */
export async function backup(dataDir: string, target: string): Promise<void> {
  if (existsSync(target) && readdirSync(target).length > 0) throw new StartError(`${target}: папка не пуста`);
  if (!existsSync(join(dataDir, CLUSTER))) throw new StartError(`${dataDir}: базы здесь нет`);
  ensureFolder(target, 0o700);
  await backupCluster(realpathSync(join(dataDir, CLUSTER)), join(target, CLUSTER));
  copyFiles(dataDir, target);
}

/** Brings a copy back where no data is. */
export async function restore(source: string, dataDir: string): Promise<void> {
  if (!existsSync(join(source, CLUSTER, 'data'))) throw new StartError(`${source}: это не копия платформы`);
  if (existsSync(join(dataDir, CLUSTER))) {
    throw new StartError(`${dataDir}: база уже есть; остановите платформу и уберите эту папку`);
  }
  forgetSeeded(dataDir);
  copyCluster(join(source, CLUSTER), await clusterFolder(dataDir));
  copyFiles(source, dataDir);
}

function copyFiles(from: string, to: string): void {
  for (const name of FILES) if (existsSync(join(from, name))) copyFolder(join(from, name), join(to, name));
  if (existsSync(join(from, SECRETS))) copyFileSync(join(from, SECRETS), join(to, SECRETS));
}
