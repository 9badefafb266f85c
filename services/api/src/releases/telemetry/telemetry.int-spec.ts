import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  API_BASE_PATH,
  type HealthPoint,
  RELEASES_PATHS,
  type RemoteHealth,
  type RemoteStatus,
  TELEMETRY_PATHS,
} from '@polden/api-contract';
import { createPageView, pageViewKey } from '@polden/mfe-release';
import { createApp } from '../../create-app.ts';
import { createLogger } from '../../core/logging/logger.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { RETENTION } from '../../core/jobs/queues.ts';
import { get } from '../../testing/borrower.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from '../testing/test-registry.ts';
import { BeaconQueue } from './beacon/beacon-queue.ts';
import { beacon, ENVIRONMENT, observed, pageView } from './testing/reports.ts';

const REMOTE = 'mfe-lending';
const STABLE = { remote: REMOTE, version: '1.0.0', channel: 'stable' as const };
const ERROR = { kind: 'error' as const, remote: REMOTE, message: 'calculator is not a function' };

describe('telemetry', () => {
  let api: TestRegistry;
  let team: TestTeam;
  let staff: StaffClient;

  beforeAll(async () => {
    api = await startTestRegistry();
    team = await api.enrol('lending', [REMOTE]);
    await api.enrol('content', ['mfe-content']);
    staff = await signIn(api, 'ADMIN');
  });
  afterAll(() => api.close());
  afterEach(async () => {
    await api.dataSource.query(
      `TRUNCATE telemetry_hour, telemetry_moment, telemetry_vital, telemetry_problem, telemetry_batch, page_view,
         telemetry_client`,
    );
  });

  const health = async (): Promise<RemoteHealth> => {
    await api.app.get(BeaconQueue).flush();
    const { body } = await staff.get(`${RELEASES_PATHS.health}?remote=${REMOTE}`);
    return body as unknown as RemoteHealth;
  };
  const point = async (): Promise<Partial<HealthPoint>> => (await health()).points[0] ?? {};

  it('counts what shells have seen, once for each batch', async () => {
    const id = randomUUID();
    const counts = [
      { ...STABLE, outcomes: { ok: 97, render: 2, timeout: 1 }, message: 'no rate of 79161234567' },
    ];
    expect(await observed(api, counts, { id })).toBe(204);
    expect(await observed(api, counts, { id })).toBe(204);
    const { points, problems, verdict } = await health();
    expect(points).toMatchObject([
      { version: '1.0.0', pages: 100, failures: 3, views: 0, errors: 0, lcp: null },
    ]);
    expect(problems).toMatchObject([{ version: '1.0.0', kind: 'render', message: 'no rate of •', count: 3 }]);
    expect(verdict).toBeNull();
  });

  it('says which versions shells run no more, and keeps it in mind when they say so no longer', async () => {
    const { version } = await team.publish({ version: '1.7.0' });
    const bar = { remote: REMOTE, version, how: 'SIGKILL', at: '2026-11-20T10:00:00.000Z' };
    const stopped = async () => {
      const { body } = await staff.get(RELEASES_PATHS.status);
      const remote = (body as unknown as RemoteStatus[]).find((it) => it.remote === REMOTE);
      return remote?.versions.find((it) => it.version === version)?.stopped;
    };
    expect(await stopped()).toBeNull();
    expect(await observed(api, [], { barred: [bar] })).toBe(204);
    expect(await observed(api, [], { barred: [bar], shell: 'shell-2' })).toBe(204);
    // A batch without a word of it changes nothing.
    expect(await observed(api, [])).toBe(204);
    expect(await stopped()).toEqual({ how: 'SIGKILL', at: bar.at, shells: 2 });
    expect(await observed(api, [], { barred: [] })).toBe(204);
    expect(await stopped()).toMatchObject({ shells: 1 });
    await api.dataSource.query(`UPDATE release_told_bar SET told_at = now() - interval '10 minutes'`);
    expect(await stopped()).toEqual({ how: 'SIGKILL', at: bar.at, shells: 0 });
    expect(await observed(api, [], { barred: [{ ...bar, version: 'no version' }] })).toBe(422);
  });

  it('takes observations of shells only', async () => {
    const counts = [{ ...STABLE, outcomes: { blocked: 5 } }];
    expect(await observed(api, counts, { key: randomBytes(32) })).toBe(422);
    const answer = await api.app.inject({
      method: 'POST',
      url: `${API_BASE_PATH}${TELEMETRY_PATHS.observations}`,
      payload: {
        id: randomUUID(),
        environment: ENVIRONMENT,
        shell: 's',
        at: new Date().toISOString(),
        counts,
      },
    });
    expect(answer.statusCode).toBe(422);
    expect((await health()).points).toEqual([]);
  });

  it('counts a page view once, and once for each kind of problem and each vital', async () => {
    const view = pageView(api, { [REMOTE]: '1.0.0' });
    const vitals = [{ name: 'LCP' as const, value: 2_000, remote: REMOTE }];
    expect(await beacon(api, view, { problems: [ERROR, ERROR], vitals })).toBe(204);
    expect(await beacon(api, view, { problems: [ERROR], vitals })).toBe(204);
    expect(await beacon(api, view, { problems: [{ ...ERROR, kind: 'chunk' }], vitals })).toBe(204);
    const { points, problems } = await health();
    expect(points).toMatchObject([{ views: 1, errors: 1, pages: 0, failures: 0 }]);
    expect(problems.map(({ kind, count }) => [kind, count]).sort()).toEqual([
      ['chunk', 1],
      ['error', 1],
    ]);
    expect(await api.dataSource.query('SELECT sum(count)::int AS count FROM telemetry_vital')).toEqual([
      { count: 1 },
    ]);
  });

  it('shows 75th percentiles', async () => {
    for (let index = 1; index <= 20; index += 1) {
      await beacon(api, pageView(api, { [REMOTE]: '1.0.0' }), {
        vitals: [
          { name: 'LCP', value: 160 * index, remote: REMOTE },
          { name: 'CLS', value: 0.01 * index, remote: REMOTE },
        ],
      });
    }
    const { lcp, cls, inp } = await point();
    expect(Math.abs((lcp ?? 0) - 2_400)).toBeLessThan(150);
    expect(Math.abs((cls ?? 0) - 0.15)).toBeLessThan(0.01);
    expect(inp).toBeNull();
  });

  it('believes no token that the shells have not given out, and answers it all the same', async () => {
    const now = Math.floor(Date.now() / 1_000);
    const forged = [
      'nonsense',
      createPageView({ environment: ENVIRONMENT, lock: { [REMOTE]: '1.0.0' } }, randomBytes(32)),
      // Signed by the key of another hour.
      createPageView(
        { environment: ENVIRONMENT, lock: { [REMOTE]: '1.0.0' } },
        pageViewKey(api.config.secrets.telemetry, now - 7_200),
        now,
      ),
      pageView(api, { [REMOTE]: '1.0.0' }, { at: now - 7 * 3_600 }),
      pageView(api, { [REMOTE]: '1.0.0' }, { at: now + 3_600 }),
    ];
    for (const view of forged) expect(await beacon(api, view, { problems: [ERROR] })).toBe(204);
    const { points, problems } = await health();
    expect([points, problems]).toEqual([[], []]);
  });

  it('lets a page accuse its own versions only', async () => {
    const view = pageView(api, { [REMOTE]: '1.0.0' });
    await beacon(api, view, { problems: [{ ...ERROR, remote: 'mfe-content' }] });
    expect(await point()).toMatchObject({ version: '1.0.0', views: 1, errors: 0 });
    const { body } = await staff.get(`${RELEASES_PATHS.health}?remote=mfe-content`);
    expect(body).toMatchObject({ points: [], problems: [] });
  });

  it('takes no reports that are too long', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `${API_BASE_PATH}${TELEMETRY_PATHS.beacon}`,
      payload: JSON.stringify({
        view: pageView(api, {}),
        problems: [],
        vitals: [],
        padding: 'x'.repeat(17_000),
      }),
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.statusCode).toBe(413);
  });

  it('tells a bounded number of problems apart', async () => {
    for (let index = 0; index < 230; index += 1) {
      const message = `problem ${String.fromCharCode(65 + (index % 26))}${Math.floor(index / 26)}`;
      await beacon(api, pageView(api, { [REMOTE]: '1.0.0' }), { problems: [{ ...ERROR, message }] });
      if (index === 100) await api.app.get(BeaconQueue).flush();
    }
    await health();
    const rows = await api.dataSource.query<{ kinds: number; total: number; other: number }[]>(
      `SELECT count(*)::int AS kinds, sum(count)::int AS total,
         sum(count) FILTER (WHERE message = 'другое')::int AS other FROM telemetry_problem`,
    );
    expect(rows).toEqual([{ kinds: 200, total: 230, other: 31 }]);
  });

  it('takes no more from one address than its budget, and answers all the same', async () => {
    const { limits } = api.config;
    const telemetry = { ...limits.telemetry, beaconIp: { points: 3, seconds: 600 } };
    const other = await createApp(
      { ...api.config, limits: { ...limits, telemetry } },
      createLogger('silent'),
    );
    await other.init();
    await other.getHttpAdapter().getInstance().ready();
    for (let report = 0; report < 5; report += 1) {
      expect(await beacon({ ...api, app: other }, pageView(api, { [REMOTE]: '1.0.0' }))).toBe(204);
    }
    await beacon({ ...api, app: other }, pageView(api, { [REMOTE]: '1.0.0' }), { ip: '198.51.100.1' });
    await other.close();
    expect(await point()).toMatchObject({ views: 4 });
  });

  it('is not counted twice by two processes', async () => {
    const other = await createApp(api.config, createLogger('silent'));
    await other.init();
    await other.getHttpAdapter().getInstance().ready();
    const second = { ...api, app: other };
    try {
      const id = randomUUID();
      const counts = [{ ...STABLE, outcomes: { ok: 10 } }];
      await Promise.all([observed(api, counts, { id }), observed(second, counts, { id })]);
      const views = Array.from({ length: 20 }, () => pageView(api, { [REMOTE]: '1.0.0' }));
      for (const view of views) {
        await beacon(api, view, { problems: [ERROR] });
        await beacon(second, view, { problems: [ERROR] });
      }
      await Promise.all([api.app.get(BeaconQueue).flush(), other.get(BeaconQueue).flush()]);
      expect(await point()).toMatchObject({ pages: 10, views: 20, errors: 20 });
    } finally {
      await other.close();
    }
  });

  it('writes what waits before the process ends', async () => {
    const other = await createApp(api.config, createLogger('silent'));
    await other.init();
    await other.getHttpAdapter().getInstance().ready();
    await beacon({ ...api, app: other }, pageView(api, { [REMOTE]: '1.0.0' }));
    await other.close();
    expect(await point()).toMatchObject({ views: 1 });
  });

  it('keeps nothing for longer than it is needed', async () => {
    const add = (age: string) =>
      api.dataSource.query(
        `WITH old AS (SELECT now() - $1::interval AS at),
           moment AS (INSERT INTO telemetry_moment SELECT 'local', $2, '1.0.0', 'stable', at, 'ok', 1 FROM old),
           hour AS (INSERT INTO telemetry_hour SELECT 'local', $2, '1.0.0', 'stable', at, 'ok', 1 FROM old)
         INSERT INTO page_view SELECT gen_random_uuid(), 'view', at FROM old`,
        [age, REMOTE],
      );
    for (const age of ['91 days', '3 days', '13 hours', '1 hour']) await add(age);
    await api.app.get(JobQueue).send(api.dataSource.manager, RETENTION, null);
    const left = async (): Promise<unknown> =>
      (
        await api.dataSource.query<object[]>(
          `SELECT (SELECT count(*) FROM telemetry_moment)::int AS moments,
             (SELECT count(*) FROM telemetry_hour)::int AS hours, (SELECT count(*) FROM page_view)::int AS views`,
        )
      )[0];
    const expected = { moments: 2, hours: 3, views: 1 };
    await eventually(async () => JSON.stringify(await left()) === JSON.stringify(expected));
    expect(await left()).toEqual(expected);
  });

  it('shows a team its own remotes only', async () => {
    const headers = { authorization: `Bearer ${team.token}` };
    expect((await get(api, `${RELEASES_PATHS.health}?remote=${REMOTE}`, headers)).status).toBe(200);
    expect((await get(api, `${RELEASES_PATHS.health}?remote=mfe-content`, headers)).status).toBe(403);
    expect((await get(api, `${RELEASES_PATHS.health}?remote=${REMOTE}&hours=200`, headers)).status).toBe(422);
    expect((await get(api, `${RELEASES_PATHS.health}?remote=${REMOTE}`)).status).toBe(401);
  });

  it('shows the staff every remote by right, with no part in its team', async () => {
    const manager = await signIn(api, 'MANAGER');
    const user = await signIn(api, 'USER');
    for (const path of [RELEASES_PATHS.health, RELEASES_PATHS.history]) {
      expect([path, (await manager.get(`${path}?remote=${REMOTE}`)).status]).toEqual([path, 200]);
      expect([path, (await manager.get(`${path}?remote=mfe-nobody`)).status]).toEqual([path, 404]);
      expect([path, (await user.get(`${path}?remote=${REMOTE}`)).status]).toEqual([path, 403]);
    }
  });
});
