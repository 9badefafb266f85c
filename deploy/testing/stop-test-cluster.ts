import './start-test-cluster.ts';

/** Jest's global teardown of the integration tests. */
export default async function tearDown(): Promise<void> {
  await globalThis.stopTestCluster?.();
}
