import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR } from '../local/folders.ts';
import { startCluster, type Cluster } from '../local/postgres/cluster.ts';
import { removeCluster } from '../local/postgres/remove-cluster.ts';
import { identify } from '../local/process-identity.ts';

/** A crash may lose what tests wrote; they are the faster for it. No database is there long enough to be tidied. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
};

/**
 * Starts a cluster of this process's own on a free port.
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
  const cluster = await startCluster({ dataDir, logFile: join(dataDir, 'postgres.log'), settings: SETTINGS });
  return {
    cluster,
    remove: async () => {
      await cluster.stop();
      await removeCluster(dataDir);
    },
  };
}
