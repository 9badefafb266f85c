import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  createRegistryClient,
  packRelease,
  publishRelease,
  readPrivateKey,
  RegistryError,
} from '@polden/mfe-release';
import type { RemoteStatus, RetiredRemote } from '@polden/api-contract';
import { CHECKOUT } from '../folders.ts';
import { describeError, StartError } from '../start-error.ts';
import type { LocalSecrets } from './secrets.ts';

export interface ReleasedRemote {
  remote: string;
  version: string;
  /** False when exactly this build was live before. */
  changed: boolean;
  /** Why the rules of the remote keep this build from going live: what was live stays. */
  held?: string;
  /** Somebody has taken it out of service: only a promotion by hand brings it back. */
  retired?: RetiredRemote;
}

/** One that the platform starts without, or with an earlier version of. */
export interface AbsentRemote {
  remote: string;
  why: string;
  /** The version that was live before and stays so; null where there is none. */
  stable: string | null;
}

/** Names of the remotes in the checkout, which are also their folders: those that have a build of their own. */
export function remoteNames(): string[] {
  return readdirSync(CHECKOUT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
    .map((entry) => entry.name)
    .filter((name) => existsSync(join(CHECKOUT, name, 'webpack.config.ts')))
    .sort();
}

/** The remotes that are enrolled for the team of this checkout; others belong to the team that enrolled them. */
export async function ownRemotes(
  remotes: readonly string[],
  registry: string,
  { TEAM_TOKEN }: Pick<LocalSecrets, 'TEAM_TOKEN'>,
): Promise<string[]> {
  const client = createRegistryClient({ registry, token: TEAM_TOKEN });
  const own = await explained('релизы', async () => (await client.status()).map(({ remote }) => remote));
  return remotes.filter((remote) => own.includes(remote));
}

/**
 * Packs the built remotes, publishes those with a build that is not live, and makes them live at one moment. What was taken
 * out of service is left alone. Throws StartError with the registry's reason.
 */
export async function releaseRemotes(
  remotes: readonly string[],
  registry: string,
  { TEAM_TOKEN, TEAM_KEY }: Pick<LocalSecrets, 'TEAM_TOKEN' | 'TEAM_KEY'>,
  { onBroken }: { onBroken?: (absent: AbsentRemote) => void } = {},
): Promise<ReleasedRemote[]> {
  const client = createRegistryClient({ registry, token: TEAM_TOKEN });
  const statuses = await explained('релизы', () => client.status());
  const tried = await Promise.all(
    remotes.map((remote) =>
      explained(remote, async (): Promise<ReleasedRemote> => {
        const { stable = null, retired } = statuses.find((it) => it.remote === remote) ?? {};
        if (retired) return { remote, version: retired.version, changed: false, retired };
        const folder = join(CHECKOUT, remote);
        const { version } = (await packRelease(folder, { versionSuffix: 'content' })).manifest;
        const changed = stable !== version;
        if (!changed) return { remote, version, changed };
        const held = await heldByRules(() =>
          publishRelease(folder, client, { key: readPrivateKey(TEAM_KEY) }),
        );
        return { remote, version, changed, ...(held === null ? {} : { held }) };
      }).catch((error: unknown) => {
        if (!onBroken || !(error instanceof StartError)) throw error;
        onBroken({ remote, why: error.message, stable: stableOf(statuses, remote) });
        return null;
      }),
    ),
  );
  const released = tried.filter((release) => release !== null);
  const moved = released.filter(({ changed, held }) => changed && held === undefined);
  const releases = moved.map(({ remote, version }) => ({ remote, version }));
  const names = releases.map(({ remote }) => remote).join(', ');
  const held =
    releases.length > 0
      ? await explained(names, () => heldByRules(() => client.promote({ releases })))
      : null;
  return held === null
    ? released
    : released.map((release) => (moved.includes(release) ? { ...release, held } : release));
}

function stableOf(statuses: readonly RemoteStatus[], remote: string): string | null {
  return statuses.find((status) => status.remote === remote)?.stable ?? null;
}

/** What is live of remotes that were not built. */
export async function absentRemotes(
  remotes: readonly string[],
  why: string,
  registry: string,
  { TEAM_TOKEN }: Pick<LocalSecrets, 'TEAM_TOKEN'>,
): Promise<AbsentRemote[]> {
  if (remotes.length === 0) return [];
  const client = createRegistryClient({ registry, token: TEAM_TOKEN });
  const statuses = await explained('релизы', () => client.status());
  return remotes.map((remote) => ({ remote, why, stable: stableOf(statuses, remote) }));
}

/** «mfe-lending здесь нет: …» */
export function absentInWords({ remote, why, stable }: AbsentRemote): string {
  return stable === null ? `${remote} здесь нет: ${why}` : `${remote} здесь прежняя, ${stable}: ${why}`;
}

/** What has come of a remote, in a few words. */
export function remarkOn({ remote, version, changed, held, retired }: ReleasedRemote): string {
  if (retired)
    return `${remote}: снят с публикации (${retired.reason}), вернёт его mfe-release promote ${remote}@${version}`;
  if (held !== undefined) return `${remote} ${version} не выпущена: ${held}`;
  return `${remote} ${version}${changed ? '' : ' (уже в работе)'}`;
}

/** The sentence with which the rules of a remote refuse; null when they do not. Throws all other errors. */
async function heldByRules(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof RegistryError && error.code === 'policy') return error.message;
    throw error;
  }
}

/** Says in a failure what was being released. */
async function explained<T>(subject: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refused =
      error instanceof RegistryError && error.status !== null ? 'реестр не принял релиз' : 'релиз не удался';
    throw new StartError(`${subject}: ${refused}: ${describeError(error)}`);
  }
}
