import { join } from 'node:path';
import {
  createRegistryClient,
  packShell,
  publishRelease,
  readPrivateKey,
  RegistryError,
} from '@polden/mfe-release';
import { CHECKOUT } from '../folders.ts';
import type { LocalSecrets } from './secrets.ts';

/**
 * Registers the built shell, so that the registry checks remotes against what it gives. A shell in which a live remote, or
 * the one before it, would not run is refused: the platform starts all the same, and says so.
 */
export async function releaseShell(
  registry: string,
  { TEAM_TOKEN, TEAM_KEY }: Pick<LocalSecrets, 'TEAM_TOKEN' | 'TEAM_KEY'>,
  note: (text: string) => void,
): Promise<void> {
  const client = createRegistryClient({ registry, token: TEAM_TOKEN });
  const folder = join(CHECKOUT, 'shell');
  try {
    const { version } = (await packShell(folder, { versionSuffix: 'content' })).manifest;
    const live = (await client.status()).find(({ remote }) => remote === 'shell')?.stable;
    if (live === version) return;
    await publishRelease(folder, client, { key: readPrivateKey(TEAM_KEY) });
    await client.promote({ releases: [{ remote: 'shell', version }] });
  } catch (error) {
    if (!(error instanceof RegistryError) || error.status === null) throw error;
    note(`оболочка не зарегистрирована: ${error.message}`);
  }
}
