import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Beacon,
  type Observations,
  type PointerHistory,
  RELEASES_PATHS,
  type RemoteHealth,
  type RemoteStatus,
} from '@polden/api-contract';
import { startTestRegistry, type TestRegistry, type TestTeam } from '../../testing/test-registry.ts';
import { eventually } from '../../../testing/eventually.ts';
import { signIn, type StaffClient } from '../../../testing/staff.ts';
import { cameAt, newVisitor, reporterOf } from '@polden/mfe-release';
import { BeaconQueue } from '../beacon/beacon-queue.ts';
import { beacon, observed, pageView } from '../testing/reports.ts';
import { CanaryJudge } from './canary-judge.ts';
import { JUDGE_LOCK } from './running-canaries.repository.ts';
import { seededRandom } from './simulated-rollout.ts';

const REMOTE = 'mfe-lending';
const STABLE = '1.0.0';
const CANARY = '1.1.0';
type Problem = Beacon['problems'][number];
const ERROR = { kind: 'error' as const, remote: REMOTE, message: 'calculator is not a function' };

describe('automatic rollback', () => {
  let api: TestRegistry;
  let team: TestTeam;
  let staff: StaffClient;

  const noticed: unknown[] = [];
  const chat = createServer((request, response) => {
    void json(request).then((notice) => {
      noticed.push(notice);
      response.end();
    });
  });

  beforeAll(async () => {
    chat.listen(0, '127.0.0.1');
    await once(chat, 'listening');
    const { port } = chat.address() as AddressInfo;
    api = await startTestRegistry({ RELEASE_NOTICE_URL: `http://127.0.0.1:${port}/` });
    team = await api.enrol('lending', [REMOTE]);
    staff = await signIn(api, 'ADMIN');
    await team.publish({ version: STABLE });
    await team.publish({ version: CANARY, script: 'other()' });
    await staff.post(RELEASES_PATHS.promote, { releases: [{ remote: REMOTE, version: STABLE }] });
  });
  afterAll(async () => {
    await api.close();
    chat.close();
  });

  beforeEach(async () => {
    await api.dataSource.query(
      'TRUNCATE telemetry_moment, telemetry_client, canary_verdict, page_view, verdict_vital',
    );
    await setCanary(0);
    await setCanary(10);
  });

  const setCanary = (percent: number) =>
    staff.post(RELEASES_PATHS.canary, {
      remote: REMOTE,
      version: CANARY,
      percent,
      // The test before may have taken it back.
      reason: 'снова на проверку',
    });
  const isRunning = async (): Promise<boolean> => {
    const { body } = await staff.get(RELEASES_PATHS.status);
    const status = (body as unknown as RemoteStatus[]).find(({ remote }) => remote === REMOTE);
    return status?.canary !== null;
  };
  const verdict = async (): Promise<RemoteHealth['verdict']> =>
    ((await staff.get(`${RELEASES_PATHS.health}?remote=${REMOTE}`)).body as unknown as RemoteHealth).verdict;
  const pages = (channel: 'control' | 'canary', outcomes: Observations['counts'][number]['outcomes']) => ({
    remote: REMOTE,
    version: channel === 'control' ? STABLE : CANARY,
    channel,
    outcomes,
  });
  /** All that was reported becomes older, so that its moments can grow no more. */
  const age = async (seconds: number): Promise<void> => {
    await api.app.get(BeaconQueue).flush();
    await api.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [JUDGE_LOCK]);
      // Far away and back, so that no moment meets another one on its way.
      await manager.query(`UPDATE telemetry_moment SET at = at - interval '1000 days'`);
      await manager.query(
        `UPDATE telemetry_moment SET at = at + interval '1000 days' - make_interval(secs => $1)`,
        [seconds],
      );
      await manager.query('UPDATE verdict_vital SET since = since - make_interval(secs => $1)', [seconds]);
      await manager.query('UPDATE release_channel SET moved_at = moved_at - make_interval(secs => $1)', [
        seconds,
      ]);
      await manager.query(
        `UPDATE canary_verdict SET started_at = started_at - make_interval(secs => $1),
           server_through = server_through - make_interval(secs => $1),
           browser_through = browser_through - make_interval(secs => $1),
           tests = tests || jsonb_build_object(
             'missingThrough', (tests->>'missingThrough')::timestamptz - make_interval(secs => $1),
             'undecidedSince', (tests->>'undecidedSince')::timestamptz - make_interval(secs => $1),
             'sample', (tests->'sample') || jsonb_build_object(
               'from', (tests->'sample'->>'from')::timestamptz - make_interval(secs => $1),
               'through', (tests->'sample'->>'through')::timestamptz - make_interval(secs => $1)))`,
        [seconds],
      );
    });
  };
  const judgeMoment = async (seconds = 10): Promise<void> => {
    await age(seconds);
    await api.app.get(CanaryJudge).judge();
  };

  it('takes back a canary whose renders fail, with the figures in the history', async () => {
    for (let moment = 0; moment < 4 && (await isRunning()); moment += 1) {
      await observed(api, [pages('control', { ok: 223, render: 2 }), pages('canary', { ok: 17, render: 8 })]);
      await judgeMoment();
    }
    expect(await isRunning()).toBe(false);
    const { body } = await staff.get(`${RELEASES_PATHS.history}?remote=${REMOTE}`);
    const [change, before] = (body as unknown as PointerHistory).items;
    expect(before).toMatchObject({
      action: 'canary',
      percent: 10,
      actor: expect.stringMatching(/^staff:/),
      actorName: expect.stringMatching(/./),
    });
    expect(change).toMatchObject({ action: 'automatic-rollback', actor: 'system', from: CANARY, to: null });
    expect(change?.reason).toMatch(/^На сервере не удалось 3\d/);
    await eventually(() => Promise.resolve(noticed.length > 0));
    expect(noticed).toEqual([
      {
        text: `${REMOTE} ${CANARY} откачена автоматически (local), у всех снова ${STABLE}. ${change?.reason}`,
      },
    ]);
  });

  it('takes it back within a minute, at fifty requests a second of which it has a tenth', async () => {
    const random = seededRandom(7);
    const failing = (views: number, rate: number) =>
      Array.from({ length: views }, () => random()).filter((value) => value < rate).length;
    const started = Date.now();
    while ((await isRunning()) && Date.now() - started < 60_000) {
      const [stable, canary] = [failing(45, 0.01), failing(5, 0.3)];
      await observed(api, [
        pages('control', { ok: 45 - stable, render: stable }),
        pages('canary', { ok: 5 - canary, render: canary }),
      ]);
      // This is the traffic itself: a second's requests in a second.
      await pause(1_000);
    }
    expect(await isRunning()).toBe(false);
  }, 90_000);

  it('takes back a canary that stopped a process twice, at once', async () => {
    await observed(api, [pages('canary', { blocked: 1 })]);
    await api.app.get(CanaryJudge).judge();
    expect(await isRunning()).toBe(true);
    await observed(api, [pages('canary', { blocked: 1 })]);
    await api.app.get(CanaryJudge).judge();
    expect(await isRunning()).toBe(false);
  });

  describe('when every page of it fails and shells let it rest', () => {
    const rests = () => {
      const how = 'calculator is not a function';
      return [{ remote: REMOTE, version: CANARY, kind: 'pages' as const, how, at: new Date().toISOString() }];
    };
    const fails = () => observed(api, [pages('control', { ok: 20 }), pages('canary', { render: 5 })]);
    beforeEach(() => api.dataSource.query('TRUNCATE release_shell_report'));

    it('takes it back within seconds, and bars it with the figures', async () => {
      await fails();
      await observed(api, [], { failing: rests() });
      await api.app.get(CanaryJudge).judge();
      expect(await isRunning()).toBe(false);
      const { body } = await staff.get(`${RELEASES_PATHS.history}?remote=${REMOTE}`);
      const [change] = (body as unknown as PointerHistory).items;
      expect(change).toMatchObject({ action: 'automatic-rollback' });
      expect(change?.reason).toMatch(/^Страницы не рендерятся: 5 из 5;/);
    });

    it('leaves it alone where one shell of two says so, and shows where it rests', async () => {
      await observed(api, [], { failing: [], shell: 'shell-2' });
      await fails();
      await observed(api, [], { failing: rests() });
      await api.app.get(CanaryJudge).judge();
      expect(await isRunning()).toBe(true);
      expect((await verdict())?.reason).toMatch(/отдыхает на 1 из 2 серверов/);
      const { body } = await staff.get(RELEASES_PATHS.status);
      const remote = (body as unknown as RemoteStatus[]).find((it) => it.remote === REMOTE);
      expect(remote?.versions.find(({ version }) => version === CANARY)?.failing).toMatchObject({
        kind: 'pages',
        how: 'calculator is not a function',
        shells: 1,
        of: 2,
      });
      await observed(api, [], { failing: [] });
      await api.app.get(CanaryJudge).judge();
      expect((await verdict())?.reason).toMatch(/^Данных пока мало/);
    });
  });

  it('leaves an equal canary alone and finds it healthy', async () => {
    for (let moment = 0; moment < 30; moment += 1) {
      await observed(api, [pages('control', { ok: 891, render: 9 }), pages('canary', { ok: 99, loader: 1 })]);
      await judgeMoment();
    }
    expect(await isRunning()).toBe(true);
    expect(await verdict()).toMatchObject({ version: CANARY, control: STABLE, state: 'healthy' });
  });

  it('compares it with the stable version that is there, and with nothing of the one before', async () => {
    const hotfix = '1.0.1';
    await team.publish({ version: hotfix, script: 'mended()' });
    const views = async (control: string, failing: number) => {
      const beside = { ...pages('control', { ok: 100 - failing, render: failing }), version: control };
      await observed(api, [beside, pages('canary', { ok: 94, render: 6 })]);
      await judgeMoment();
    };
    for (let moment = 0; moment < 3; moment += 1) await views(STABLE, 10);
    expect(await verdict()).toMatchObject({ control: STABLE, state: 'healthy' });
    await staff.post(RELEASES_PATHS.promote, { releases: [{ remote: REMOTE, version: hotfix }] });
    expect(await verdict()).toBeNull();
    await api.app.get(CanaryJudge).judge();
    expect(await verdict()).toMatchObject({ control: hotfix, state: 'collecting' });
    for (let moment = 0; moment < 20 && (await isRunning()); moment += 1) await views(hotfix, 0);
    expect(await isRunning()).toBe(false);
    const { body } = await staff.get(`${RELEASES_PATHS.history}?remote=${REMOTE}`);
    expect((body as unknown as PointerHistory).items[0]?.reason).toMatch(
      /^На сервере не удалось 6.*против 0/,
    );
    await staff.post(RELEASES_PATHS.promote, { releases: [{ remote: REMOTE, version: STABLE }] });
  });

  it('keeps what it has found when the canary is widened to everybody, and finds nothing there anew', async () => {
    await setCanary(100);
    await judgeMoment();
    expect(await verdict()).toMatchObject({
      state: 'collecting',
      reason: expect.stringMatching(/^Сравнивать не с кем/),
    });
    await setCanary(50);
    for (let moment = 0; moment < 3; moment += 1) {
      await observed(api, [pages('control', { ok: 99, render: 1 }), pages('canary', { ok: 99, render: 1 })]);
      await judgeMoment();
    }
    expect((await verdict())?.state).toBe('healthy');
    await setCanary(100);
    for (let moment = 0; moment < 2; moment += 1) {
      await judgeMoment();
      expect(await verdict()).toMatchObject({
        state: 'healthy',
        reason: expect.stringMatching(/^Признана здоровой/),
      });
    }
    await setCanary(50);
    await judgeMoment();
    expect(await verdict()).toMatchObject({
      state: 'healthy',
      reason: expect.stringMatching(/^На сервере/),
    });
  });

  it('has all the time for a verdict once it is narrowed, however long it was everybody’s', async () => {
    const threeDays = 3 * 24 * 3_600;
    await setCanary(100);
    await judgeMoment();
    await judgeMoment(threeDays);
    await setCanary(50);
    await judgeMoment();
    expect(await isRunning()).toBe(true);
    expect((await verdict())?.reason).toMatch(/^Данных пока мало/);
    await judgeMoment(threeDays);
    expect(await isRunning()).toBe(false);
  });

  it('only says so when the remote has it switched off', async () => {
    await staff.post(RELEASES_PATHS.settings, { remote: REMOTE, automaticRollback: false });
    for (let moment = 0; moment < 4; moment += 1) {
      await observed(api, [pages('control', { ok: 225 }), pages('canary', { ok: 15, evaluate: 10 })]);
      await judgeMoment();
    }
    expect([await isRunning(), (await verdict())?.state]).toEqual([true, 'worse']);
    await staff.post(RELEASES_PATHS.settings, { remote: REMOTE, automaticRollback: true });
    await api.app.get(CanaryJudge).judge();
    expect(await isRunning()).toBe(false);
  });

  describe('by what browsers report', () => {
    /** Page views from many networks; `failing` of a hundred of the canary fail. */
    const visitors = async (network: number, failing: number, problem: Problem = ERROR): Promise<void> => {
      for (let visitor = 0; visitor < 100; visitor += 1) {
        const ip = `10.${network}.${visitor}.1`;
        await beacon(api, pageView(api, { [REMOTE]: `${STABLE}=` }), { ip });
        const problems = visitor < failing ? [problem] : [];
        await beacon(api, pageView(api, { [REMOTE]: `${CANARY}!` }), { ip, problems });
      }
      await judgeMoment(90);
    };

    it('takes back a canary that fails for many', async () => {
      for (let network = 0; network < 6 && (await isRunning()); network += 1) await visitors(network, 20);
      expect(await isRunning()).toBe(false);
    });

    it.each([
      ['chunk', /^Части страниц не загрузились/],
      ['globals', /^Версия меняет глобальные объекты/],
    ] as const)('takes back one of which browsers report %s', async (kind, reason) => {
      for (let network = 0; network < 6 && (await isRunning()); network += 1)
        await visitors(network, 20, { ...ERROR, kind });
      expect(await isRunning()).toBe(false);
      const { body } = await staff.get(`${RELEASES_PATHS.history}?remote=${REMOTE}`);
      expect((body as unknown as PointerHistory).items[0]?.reason).toMatch(reason);
    });

    it('is not fooled by thousands of reports of one outsider', async () => {
      const hour = () => Math.floor(Date.now() / 3_600_000);
      const begun = hour();
      for (let network = 0; network < 3; network += 1) {
        const replayed = pageView(api, { [REMOTE]: `${CANARY}!` });
        for (let forged = 0; forged < 500; forged += 1) {
          const ip = `198.51.100.${forged % 250}`;
          await beacon(api, pageView(api, { [REMOTE]: `${CANARY}!` }), { ip, problems: [ERROR] });
          await beacon(api, replayed, { ip: `10.99.${forged % 250}.1`, problems: [ERROR] });
        }
        await visitors(network, 1);
      }
      expect(await isRunning()).toBe(true);
      expect((await verdict())?.state).not.toBe('worse');
      const [weighed] = await api.dataSource.query<{ views: number; problems: number }[]>(
        `SELECT sum(count) FILTER (WHERE metric = 'view')::int AS views,
           sum(count) FILTER (WHERE metric = 'problem')::int AS problems
         FROM telemetry_moment WHERE channel = 'canary'`,
      );
      // A network has another name in the next hour: a test that runs over its beginning meets the outsider twice.
      const more = hour() - begun;
      // 300 visitors; the outsider's twenty, and one replayed view for each round.
      expect(weighed?.views).toBeGreaterThanOrEqual(323);
      expect(weighed?.views).toBeLessThanOrEqual(323 + 20 * more);
      expect(weighed?.problems).toBeLessThanOrEqual(7 + more);
    });
  });

  describe('by newcomers', () => {
    /** As many of each arm; the browser of each reports what `reportOf` says, or nothing. */
    const newcomers = async (
      round: number,
      count: number,
      reportOf: (arm: 'canary' | 'control', n: number) => Partial<Beacon> | null,
    ): Promise<void> => {
      const now = Date.now();
      for (const arm of ['control', 'canary'] as const) {
        const dealt = Array.from({ length: count }, () => newVisitor(now));
        const at = new Date(Math.floor(now / 1_000) * 1_000).toISOString();
        await observed(api, [{ ...pages(arm, { ok: count, dealt: count }), at }]);
        for (const [n, visitor] of dealt.entries()) {
          const report = reportOf(arm, n);
          if (report === null) continue;
          const newcomer = { reporter: reporterOf(visitor), at: cameAt(visitor) ?? 0 };
          const view = pageView(
            api,
            { [REMOTE]: arm === 'canary' ? `${CANARY}!` : `${STABLE}=` },
            { newcomer },
          );
          await beacon(api, view, { ...report, ip: `10.${round}.${n % 250}.${arm.length}` });
        }
      }
      await judgeMoment(100);
    };
    const reason = async () => {
      const { body } = await staff.get(`${RELEASES_PATHS.history}?remote=${REMOTE}`);
      return (body as unknown as PointerHistory).items[0]?.reason;
    };

    it('takes back a canary for its vitals alone', async () => {
      const lcp = (arm: string, n: number) => (arm === 'canary' ? 2_900 : 1_900) + 5 * (n % 100);
      for (let round = 0; round < 6 && (await isRunning()); round += 1)
        await newcomers(round, 100, (arm, n) => ({
          vitals: [{ name: 'LCP', value: lcp(arm, n), remote: REMOTE }],
        }));
      expect(await isRunning()).toBe(false);
      expect(await reason()).toMatch(/LCP не лучше/);
    });

    it('takes back one whose pages do not report, which is what a page does that has crashed', async () => {
      for (let round = 0; round < 8 && (await isRunning()); round += 1)
        await newcomers(round, 60, (arm, n) => (arm === 'canary' && n % 2 === 0 ? null : {}));
      expect(await isRunning()).toBe(false);
      expect(await reason()).toMatch(/отчёта из браузера нет/);
    });

    it('counts the first measure of a visitor, and of none who was here before the canary', async () => {
      const view = (came: number) => {
        const visitor = newVisitor(came);
        const newcomer = { reporter: reporterOf(visitor), at: cameAt(visitor) ?? 0 };
        return () => pageView(api, { [REMOTE]: `${CANARY}!` }, { newcomer });
      };
      const vitals = [{ name: 'CLS' as const, value: 0.3, remote: REMOTE }];
      const here = view(Date.now() - 60_000);
      const fresh = view(Date.now() + 1_000);
      for (const [n, of] of [here, fresh, fresh].entries())
        await beacon(api, of(), { vitals, ip: `10.9.${n}.1` });
      await api.app.get(BeaconQueue).flush();
      expect(await api.dataSource.query('SELECT name, bucket, count::int FROM verdict_vital')).toEqual([
        { name: 'CLS', bucket: 150, count: 1 },
      ]);
    });

    it('gives no verdict when the arms have not got as many visitors as they should', async () => {
      await observed(api, [
        pages('canary', { ok: 300, render: 300, dealt: 600 }),
        pages('control', { ok: 400, dealt: 400 }),
      ]);
      await judgeMoment();
      expect([await isRunning(), (await verdict())?.state]).toEqual([true, 'void']);
      // Moments are kept for two days, a canary may take longer.
      await api.dataSource.query('DELETE FROM telemetry_moment');
      await judgeMoment();
      expect((await verdict())?.state).toBe('void');
    });
  });

  it('gives up a canary on which nothing was found out in time, extended once', async () => {
    const hours = (count: number) => judgeMoment(count * 3_600);
    await hours(25);
    expect(await isRunning()).toBe(true);
    expect((await verdict())?.reason).toMatch(/Срок продлён один раз/);
    await hours(24);
    expect(await isRunning()).toBe(false);
  });

  it('gives one the whole time that was judged by other rules, or was found healthy', async () => {
    const hours = (count: number) => judgeMoment(count * 3_600);
    await hours(1);
    await api.dataSource.query('UPDATE canary_verdict SET tests = NULL');
    await hours(60);
    expect(await isRunning()).toBe(true);
    await hours(1);
    expect((await verdict())?.reason).not.toMatch(/Срок/);
    for (let moment = 0; moment < 3; moment += 1) {
      await observed(api, [pages('control', { ok: 100 }), pages('canary', { ok: 100 })]);
      await judgeMoment();
    }
    await hours(60);
    expect((await verdict())?.state).toBe('healthy');
    await observed(api, [pages('control', { ok: 100 }), pages('canary', { ok: 95, render: 5 })]);
    await judgeMoment();
    expect([await isRunning(), (await verdict())?.state]).toEqual([true, 'collecting']);
  });
});
