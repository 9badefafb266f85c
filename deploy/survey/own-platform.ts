import { join } from 'node:path';
import { DATA_DIR } from '../local/folders.ts';
import { startPlatform } from '../local/platform/platform.ts';
import { createProgress } from '../local/platform/progress.ts';
import { findFreePort } from '../local/ports.ts';

export interface Site {
  origin: string;
  stop: () => Promise<void>;
}

/** The site that BASE_URL names, else a platform of one's own with the demo content. */
export async function openSite(name: string): Promise<Site> {
  const named = process.env['BASE_URL'];
  if (named) return { origin: new URL(named).origin, stop: () => Promise.resolve() };
  const { origin, stop } = await startPlatform({
    ports: { shell: await findFreePort(), api: await findFreePort(), crm: await findFreePort() },
    dataDir: join(DATA_DIR, name),
    progress: createProgress(),
  });
  return { origin, stop };
}
