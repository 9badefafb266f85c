import { chownSync, copyFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { runningServer } from '../postgres/running-server.ts';
import { copyFolder } from './copy-folder.ts';

const PASSWORD = 'password';

/**
 * Copies the cluster in `folder` (data and password) to `target`, while its server writes or without one. A copy can
 * be started by a server of the same major version, and holds all that was committed before the copying began.
 */
export async function backupCluster(folder: string, target: string): Promise<void> {
  const server = runningServer(folder);
  if (!server) return copyCluster(folder, target);
  // One session has to begin and to end a backup.
  const client = new pg.Client({ host: '127.0.0.1', ...server, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('polden', true)`);
    copyCluster(folder, target);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    // The log of what was written while the files were copied makes them whole.
    copyFolder(join(folder, 'data/pg_wal'), join(target, 'data/pg_wal'));
    const label = join(target, 'data/backup_label');
    writeFileSync(label, rows[0]?.labelfile ?? '', { mode: 0o600 });
    // The server reads it, and it runs as the owner of the data.
    const { uid, gid } = statSync(join(folder, 'data'));
    chownSync(label, uid, gid);
    rmSync(join(target, 'data/postmaster.pid'), { force: true });
  } finally {
    await client.end();
  }
}

/** Copies the data and the password; the copy does not say which checkout it belongs to. */
export function copyCluster(folder: string, target: string): void {
  copyFolder(join(folder, 'data'), join(target, 'data'));
  copyFileSync(join(folder, PASSWORD), join(target, PASSWORD));
}
