import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  RELEASES_PATHS,
  type ReleaseOverview,
  type RemoteStatus,
  type SignedText,
} from '@polden/api-contract';
import type { ReleaseMap } from '@polden/mfe-contract';
import { ClaimedPaths } from '../../core/routes/claimed-paths.ts';
import { type StaffClient, signIn } from '../../testing/staff.ts';
import { truncate } from '../../testing/test-app.ts';
import { ReleaseRemote } from '../entities/release-remote.entity.ts';
import { ReleaseMapService } from '../map/release-map.service.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from '../testing/test-registry.ts';

const REMOTE = 'mfe-lending';
const OTHER = 'mfe-content';
const REASON = 'Продукт больше не продаём';

let registry: TestRegistry;
let team: TestTeam;
let other: TestTeam;
let admin: StaffClient;
let number = 0;

beforeAll(async () => {
  registry = await startTestRegistry({ RELEASE_ENVIRONMENTS: 'local,staging' });
});
beforeEach(async () => {
  await truncate(registry.dataSource);
  await registry.app.get(ReleaseMapService).refresh();
  team = await registry.enrol('lending', [REMOTE]);
  other = await registry.enrol('content', [OTHER]);
  admin = await signIn(registry, 'ADMIN');
});
afterAll(() => registry.close());

const refused = (status: number, message: RegExp) =>
  expect.objectContaining({ status, message: expect.stringMatching(message) });

async function publish(paths = ['/loans', '/loans/:id'], by = team, name = REMOTE): Promise<string> {
  return (await by.publish({ name, version: `5.0.${++number}`, paths })).version;
}

async function stable(): Promise<string> {
  const version = await publish();
  await promote(version);
  return version;
}

const promote = (version: string, { by = team, name = REMOTE, environment = 'local' } = {}) =>
  by.client.promote({ environment, releases: [{ remote: name, version }] });
const retire = (change: object = {}) => team.client.retire({ remote: REMOTE, reason: REASON, ...change });

async function readMap(environment = 'local'): Promise<ReleaseMap> {
  const answer = await fetch(`${registry.origin}/api/v1/releases/map?environment=${environment}`);
  return JSON.parse(((await answer.json()) as SignedText).text) as ReleaseMap;
}

async function statusOf(name = REMOTE, by = team): Promise<RemoteStatus> {
  const found = (await by.client.status()).find(({ remote }) => remote === name);
  if (!found) throw new Error(`no status of ${name}`);
  return found;
}

describe('a remote that is taken out of service', () => {
  it('leaves the map with all that visitors get of it, at one sequence, and the history keeps why', async () => {
    const version = await stable();
    const next = await publish();
    await team.client.canary({ remote: REMOTE, version: next, percent: 5 });
    await team.client.preview({ remote: REMOTE, version: next, name: 'new-look' });
    const before = await readMap();

    const move = await retire({ from: version });
    expect(move.endedPages).toEqual(['/loans', '/loans/:id']);
    expect(move.releases.map(({ channel, version: to }) => [channel, to])).toEqual(
      expect.arrayContaining([
        ['stable', null],
        ['canary', null],
        ['preview:new-look', null],
      ]),
    );
    const map = await readMap();
    expect(map).toMatchObject({ sequence: move.sequence, remotes: {}, retired: [REMOTE] });
    expect(map.sequence).toBeGreaterThan(before.sequence);
    const { items } = await team.client.history({ remote: REMOTE });
    const ended = items.filter(({ sequence }) => sequence === move.sequence);
    expect(ended).toHaveLength(3);
    expect(ended.find(({ channel }) => channel === 'stable')).toMatchObject({
      action: 'retire',
      from: version,
      to: null,
      actor: 'team:lending',
      reason: REASON,
    });
    expect(await registry.app.get(ClaimedPaths).patterns()).toEqual([]);
    expect(await statusOf()).toMatchObject({
      stable: null,
      rollback: null,
      canary: null,
      previews: [],
      retired: { version, by: 'team:lending', reason: REASON },
    });
  });

  it('stays in the other environments', async () => {
    const version = await stable();
    await promote(version, { environment: 'staging' });
    await retire({ environment: 'staging' });
    expect((await readMap()).remotes[REMOTE]?.stable.version).toBe(version);
    expect((await readMap('staging')).remotes).toEqual({});
    expect((await statusOf()).retired).toBeNull();
  });

  it('is only looked at by a dry run, which needs no reason', async () => {
    const version = await stable();
    const { sequence } = await readMap();
    const would = await team.client.retire({ remote: REMOTE, dryRun: true });
    expect(would).toMatchObject({ sequence, endedPages: ['/loans', '/loans/:id'] });
    expect((await statusOf()).stable).toBe(version);
    await expect(team.client.retire({ remote: REMOTE })).rejects.toEqual(refused(422, /with a reason/));
    expect(await readMap()).toMatchObject({ sequence });
  });

  it('frees its paths for another, and comes back where they are still free', async () => {
    const version = await stable();
    await expect(publish(['/loans'], other, OTHER)).rejects.toEqual(refused(409, /belongs to mfe-lending/));
    await retire();
    const theirs = await publish(['/loans'], other, OTHER);
    await promote(version);
    expect(await readMap()).not.toHaveProperty('retired');
    expect(await statusOf()).toMatchObject({ stable: version, retired: null });
    await expect(promote(theirs, { by: other, name: OTHER })).rejects.toEqual(refused(409, /belongs to/));
    await retire();
    await promote(theirs, { by: other, name: OTHER });
    await expect(promote(version)).rejects.toEqual(refused(409, /\/loans belongs to mfe-content/));
    expect((await readMap()).remotes).not.toHaveProperty(REMOTE);
  });

  it('goes back from what brought it back to what was live last', async () => {
    const version = await stable();
    await retire();
    await promote(await publish());
    expect((await statusOf()).rollback).toBe(version);
    await team.client.rollback({ remotes: [REMOTE] });
    expect((await statusOf()).stable).toBe(version);
  });

  it('says how it comes back to whoever moves anything else of it', async () => {
    const version = await stable();
    await retire();
    const next = await publish();
    const told = refused(
      422,
      new RegExp(`was retired from ${version} by team:lending .*promote mfe-lending@${version}`),
    );
    const { client } = team;
    await expect(client.rollback({ remotes: [REMOTE] })).rejects.toEqual(told);
    await expect(client.canary({ remote: REMOTE, version: next, percent: 5 })).rejects.toEqual(told);
    await expect(client.preview({ remote: REMOTE, version: next, name: 'look' })).rejects.toEqual(told);
    await expect(client.rollback({ remotes: [REMOTE], from: [{ remote: REMOTE, version }] })).rejects.toEqual(
      refused(409, new RegExp(`retired from ${version} .*promote mfe-lending@${version}`)),
    );
  });

  it('is retired once by all who are after it, and what is not live is not', async () => {
    await expect(retire()).rejects.toEqual(refused(422, /mfe-lending is not live in local/));
    const version = await stable();
    const next = await publish();
    await promote(next);
    await expect(retire({ from: version })).rejects.toEqual(refused(409, /mfe-lending is \S+ already/));
    const { sequence } = await retire({ from: next });
    // The answer of the first call was lost.
    expect((await retire({ from: next })).sequence).toBe(sequence);
    expect(
      await admin.post(RELEASES_PATHS.retire, { remote: REMOTE, reason: 'То же', from: next }),
    ).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/was retired from .* by team:lending.* Bring it back/) },
    });
    await expect(retire()).rejects.toEqual(refused(422, /was retired from/));
    expect(await readMap()).toMatchObject({ sequence });
  });

  it('keeps of its versions the one that was live last, however old', async () => {
    const before = await stable();
    const version = await stable();
    await retire();
    const { removed, kept } = await team.client.prune({ remote: REMOTE, keepDays: 0 });
    expect(removed).toEqual([{ remote: REMOTE, version: before }]);
    expect(kept).toEqual([{ remote: REMOTE, version, why: 'retired' }]);
    await promote(version);
    expect((await statusOf()).stable).toBe(version);
  });

  it('is not brought back by what is taken over whole from another environment', async () => {
    const version = await stable();
    await promote(version, { environment: 'staging' });
    await retire();
    const all = await team.client.promoteFrom({ environment: 'local', from: 'staging' });
    expect(all.releases).toEqual([]);
    await team.client.promoteFrom({ environment: 'local', from: 'staging', remotes: [REMOTE] });
    expect((await statusOf()).stable).toBe(version);
  });
});

describe('who takes a remote out of service', () => {
  it('is its team, by its token where that may move it, in a freeze as well', async () => {
    const version = await stable();
    await expect(other.client.retire({ remote: REMOTE, reason: REASON })).rejects.toEqual(
      refused(403, /of the team lending/),
    );
    const now = Date.now();
    const freeze = { from: new Date(now - 1_000).toISOString(), to: new Date(now + 60_000).toISOString() };
    const freezes = [{ ...freeze, reason: 'Отчётность' }];
    await admin.post(RELEASES_PATHS.policy, { remote: REMOTE, freezes, pipelinePromotes: false });
    await expect(retire()).rejects.toEqual(refused(422, /moved by people only/));
    const byPerson = await admin.post(RELEASES_PATHS.retire, { remote: REMOTE, reason: REASON });
    expect(byPerson.status).toBe(200);
    expect((await statusOf()).retired).toMatchObject({ version, by: admin.user.name });
  });

  it('is staff with the right and a part in the team', async () => {
    await stable();
    const manager = await signIn(registry, 'MANAGER');
    const asked = { remote: REMOTE, reason: REASON };
    expect((await manager.post(RELEASES_PATHS.retire, asked)).status).toBe(403);
    expect((await admin.post(RELEASES_PATHS.retire, asked)).status).toBe(200);
  });

  it('leaves the shell, and in a browser what the staff works with', async () => {
    await registry.dataSource.manager.insert(ReleaseRemote, {
      name: 'shell',
      team: 'lending',
      kind: 'shell',
    });
    await expect(retire({ remote: 'shell' })).rejects.toEqual(refused(422, /The shell is not retired/));
    const platform = await registry.enrol('platform', ['mfe-admin']);
    const routes = [{ path: '/admin', handle: { chunk: 'page', layout: 'default', auth: 'staff' } }];
    const { version } = await platform.publish({
      name: 'mfe-admin',
      version: '5.9.0',
      paths: ['/admin'],
      server: `exports.routes = ${JSON.stringify(routes)};`,
    });
    await promote(version, { by: platform, name: 'mfe-admin' });
    expect(await admin.post(RELEASES_PATHS.retire, { remote: 'mfe-admin', reason: REASON })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('pages of the staff') },
    });
    const { body } = await admin.get(RELEASES_PATHS.overview);
    const { remotes } = body as unknown as ReleaseOverview;
    expect(remotes.filter(({ isForStaff }) => isForStaff).map(({ remote }) => remote)).toEqual(['mfe-admin']);
    await platform.client.retire({ remote: 'mfe-admin', reason: REASON });
    expect((await readMap()).retired).toEqual(['mfe-admin']);
  });

  it('is not held by pages of the staff that only a preview had, which has ended', async () => {
    await stable();
    const routes = ['staff', 'public'].map((auth) => ({
      path: `/loans/${auth}`,
      handle: { chunk: 'page', layout: 'default', auth },
    }));
    const server = `exports.routes = ${JSON.stringify(routes)};`;
    const { version } = await team.publish({ version: '5.8.0', server });
    await team.client.preview({ remote: REMOTE, version, name: 'desk' });
    const quarantine = async () =>
      (await admin.post(RELEASES_PATHS.policy, { remote: REMOTE, isFramed: true, framedReason: REASON }))
        .status;
    const retired = async () =>
      (await admin.post(RELEASES_PATHS.retire, { remote: REMOTE, reason: REASON })).status;
    expect([await quarantine(), await retired()]).toEqual([422, 422]);
    await registry.dataSource.query('UPDATE release_channel SET ends_at = now() WHERE ends_at IS NOT NULL');
    expect([await quarantine(), await retired()]).toEqual([200, 200]);
  });

  it('gets no other version past the canary that the rules ask for', async () => {
    const version = await stable();
    await admin.post(RELEASES_PATHS.policy, { remote: REMOTE, bakeMinutes: 10 });
    await retire();
    await expect(promote(await publish())).rejects.toEqual(
      refused(
        422,
        new RegExp(`is retired. Bring it back with mfe-release promote mfe-lending@${version} first`),
      ),
    );
    await promote(version);
    expect((await statusOf()).stable).toBe(version);
  });
});
