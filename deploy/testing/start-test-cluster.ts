import { startTestCluster } from './test-cluster.ts';

declare global {
  var stopTestCluster: (() => Promise<void>) | undefined;
}

/** Jest's global setup of the integration tests; the workers find the cluster by the variable. */
export default async function setUp(): Promise<void> {
  const { cluster, remove } = await startTestCluster();
  globalThis.stopTestCluster = remove;
  process.env['TEST_CLUSTER_URL'] = cluster.urlOf('postgres');
}
