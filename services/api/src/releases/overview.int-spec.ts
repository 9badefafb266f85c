import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RELEASES_PATHS } from '@polden/api-contract';
import { get, post } from '../testing/borrower.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { truncate } from '../testing/test-app.ts';
import { ReleaseMapService } from './map/release-map.service.ts';
import { observed } from './telemetry/testing/reports.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from './testing/test-registry.ts';

const REMOTE = 'mfe-lending';

let registry: TestRegistry;
let team: TestTeam;
let other: TestTeam;
let admin: StaffClient;
let number = 0;

beforeAll(async () => {
  registry = await startTestRegistry();
});
beforeEach(async () => {
  await truncate(registry.dataSource);
  await registry.app.get(ReleaseMapService).refresh();
  team = await registry.enrol('lending', [REMOTE]);
  other = await registry.enrol('content', ['mfe-content']);
  admin = await signIn(registry, 'ADMIN');
});
afterAll(() => registry.close());

async function publish(): Promise<string> {
  const { version } = await team.publish({ version: `8.0.${++number}`, paths: ['/loans'] });
  return version;
}

async function stable(): Promise<string> {
  const version = await publish();
  await team.client.promote({ releases: [{ remote: REMOTE, version }] });
  return version;
}

describe('the overview', () => {
  it('shows remotes with their settings, and who owns which path', async () => {
    const version = await stable();
    const { body } = await admin.get(RELEASES_PATHS.overview);
    expect(body).toMatchObject({
      environment: 'local',
      environments: ['local'],
      remotes: [
        { remote: 'mfe-content', team: 'content', stable: null, versions: [] },
        { remote: REMOTE, stable: version, settings: { automaticRollback: true, budgetBytes: 250_000 } },
      ],
      shared: [{ name: 'react', shell: null, remotes: [{ remote: REMOTE, range: '^19.0.0', met: true }] }],
      routes: [{ path: '/loans', remote: REMOTE, layout: 'default' }],
    });
  });
});

describe('the health of a version', () => {
  it('has the reports on strings in its pages as one more fact, which is no failure', async () => {
    const version = await stable();
    const count = { remote: REMOTE, version, channel: 'stable' as const };
    expect(await observed(registry, [{ ...count, outcomes: { ok: 10, untrusted: 3 } }])).toBe(204);
    const { body } = await admin.get(RELEASES_PATHS.overview);
    expect(body['remotes']).toContainEqual(
      expect.objectContaining({
        remote: REMOTE,
        health: [expect.objectContaining({ version, pages: 10, failures: 0, errors: 0, untrusted: 3 })],
      }),
    );
  });
});

it('what a version has thrown when nobody waited for it stands in the status, and is no failure', async () => {
  const version = await stable();
  const late = { remote: REMOTE, version, channel: 'stable' as const, outcomes: { late: 2 } };
  for (let times = 0; times < 2; times += 1) expect(await observed(registry, [late])).toBe(204);
  const status = (await team.client.status()).find(({ remote }) => remote === REMOTE);
  expect(status?.versions).toMatchObject([{ version, late: 4, failing: null }]);
});

describe('settings', () => {
  it('change one by one, with a record of it', async () => {
    const change = { remote: REMOTE, automaticRollback: false, tolerance: 0.02 };
    const { body } = await admin.post(RELEASES_PATHS.settings, change);
    expect(body).toEqual({ ...change, minimumViews: 200, budgetBytes: 250_000 });
    const [record] = await registry.dataSource.query(
      `SELECT actor_id, before, after FROM history_document WHERE entity = 'release-settings'`,
    );
    expect(record).toEqual({
      actor_id: `staff:${admin.user.id}`,
      before: { automaticRollback: true, tolerance: 0.01 },
      after: { automaticRollback: false, tolerance: 0.02 },
    });
  });

  it('stay as they are where a change says nothing of them', async () => {
    const nothing = { automaticRollback: null, minimumViews: null, tolerance: null, budgetBytes: null };
    const { status, body } = await admin.post(RELEASES_PATHS.settings, { remote: REMOTE, ...nothing });
    expect([status, body]).toMatchObject([200, { minimumViews: 200, budgetBytes: 250_000 }]);
  });

  it.each([
    [422, { tolerance: 2 }],
    [422, { minimumViews: 0 }],
    [422, { budgetBytes: 1.5 }],
    [422, { automaticRollback: 'yes' }],
    [404, { remote: 'mfe-nobody' }],
  ])('refuse with %i: %o', async (status, change) => {
    expect((await admin.post(RELEASES_PATHS.settings, { remote: REMOTE, ...change })).status).toBe(status);
  });
});

describe('the history', () => {
  it('comes newest first, twenty a page, a team’s own only', async () => {
    await stable();
    const version = await publish();
    for (let percent = 1; percent <= 21; percent += 1) {
      await team.client.canary({ remote: REMOTE, version, percent });
    }
    const first = await team.client.history();
    expect(first).toMatchObject({ pageCount: 2, items: { length: 20 } });
    const second = await team.client.history({ page: 2 });
    expect(second.items).toMatchObject([
      { channel: 'canary', action: 'canary' },
      { channel: 'stable', action: 'promote', from: null, actor: 'team:lending', reason: null },
    ]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect((await team.client.history({ page: 3 })).items).toEqual([]);
    expect(await other.client.history()).toEqual({ items: [], pageCount: 0 });
    await expect(other.client.history({ remote: REMOTE })).rejects.toMatchObject({ status: 403 });
    expect((await admin.get(`${RELEASES_PATHS.history}?remote=${REMOTE}`)).body).toMatchObject({
      pageCount: 2,
    });
  });
});

describe('who may', () => {
  it('a team moves its own remotes only, and is told whose the others are', async () => {
    const release = { remote: REMOTE, version: await publish() };
    const { client } = other;
    for (const foreign of [
      () => client.promote({ releases: [release] }),
      () => client.canary({ ...release, percent: 5 }),
      () => client.rollback({ remotes: [REMOTE] }),
      () => client.preview({ ...release, name: 'mine' }),
      () => client.removePreview({ remote: REMOTE, name: 'mine' }),
      () => client.prune({ remote: REMOTE, keepDays: 0 }),
      () => other.publish({ name: REMOTE, version: '8.1.0' }),
      () => client.readUpload(REMOTE, '8.1.0'),
    ]) {
      await expect(foreign()).rejects.toMatchObject({
        status: 403,
        message: expect.stringContaining('team lending'),
      });
    }
    expect((await client.status()).map(({ remote }) => remote)).toEqual(['mfe-content']);
  });

  it('the overview and the settings are for the staff', async () => {
    const headers = { authorization: `Bearer ${team.token}` };
    expect((await get(registry, RELEASES_PATHS.overview, headers)).status).toBe(403);
    const change = { remote: REMOTE, automaticRollback: false };
    expect((await post(registry, RELEASES_PATHS.settings, change, { headers })).status).toBe(403);
  });

  it('the staff moves any remote by right, and reads by another', async () => {
    const release = { remote: REMOTE, version: await stable() };
    const manager = await signIn(registry, 'MANAGER');
    const user = await signIn(registry, 'USER');
    const moves = [
      [RELEASES_PATHS.promote, { releases: [release] }, 200],
      [RELEASES_PATHS.canary, { remote: REMOTE, version: await publish(), percent: 5 }, 200],
      [RELEASES_PATHS.preview, { ...release, name: 'mine' }, 200],
      [RELEASES_PATHS.previewRemove, { remote: REMOTE, name: 'mine' }, 200],
      [RELEASES_PATHS.rollback, { remotes: [REMOTE] }, 422],
      [RELEASES_PATHS.prune, { remote: REMOTE, keepDays: 30 }, 200],
      [RELEASES_PATHS.settings, { remote: REMOTE, minimumViews: 100 }, 200],
      [RELEASES_PATHS.promote, { releases: [{ ...release, remote: 'mfe-nobody' }] }, 404],
    ] as const;
    for (const [path, body, status] of moves) {
      expect([path, (await user.post(path, body)).status]).toEqual([path, 403]);
      expect([path, (await manager.post(path, body)).status]).toEqual([path, 403]);
      expect([path, (await admin.post(path, body)).status]).toEqual([path, status]);
    }
    expect((await post(registry, RELEASES_PATHS.promote, { releases: [release] })).status).toBe(401);
    for (const path of [RELEASES_PATHS.overview, RELEASES_PATHS.status, RELEASES_PATHS.history]) {
      expect([path, (await user.get(path)).status]).toEqual([path, 403]);
      expect([path, (await manager.get(path)).status]).toEqual([path, 200]);
    }
    const { items } = await team.client.history();
    expect(items[0]?.actor).toBe(`staff:${admin.user.id}`);
  });

  it('releases come from teams only', async () => {
    expect((await admin.post(RELEASES_PATHS.publish, {})).status).toBe(403);
  });
});
