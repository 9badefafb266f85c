import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createRegistryClient,
  generateKeyPair,
  publishRelease,
  readPrivateKey,
  type PublishOutcome,
  type RegistryClient,
} from '@polden/mfe-release';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrolTeam } from '../enrolment/enrol-team.ts';
import { createTeamToken } from '../team-token.ts';
import { type BuiltRemote, packedRemote } from './built-remote.ts';

export interface TestTeam {
  name: string;
  token: string;
  keys: ReturnType<typeof generateKeyPair>;
  client: RegistryClient;
  /** Builds, packs and publishes. */
  publish: (remote?: Partial<BuiltRemote>) => Promise<PublishOutcome>;
}

export interface TestRegistry extends TestApp {
  origin: string;
  artifactsDir: string;
  /** Temporary; removed at the end. */
  folder: string;
  /** Builds by hand and packs a remote; returns its folder. */
  pack: (remote?: Partial<BuiltRemote>) => Promise<string>;
  enrol: (name: string, remotes: string[]) => Promise<TestTeam>;
}

/** The API listening on a free port, with an empty artifact store. */
export async function startTestRegistry(env: Record<string, string> = {}): Promise<TestRegistry> {
  const folder = await mkdtemp(join(tmpdir(), 'test-registry-'));
  const artifactsDir = join(folder, 'artifacts');
  const testApp = await startTestApp({ env: { ARTIFACTS_DIR: artifactsDir, ...env } });
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  const origin = await testApp.app.getUrl();
  const pack = (remote?: Partial<BuiltRemote>) => packedRemote(folder, remote);
  const close = async () => {
    await testApp.close();
    await rm(folder, { recursive: true });
  };
  const enrol = async (name: string, remotes: string[]): Promise<TestTeam> => {
    const keys = generateKeyPair();
    const token = createTeamToken();
    await enrolTeam(testApp.dataSource, {
      team: name,
      remotes: remotes.map((remote) => ({ name: remote, kind: 'primary' })),
      publicKey: keys.publicKey,
      revokedKeys: [],
      token,
    });
    const client = createRegistryClient({ registry: origin, token });
    const publish = async (remote?: Partial<BuiltRemote>) =>
      publishRelease(await pack(remote), client, { key: readPrivateKey(keys.privateKey) });
    return { name, token, keys, client, publish };
  };
  return { ...testApp, origin, artifactsDir, folder, pack, enrol, close };
}
