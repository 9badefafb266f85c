import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, restore } from '../local/backup/backup.ts';
import { DATA_DIR } from '../local/folders.ts';
import { startPlatform, type Platform } from '../local/platform/platform.ts';
import { createProgress } from '../local/platform/progress.ts';
import { findFreePort } from '../local/ports.ts';
import { removeCluster } from '../local/postgres/remove-cluster.ts';
import { identify } from '../local/process-identity.ts';

/** Values that the test processes find in their environment. */
export interface E2eEnvironment {
  E2E_ORIGIN: string;
  E2E_SHELL_PORT: string;
  E2E_API_PORT: string;
  E2E_CRM_PORT: string;
  E2E_DATA_DIR: string;
  /** Known when the platform is up. */
  E2E_DATABASE_URL: string;
}

/** One platform for each worker, as JSON. */
const PLATFORMS = 'E2E_PLATFORMS';
const ROOT = join(DATA_DIR, 'e2e');

/**
 * Chooses ports and data folders of this run's own, once for all processes of the run, and gives each worker its
 * platform: tests of two workers may stop, break and release what they like.
 * @param workers how many platforms there are
 */
export async function chooseE2eEnvironment(workers: number): Promise<E2eEnvironment> {
  const platforms = chosenPlatforms() ?? (await Promise.all(Array.from({ length: workers }, choosePlatform)));
  process.env[PLATFORMS] = JSON.stringify(platforms);
  const own = platforms[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
  if (!own) throw new Error('There are more workers than platforms');
  Object.assign(process.env, own);
  return own;
}

/**
 * Playwright's global setup: the platforms as `npm start` starts them; the first one is filled with content, the
 * others are restored from its backup. The logs of the run stay until the next one.
 * @returns the teardown
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await removeDeadRuns();
  const [first, ...others] = chosenPlatforms() ?? [];
  if (!first) throw new Error('The configuration has chosen no platform');
  const running = [await start(first)];
  if (others.length > 0) {
    const copy = join(ROOT, String(process.pid), 'copy');
    await backup(first.E2E_DATA_DIR, copy);
    for (const { E2E_DATA_DIR } of others) {
      mkdirSync(E2E_DATA_DIR, { recursive: true });
      await restore(copy, E2E_DATA_DIR);
    }
    rmSync(copy, { recursive: true });
    running.push(...(await Promise.all(others.map(start))));
  }
  const urls = running.map(({ facts }) => facts.databaseUrl);
  const platforms = [first, ...others].map((each, index) => ({ ...each, E2E_DATABASE_URL: urls[index] }));
  process.env[PLATFORMS] = JSON.stringify(platforms);
  return async () => void (await Promise.all(running.map((platform) => platform.stop())));
}

function start({
  E2E_SHELL_PORT,
  E2E_API_PORT,
  E2E_CRM_PORT,
  E2E_DATA_DIR,
}: E2eEnvironment): Promise<Platform> {
  return startPlatform({
    ports: { shell: Number(E2E_SHELL_PORT), api: Number(E2E_API_PORT), crm: Number(E2E_CRM_PORT) },
    dataDir: E2E_DATA_DIR,
    progress: createProgress(),
  });
}

async function choosePlatform(_value: unknown, index: number): Promise<E2eEnvironment> {
  const [shell, api, crm] = [await findFreePort(), await findFreePort(), await findFreePort()];
  return {
    E2E_ORIGIN: `http://localhost:${shell}`,
    E2E_SHELL_PORT: String(shell),
    E2E_API_PORT: String(api),
    E2E_CRM_PORT: String(crm),
    E2E_DATA_DIR: join(ROOT, String(process.pid), String(index)),
    E2E_DATABASE_URL: '',
  };
}

function chosenPlatforms(): E2eEnvironment[] | undefined {
  const chosen = process.env[PLATFORMS];
  return chosen === undefined ? undefined : (JSON.parse(chosen) as E2eEnvironment[]);
}

async function removeDeadRuns(): Promise<void> {
  mkdirSync(ROOT, { recursive: true });
  for (const run of readdirSync(ROOT)) {
    if (identify(Number(run)) !== null) continue;
    const inside = readdirSync(join(ROOT, run), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    for (const { name } of inside) await removeCluster(join(ROOT, run, name));
    rmSync(join(ROOT, run), { recursive: true });
  }
}
