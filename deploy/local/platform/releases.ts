import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  createRegistryClient,
  packRelease,
  promoteRelease,
  publishRelease,
  readPrivateKey,
  RegistryError,
} from '@polden/mfe-release';
import { CHECKOUT } from '../folders.ts';
import { describeError, StartError } from '../start-error.ts';
import type { LocalSecrets } from './secrets.ts';

export interface ReleasedRemote {
  remote: string;
  version: string;
  /** False when exactly this build was live before. */
  changed: boolean;
}

/** Names of the remotes in the checkout, which are also their folders: those that have a build of their own. */
export function remoteNames(): string[] {
  return readdirSync(CHECKOUT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
    .map((entry) => entry.name)
    .filter((name) => existsSync(join(CHECKOUT, name, 'webpack.config.ts')))
    .sort();
}

/**
 * Packs the built remote, publishes and promotes it as its team would, unless exactly this build is live.
 * Throws StartError with the registry's reason.
 */
export async function releaseRemote(
  remote: string,
  registry: string,
  secrets: Pick<LocalSecrets, 'TEAM_TOKEN' | 'TEAM_KEY'>,
  folder = join(CHECKOUT, remote),
): Promise<ReleasedRemote> {
  try {
    const client = createRegistryClient({ registry, token: secrets.TEAM_TOKEN });
    const { manifest } = await packRelease(folder, { versionSuffix: 'content' });
    const { version } = manifest;
    const live = (await client.status()).find((status) => status.remote === remote)?.stable;
    if (live === version) return { remote, version, changed: false };
    await publishRelease(folder, client, { key: readPrivateKey(secrets.TEAM_KEY) });
    await promoteRelease(client, { remote, version });
    return { remote, version, changed: true };
  } catch (error) {
    const refused =
      error instanceof RegistryError && error.status !== null ? 'реестр не принял релиз' : 'релиз не удался';
    throw new StartError(`${remote}: ${refused}: ${describeError(error)}`);
  }
}
