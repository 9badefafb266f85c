import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR } from '../local/folders.ts';
import { startCluster, type Cluster } from '../local/postgres/cluster.ts';
import { removeCluster } from '../local/postgres/remove-cluster.ts';
import { identify } from '../local/process-identity.ts';

/** A crash may lose what tests wrote; they are the faster for it. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** The empty database that each test file gets a copy of. */
export const TEMPLATE_DATABASE = 'tests_template';

/**
 * Starts a cluster of this process's own on a free port, with the template database.
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
  await cluster.createDatabase(TEMPLATE_DATABASE);
  return {
    cluster,
    remove: async () => {
      await cluster.stop();
      await removeCluster(dataDir);
    },
  };
}
