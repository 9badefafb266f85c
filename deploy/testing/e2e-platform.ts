import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR } from '../local/folders.ts';
import { startPlatform } from '../local/platform/platform.ts';
import { createProgress } from '../local/platform/progress.ts';
import { removeCluster } from '../local/postgres/remove-cluster.ts';
import { identify } from '../local/process-identity.ts';
import { findFreePort } from '../local/ports.ts';

/** Values that the test processes find in their environment. */
export interface E2eEnvironment {
  E2E_ORIGIN: string;
  E2E_SHELL_PORT: string;
  E2E_API_PORT: string;
  E2E_DATA_DIR: string;
}

/** Chooses ports and a data folder of this run's own, once for all processes of the run. */
export async function chooseE2eEnvironment(): Promise<E2eEnvironment> {
  const shell = (process.env['E2E_SHELL_PORT'] ??= String(await findFreePort()));
  const api = (process.env['E2E_API_PORT'] ??= String(await findFreePort()));
  const dataDir = (process.env['E2E_DATA_DIR'] ??= join(DATA_DIR, 'e2e', String(process.pid)));
  const origin = (process.env['E2E_ORIGIN'] ??= `http://localhost:${shell}`);
  return { E2E_ORIGIN: origin, E2E_SHELL_PORT: shell, E2E_API_PORT: api, E2E_DATA_DIR: dataDir };
}

/**
 * Playwright's global setup: the platform as `npm start` starts it. The logs of the run stay until the next one.
 * @returns the teardown
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const { E2E_SHELL_PORT, E2E_API_PORT, E2E_DATA_DIR } = await chooseE2eEnvironment();
  await removeDeadRuns(join(DATA_DIR, 'e2e'));
  mkdirSync(E2E_DATA_DIR, { recursive: true });
  const platform = await startPlatform({
    ports: { shell: Number(E2E_SHELL_PORT), api: Number(E2E_API_PORT) },
    dataDir: E2E_DATA_DIR,
    progress: createProgress(),
  });
  process.env['E2E_DATABASE_URL'] = platform.facts.databaseUrl;
  return platform.stop;
}

async function removeDeadRuns(root: string): Promise<void> {
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(root)) {
    if (identify(Number(name)) === null) await removeCluster(join(root, name));
  }
}
