import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RELEASES_PATHS, type ReleaseTeam } from '@polden/api-contract';
import { createRegistryClient, generateKeyPair, publishRelease, readPrivateKey } from '@polden/mfe-release';
import { type Answer, get, post } from '../../testing/borrower.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { truncate } from '../../testing/test-app.ts';
import { enrolTeam } from '../enrolment/enrol-team.ts';
import { ReleaseTeamToken } from '../entities/release-team-token.entity.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from '../testing/test-registry.ts';

const TEAM = 'lending';

let registry: TestRegistry;
let team: TestTeam;
let admin: StaffClient;
let number = 0;

beforeAll(async () => {
  registry = await startTestRegistry();
});
beforeEach(async () => {
  await truncate(registry.dataSource);
  team = await registry.enrol(TEAM, ['mfe-lending']);
  admin = await signIn(registry, 'ADMIN');
});
afterAll(() => registry.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const call = (path: string, body: object, token = team.token): Promise<Answer> =>
  post(registry, path, body, { headers: bearer(token) });
const list = async (token = team.token) =>
  (await get(registry, RELEASES_PATHS.teams, bearer(token))).body as unknown as ReleaseTeam[];
const issue = async (name: string, token = team.token): Promise<string> =>
  String((await call(RELEASES_PATHS.tokenIssue, { team: TEAM, name }, token)).body['token']);

describe('enrolment', () => {
  it('gives a new team its first token, which then releases', async () => {
    const { publicKey, privateKey } = generateKeyPair();
    const remotes = [{ name: 'mfe-content', kind: 'regular' }];
    const { status, body } = await admin.post(RELEASES_PATHS.teams, { team: 'content', remotes, publicKey });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'content', remotes, token: { name: 'default' } });
    const { token } = body['token'] as { token: string };
    const dir = await registry.pack({ name: 'mfe-content', version: `7.0.${++number}` });
    const client = createRegistryClient({ registry: registry.origin, token });
    const published = await publishRelease(dir, client, { key: readPrivateKey(privateKey) });
    expect(published).toMatchObject({ remote: 'mfe-content', alreadyPublished: false });
  });

  it.each([
    ['a team that is there', 409, { team: TEAM }],
    ['a remote of another team', 422, { remotes: [{ name: 'mfe-lending', kind: 'regular' }] }],
    ['a remote in the name of the shell', 422, { remotes: [{ name: 'shell', kind: 'regular' }] }],
    ['a kind that there is not', 422, { remotes: [{ name: 'mfe-content', kind: 'shell' }] }],
    ['no key', 422, { publicKey: 'AAAA' }],
  ])('refuses %s, and leaves nothing of it', async (_, status, change) => {
    const { publicKey } = generateKeyPair();
    const body = { team: 'content', remotes: [], publicKey, ...change };
    expect((await admin.post(RELEASES_PATHS.teams, body)).status).toBe(status);
    expect((await list(admin.accessToken)).map(({ name }) => name)).toEqual([TEAM]);
  });

  it('is not for teams, nor for staff without the right', async () => {
    const { publicKey } = generateKeyPair();
    const body = { team: 'content', remotes: [], publicKey };
    expect((await call(RELEASES_PATHS.teams, body)).status).toBe(403);
    const manager = await signIn(registry, 'MANAGER');
    expect((await manager.post(RELEASES_PATHS.teams, body)).status).toBe(403);
    expect((await manager.get(RELEASES_PATHS.teams)).status).toBe(403);
  });
});

describe('tokens', () => {
  it('stand beside each other while one replaces the other; a revoked one stops at once', async () => {
    const next = await issue('pipeline');
    await team.client.status();
    const revoked = await call(RELEASES_PATHS.tokenRevoke, { team: TEAM, name: 'default' }, next);
    expect(revoked).toMatchObject({ status: 200, body: { name: 'default', revokedAt: expect.any(String) } });
    await expect(team.client.status()).rejects.toMatchObject({ status: 401 });
    const [shown] = await list(next);
    expect(shown?.tokens).toMatchObject([{ name: 'default' }, { name: 'pipeline', revokedAt: null }]);
    expect(JSON.stringify(shown)).not.toContain(next);
    const again = await call(RELEASES_PATHS.tokenIssue, { team: TEAM, name: 'default' }, next);
    expect(again.status).toBe(409);
  });

  it('the last one is for an administrator to revoke', async () => {
    const last = { team: TEAM, name: 'default' };
    expect(await call(RELEASES_PATHS.tokenRevoke, last)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('last token of the team') },
    });
    await team.client.status();
    expect((await admin.post(RELEASES_PATHS.tokenRevoke, last)).status).toBe(200);
    await expect(team.client.status()).rejects.toMatchObject({ status: 401 });
  });

  it('two of two that are revoked at once leave one', async () => {
    const tokens = { default: team.token, pipeline: await issue('pipeline') };
    const answers = await Promise.all(
      Object.entries(tokens).map(([name, token]) =>
        call(RELEASES_PATHS.tokenRevoke, { team: TEAM, name }, token),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const [shown] = await list(admin.accessToken);
    expect(shown?.tokens.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1);
  });

  it('that the command line replaces begin anew', async () => {
    const tokenNow = async () => (await list(admin.accessToken))[0]?.tokens[0];
    await registry.dataSource.manager.update(
      ReleaseTeamToken,
      { team: TEAM },
      { issuedAt: new Date(0), lastUsedAt: new Date() },
    );
    await registry.enrol(TEAM, []);
    expect(await tokenNow()).toMatchObject({ name: 'default', lastUsedAt: null });
    expect(await tokenNow()).not.toMatchObject({ issuedAt: new Date(0).toISOString() });
  });

  it('know their last use to a minute', async () => {
    const { manager } = registry.dataSource;
    const lastUse = async () =>
      (await manager.findOneByOrFail(ReleaseTeamToken, { team: TEAM, name: 'default' })).lastUsedAt;
    const used = async (at: Date) => {
      await manager.update(ReleaseTeamToken, { team: TEAM, name: 'default' }, { lastUsedAt: at });
      await Promise.all([team.client.status(), team.client.status()]);
    };
    await team.client.status();
    await eventually(async () => (await lastUse()) !== null);
    const [justNow, longAgo] = [new Date(Date.now() - 30_000), new Date(Date.now() - 90_000)];
    await used(longAgo);
    await eventually(async () => ((await lastUse()) ?? longAgo) > justNow);
    await used(justNow);
    expect(await lastUse()).toEqual(justNow);
  });

  it('and keys of another team are not the team’s to change', async () => {
    await registry.enrol('content', ['mfe-content']);
    const { publicKey, keyId } = generateKeyPair();
    for (const [path, body] of [
      [RELEASES_PATHS.tokenIssue, { name: 'mine' }],
      [RELEASES_PATHS.tokenRevoke, { name: 'default' }],
      [RELEASES_PATHS.keyEnrol, { publicKey }],
      [RELEASES_PATHS.keyRevoke, { keyId }],
    ] as const) {
      expect((await call(path, { team: 'content', ...body })).status).toBe(403);
    }
    expect((await list()).map(({ name }) => name)).toEqual([TEAM]);
    expect((await admin.post(RELEASES_PATHS.tokenIssue, { team: 'nobody', name: 'mine' })).status).toBe(404);
  });
});

describe('keys', () => {
  const release = async (privateKey: string) => {
    const dir = await registry.pack({ version: `7.0.${++number}` });
    return publishRelease(dir, team.client, { key: readPrivateKey(privateKey) });
  };

  it('sign beside each other during a rotation; a revoked one signs nothing more', async () => {
    const next = generateKeyPair();
    const key = { team: TEAM, publicKey: next.publicKey };
    expect(await call(RELEASES_PATHS.keyEnrol, key)).toMatchObject({ status: 403 });
    const enrolled = await admin.post(RELEASES_PATHS.keyEnrol, key);
    expect(enrolled).toMatchObject({ status: 200, body: { keyId: next.keyId, revokedAt: null } });
    await release(team.keys.privateKey);
    await release(next.privateKey);
    const old = { team: TEAM, keyId: team.keys.keyId };
    expect((await call(RELEASES_PATHS.keyRevoke, old)).status).toBe(200);
    await expect(release(team.keys.privateKey)).rejects.toThrow('not signed by a valid key');
    await release(next.privateKey);
    const last = await call(RELEASES_PATHS.keyRevoke, { team: TEAM, keyId: next.keyId });
    expect(last).toMatchObject({ status: 422, body: { message: expect.stringContaining('last key') } });
    const back = await admin.post(RELEASES_PATHS.keyEnrol, { team: TEAM, publicKey: team.keys.publicKey });
    expect(back.status).toBe(422);
  });
});

describe('remotes', () => {
  const remotesOf = async (name: string) =>
    (await list(admin.accessToken)).find((it) => it.name === name)?.remotes.map((it) => it.name) ?? [];

  it('change hands only when the team that has them is named', async () => {
    await registry.enrol('local', ['mfe-offers']);
    const remotes = [{ name: 'mfe-offers', kind: 'regular' }];
    const refused = await admin.post(RELEASES_PATHS.remoteEnrol, { team: TEAM, remotes });
    expect(refused).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('belongs to the team local') },
    });
    const moved = await admin.post(RELEASES_PATHS.remoteEnrol, { team: TEAM, remotes, moveFrom: 'local' });
    expect(moved.status).toBe(200);
    expect(await remotesOf(TEAM)).toContain('mfe-offers');
    expect(await remotesOf('local')).toEqual([]);
  });

  it('of other teams are left alone by the enrolment of a checkout', async () => {
    const enrolment = { publicKey: null, revokedKeys: [], token: null, leavesOthers: true };
    const remotes = ['mfe-lending', 'mfe-new'].map((name) => ({ name, kind: 'primary' as const }));
    await enrolTeam(registry.dataSource, { ...enrolment, team: 'checkout', remotes });
    expect(await remotesOf('checkout')).toEqual(['mfe-new']);
  });
});
