import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR } from '../local/folders.ts';
import { startCluster, type Cluster } from '../local/postgres/cluster.ts';
import { removeCluster } from '../local/postgres/remove-cluster.ts';
import { identify } from '../local/process-identity.ts';
import { memoryFolder } from './memory-folder.ts';

/** A crash may lose what tests wrote; they are the faster for it. No database is there long enough to be tidied. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  // Nobody follows it, and it stands in memory.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '128MB',
};

/**
 * Starts a cluster of this process's own on a free port, in memory where there is room: each test file has a database of
 * two thousand files, for which places are looked for on a disk.
 * Removes the clusters of test runs that were killed.
 */
export async function startTestCluster(): Promise<{ cluster: Cluster; remove: () => Promise<void> }> {
  const root = join(DATA_DIR, 'test-clusters');
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(root)) {
    if (identify(Number(name)) === null) await removeCluster(join(root, name));
  }
  const dataDir = join(root, String(process.pid));
  mkdirSync(dataDir, { recursive: true });
  const memory = await memoryFolder();
  if (memory !== null) symlinkSync(memory, join(dataDir, 'postgres'));
  const cluster = await startCluster({ dataDir, logFile: join(dataDir, 'postgres.log'), settings: SETTINGS });
  return {
    cluster,
    remove: async () => {
      await cluster.stop();
      await removeCluster(dataDir);
    },
  };
}
