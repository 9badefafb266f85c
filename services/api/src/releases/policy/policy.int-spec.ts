import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  RELEASES_PATHS,
  type RemotePolicyChange,
  type RemoteStatus,
  type SignedText,
} from '@polden/api-contract';
import type { ReleaseMap } from '@polden/mfe-contract';
import { ConsentingTeam1796806492000 } from '../../migrations/1796806492000-consenting-team.ts';
import { get } from '../../testing/borrower.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { truncate } from '../../testing/test-app.ts';
import { ReleaseMapService } from '../map/release-map.service.ts';
import { PointerService } from '../pointers/pointer.service.ts';
import { CanaryJudge } from '../telemetry/verdict/canary-judge.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from '../testing/test-registry.ts';

const REMOTE = 'mfe-lending';
const OTHER = 'mfe-content';
const HOUR_MS = 3_600_000;

let registry: TestRegistry;
let team: TestTeam;
let other: TestTeam;
let admin: StaffClient;
let number = 0;

beforeAll(async () => {
  registry = await startTestRegistry({
    RELEASE_ENVIRONMENT: 'production',
    RELEASE_ENVIRONMENTS: 'production,staging',
  });
  // Verdicts are written by hand here.
  await registry.app.get(CanaryJudge).onModuleDestroy();
});
beforeEach(async () => {
  await truncate(registry.dataSource);
  await registry.app.get(ReleaseMapService).refresh();
  team = await registry.enrol('lending', [REMOTE]);
  other = await registry.enrol('content', [OTHER]);
  admin = await signIn(registry, 'ADMIN');
});
afterAll(() => registry.close());

const refused = (message: RegExp, status = 422) =>
  expect.objectContaining({ status, message: expect.stringMatching(message) });

async function publish(paths = ['/loans'], by = team, remote = REMOTE): Promise<string> {
  return (await by.publish({ name: remote, version: `4.0.${++number}`, paths })).version;
}

const promote = (version: string, more: { reason?: string; environment?: string } = {}) =>
  team.client.promote({ ...more, releases: [{ remote: REMOTE, version }] });

async function stable(): Promise<string> {
  const version = await publish();
  await promote(version);
  return version;
}

async function setPolicy(change: Partial<RemotePolicyChange>): Promise<void> {
  const { status, body } = await admin.post(RELEASES_PATHS.policy, { remote: REMOTE, ...change });
  const { seen: _seen, ...changed } = change;
  expect([status, body]).toMatchObject([200, changed]);
}

async function status(): Promise<RemoteStatus> {
  const found = (await team.client.status()).find(({ remote }) => remote === REMOTE);
  if (!found) throw new Error('no status');
  return found;
}

async function readMap(): Promise<ReleaseMap> {
  const { body } = await get(registry, RELEASES_PATHS.map);
  return JSON.parse((body as unknown as SignedText).text) as ReleaseMap;
}

describe('the policy of a remote', () => {
  it('is changed one by one, is in the history, and frames the remote in the map', async () => {
    await stable();
    await setPolicy({
      isFramed: true,
      framedReason: 'Просят телефон дважды',
      verdict: { ...(await status()).policy.verdict, vitals: false },
    });
    expect((await readMap()).remotes[REMOTE]?.framed).toBe(true);
    expect((await status()).policy).toMatchObject({
      isFramed: true,
      framedReason: 'Просят телефон дважды',
      bakeMinutes: 0,
      verdict: { vitals: false },
    });
    const [record] = await registry.dataSource.query(
      `SELECT actor_id, before->'isFramed' AS before, after->'isFramed' AS after FROM history_document WHERE entity = 'release-policy'`,
    );
    expect(record).toEqual({ actor_id: `staff:${admin.user.id}`, before: false, after: true });
    const emptied = { remote: REMOTE, framedReason: '' };
    expect(await admin.post(RELEASES_PATHS.policy, emptied)).toMatchObject({
      status: 422,
      body: { fields: { framedReason: 'Напишите, почему' } },
    });
    await setPolicy({ isFramed: false });
    expect((await readMap()).remotes[REMOTE]?.framed).toBeUndefined();
    expect((await status()).policy.framedReason).toBe('');
    const wrong = {
      remote: REMOTE,
      freezes: [{ from: '2026-12-02T00:00:00Z', to: '2026-12-01T00:00:00Z', reason: 'Отчёт' }],
    };
    expect(await admin.post(RELEASES_PATHS.policy, wrong)).toMatchObject({ status: 422 });
    const somewhere = {
      remote: REMOTE,
      freezes: [{ from: '2026-12-01T00:00:00', to: '2026-12-02T00:00:00', reason: 'Отчёт' }],
    };
    expect(await admin.post(RELEASES_PATHS.policy, somewhere)).toMatchObject({ status: 422 });
  });

  it('that two people change at once keeps both changes, and asks about the one that is the same', async () => {
    await stable();
    const { policy } = await status();
    const seen = { bakeMinutes: policy.bakeMinutes, approvalHours: policy.approvalHours };
    await setPolicy({ bakeMinutes: policy.bakeMinutes + 5, seen: { bakeMinutes: seen.bakeMinutes } });
    await setPolicy({ approvalHours: 12, seen: { approvalHours: seen.approvalHours } });
    const late = { remote: REMOTE, bakeMinutes: 0, seen: { bakeMinutes: policy.bakeMinutes + 1 } };
    expect(await admin.post(RELEASES_PATHS.policy, late)).toMatchObject({
      status: 409,
      body: { fields: { changed: 'bakeMinutes' } },
    });
    expect((await status()).policy).toMatchObject({
      bakeMinutes: policy.bakeMinutes + 5,
      approvalHours: 12,
    });
    await setPolicy(seen);
    const settings = (seen: object) =>
      admin.post(RELEASES_PATHS.settings, { remote: REMOTE, minimumViews: 300, seen });
    expect((await settings({ minimumViews: 1 })).status).toBe(409);
    expect((await settings({})).status).toBe(200);
    expect((await settings({ minimumViews: 1 })).status).toBe(200);
  });

  it('frames no remote without a reason, and none with pages for the staff', async () => {
    await stable();
    const unexplained = { remote: REMOTE, isFramed: true };
    expect(await admin.post(RELEASES_PATHS.policy, unexplained)).toMatchObject({
      status: 422,
      body: { fields: { framedReason: 'Напишите, почему' } },
    });
    const page = { path: '/loans', handle: { chunk: 'page', layout: 'default', auth: 'staff' } };
    const server = `exports.routes = ${JSON.stringify([page])};`;
    const { version } = await team.publish({ name: REMOTE, version: `4.0.${++number}`, server });
    await promote(version);
    const ofStaff = { ...unexplained, framedReason: 'Просят телефон дважды' };
    expect(await admin.post(RELEASES_PATHS.policy, ofStaff)).toMatchObject({ status: 422 });
    expect((await readMap()).remotes[REMOTE]?.framed).toBeUndefined();
  });

  it('keeps the pipeline from publishing and from promoting, and never from going back', async () => {
    await stable();
    const next = await stable();
    await setPolicy({ pipelinePromotes: false });
    await expect(promote(await publish())).rejects.toEqual(refused(/by people only/));
    const { releases } = await team.client.rollback({ remotes: [REMOTE] });
    expect(releases[0]?.version).not.toBe(next);
    await setPolicy({ pipelinePublishes: false });
    await expect(publish()).rejects.toEqual(refused(/takes no new releases/));
  });

  it('freezes what would go live, and lets a rollback through', async () => {
    await stable();
    const canary = await publish();
    await stable();
    const from = new Date(Date.now() - HOUR_MS).toISOString();
    const to = new Date(Date.now() + HOUR_MS).toISOString();
    await setPolicy({ freezes: [{ from, to, reason: 'Чёрная пятница' }] });
    await expect(promote(await publish())).rejects.toEqual(
      refused(/frozen until .*Чёрная пятница\). A rollback and a retirement are allowed/),
    );
    await expect(team.client.canary({ remote: REMOTE, version: canary, percent: 5 })).rejects.toEqual(
      refused(/frozen/),
    );
    await team.client.rollback({ remotes: [REMOTE] });
  });

  it('freezes a canary for whom it is', async () => {
    await stable();
    const version = await publish();
    const canary = { remote: REMOTE, version, percent: 50 };
    await team.client.canary({ ...canary, target: { cities: ['kazan'] } });
    const from = new Date(Date.now() - HOUR_MS).toISOString();
    const to = new Date(Date.now() + HOUR_MS).toISOString();
    await setPolicy({ freezes: [{ from, to, reason: 'Чёрная пятница' }] });
    await expect(team.client.canary({ ...canary, target: null })).rejects.toEqual(refused(/frozen/));
    await team.client.canary({ ...canary, percent: 20, target: { cities: ['kazan'] } });
  });

  it('asks for no canary of the first version, which has nothing beside it', async () => {
    await setPolicy({ bakeMinutes: 30 });
    await stable();
  });

  it('asks for a canary that was found healthy for long enough', async () => {
    await stable();
    await setPolicy({ bakeMinutes: 30 });
    const version = await publish();
    await expect(promote(version)).rejects.toEqual(refused(/has to be a canary for 30 min/));
    await team.client.canary({ remote: REMOTE, version, percent: 5 });
    await expect(promote(version)).rejects.toEqual(refused(/too short a time/));
    await registry.dataSource.query(`UPDATE release_channel SET moved_at = now() - interval '31 minutes'`);
    await expect(promote(version)).rejects.toEqual(
      refused(/not found healthy yet.*: (there is not enough|nothing is known)/),
    );
    await registry.dataSource.query(
      `INSERT INTO canary_verdict (environment, remote, version, started_at, control, server, server_through, browser, browser_through, state, reason)
       SELECT environment, remote, version, moved_at, '1.0.0', '{}', now(), '{}', now(), 'healthy', 'Всё в порядке.'
       FROM release_channel WHERE channel = 'canary'
       ON CONFLICT (environment, remote) DO UPDATE SET state = 'healthy', started_at = excluded.started_at, version = excluded.version`,
    );
    await promote(version);
    expect((await status()).stable).toBe(version);
  });
});

describe('a second approver', () => {
  it('approves the bytes of a version, for others and for a time', async () => {
    await stable();
    await setPolicy({ secondApprover: true, approvalHours: 2 });
    const version = await publish();
    await expect(promote(version)).rejects.toEqual(refused(/not approved by a second person/));
    await expect(team.client.canary({ remote: REMOTE, version, percent: 50 })).rejects.toEqual(
      refused(/not approved/),
    );
    await team.client.canary({ remote: REMOTE, version, percent: 10 });
    const approval = await admin.post(RELEASES_PATHS.approve, { remote: REMOTE, version });
    expect(approval).toMatchObject({
      status: 200,
      body: { version, integrity: expect.stringMatching(/^sha384-/) },
    });
    expect((await status()).versions[0]).toMatchObject({ version, approvals: [{ by: admin.user.name }] });

    const own = await admin.post(RELEASES_PATHS.promote, { releases: [{ remote: REMOTE, version }] });
    expect(own).toMatchObject({ status: 422, body: { fields: { reason: 'policy' } } });
    await registry.dataSource.query(`UPDATE release_approval SET expires_at = now() - interval '1 second'`);
    await expect(promote(version)).rejects.toEqual(refused(/not approved/));
    await admin.post(RELEASES_PATHS.approve, { remote: REMOTE, version });
    await promote(version);
    expect((await status()).stable).toBe(version);
  });
});

describe('whoever promotes for a team', () => {
  it('approves nothing that the token of that team then promotes', async () => {
    await stable();
    await setPolicy({ secondApprover: true });
    await registry.dataSource.query(
      `INSERT INTO release_team_member (team, user_id, may_promote, may_approve) VALUES ('lending', $1, true, true)`,
      [admin.user.id],
    );
    const version = await publish();
    expect((await admin.post(RELEASES_PATHS.approve, { remote: REMOTE, version })).status).toBe(200);
    await expect(promote(version)).rejects.toEqual(refused(/not approved by a second person/));
    await expect(team.client.canary({ remote: REMOTE, version, percent: 50 })).rejects.toEqual(
      refused(/not approved by a second person/),
    );
    await registry.dataSource.query(`UPDATE release_team_member SET may_promote = false`);
    await promote(version);
    expect((await status()).stable).toBe(version);
  });
});

describe('the staff of a team', () => {
  it('moves and approves the remotes of that team, and of no other', async () => {
    await stable();
    await registry.dataSource.query(
      `INSERT INTO role_action SELECT role.id, action.id FROM role, action
       WHERE role.code = 'MANAGER' AND action.name IN ('releases.promote', 'releases.approve') ON CONFLICT DO NOTHING`,
    );
    const manager = await signIn(registry, 'MANAGER');
    const version = await publish();
    const move = () => manager.post(RELEASES_PATHS.promote, { releases: [{ remote: REMOTE, version }] });
    expect(await move()).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('команда lending') },
    });
    const member = { team: 'lending', login: 'manager', mayPromote: true, mayApprove: false };
    const { body } = await admin.post(RELEASES_PATHS.members, member);
    expect(body).toEqual([
      { login: 'manager', name: manager.user.name, mayPromote: true, mayApprove: false },
    ]);
    expect((await manager.post(RELEASES_PATHS.approve, { remote: REMOTE, version })).status).toBe(403);
    expect((await move()).status).toBe(200);
    const theirs = await publish(['/blog'], other, OTHER);
    const foreign = await manager.post(RELEASES_PATHS.promote, {
      releases: [{ remote: OTHER, version: theirs }],
    });
    expect(foreign.status).toBe(403);
    expect((await admin.post(RELEASES_PATHS.members, { ...member, login: 'admin' })).status).toBe(403);
    await registry.dataSource.query(
      `DELETE FROM role_action WHERE role_id = (SELECT id FROM role WHERE code = 'MANAGER')
       AND action_id IN (SELECT id FROM action WHERE name IN ('releases.promote', 'releases.approve'))`,
    );
  });
});

describe('a release that was taken back', () => {
  it('is barred in the map, and given out again only with a reason that everybody sees', async () => {
    const good = await stable();
    const bad = await stable();
    await team.client.rollback({ remotes: [REMOTE], reason: 'Форма не отправляется' });
    const barred = (await readMap()).remotes[REMOTE]?.barred;
    expect(barred).toEqual([{ version: bad, integrity: expect.stringMatching(/^sha384-/) }]);
    await expect(promote(bad)).rejects.toEqual(refused(/was taken back .*Форма не отправляется/));
    await expect(team.client.canary({ remote: REMOTE, version: bad, percent: 1 })).rejects.toEqual(
      refused(/taken back/),
    );
    await promote(bad, { reason: 'Починили сервис заявок' });
    expect((await readMap()).remotes[REMOTE]?.barred).toBeUndefined();
    const shown = (await status()).versions.find(({ version }) => version === bad);
    expect(shown?.takenBack).toMatchObject({
      by: 'team:lending',
      reason: 'Форма не отправляется',
      again: { by: 'team:lending', reason: 'Починили сервис заявок' },
    });
    expect((await team.client.history({ remote: REMOTE })).items[0]).toMatchObject({
      reason: 'Починили сервис заявок',
    });
    expect((await status()).rollback).toBe(good);
  });
});

describe('a rollback', () => {
  it('leads past what was taken back', async () => {
    const oldest = await stable();
    const tried = await stable();
    await stable();
    await team.client.canary({ remote: REMOTE, version: tried, percent: 5 });
    const reason = 'Хуже стабильной.';
    await registry.app
      .get(PointerService)
      .revertCanary({ environment: 'production', remote: REMOTE, version: tried, reason });
    expect((await status()).rollback).toBe(oldest);
    await team.client.rollback({ remotes: [REMOTE] });
    expect((await status()).stable).toBe(oldest);
  });
});

describe('a path below that of another team', () => {
  it('takes its consent, which it gives and takes back', async () => {
    const theirs = await publish(['/blog'], other, OTHER);
    await other.client.promote({ releases: [{ remote: OTHER, version: theirs }] });
    const below = ['/blog/:any/x'];
    await expect(publish(below)).rejects.toEqual(
      expect.objectContaining({
        code: 'consent',
        message: expect.stringContaining('lies below /blog of mfe-content'),
      }),
    );
    const consent = { path: '/blog', remote: REMOTE };
    const call = (path: string, token: string, body: object = consent) =>
      fetch(`${registry.origin}/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    expect((await call(RELEASES_PATHS.consentGive, team.token)).status).toBe(403);
    expect((await call(RELEASES_PATHS.consentGive, other.token)).status).toBe(200);
    const version = await publish(below);
    await promote(version);
    expect((await admin.post(RELEASES_PATHS.consentWithdraw, consent)).body).toEqual([]);
    await expect(publish(below)).rejects.toEqual(expect.objectContaining({ code: 'consent' }));
    await stable();
    await team.client.rollback({ remotes: [REMOTE] });
    expect((await status()).stable).toBe(version);
    const records = await registry.dataSource.query(
      `SELECT after->'allowed' AS allowed FROM history_document WHERE entity = 'release-consent' ORDER BY id`,
    );
    expect(records).toEqual([{ allowed: true }, { allowed: false }]);
    await registry.dataSource.query(
      `INSERT INTO release_path_consent (path, remote, given_by) VALUES ('/gone', $1, 'content')`,
      [REMOTE],
    );
    const gone = { path: '/gone', remote: REMOTE };
    expect((await call(RELEASES_PATHS.consentWithdraw, other.token, gone)).status).toBe(422);
    expect((await admin.post(RELEASES_PATHS.consentWithdraw, gone)).body).toEqual([]);
  });
});

describe('a consent', () => {
  it('counts while the path is that of the team which gave it', async () => {
    const theirs = await publish(['/blog'], other, OTHER);
    await other.client.promote({ releases: [{ remote: OTHER, version: theirs }] });
    const below = ['/blog/:any/x'];
    const give = () => admin.post(RELEASES_PATHS.consentGive, { path: '/blog', remote: REMOTE });
    expect((await give()).body).toMatchObject([{ team: 'content' }]);
    await publish(below);
    await registry.enrol('heirs', []);
    const remotes = [{ name: OTHER, kind: 'primary' }];
    const moved = await admin.post(RELEASES_PATHS.remoteEnrol, {
      team: 'heirs',
      remotes,
      moveFrom: 'content',
    });
    expect(moved.status).toBe(200);
    await expect(publish(below)).rejects.toEqual(expect.objectContaining({ code: 'consent' }));
    expect((await give()).body).toMatchObject([{ team: 'heirs' }]);
    await publish(below);
    // Those that were given before are whose the path is now.
    const runner = registry.dataSource.createQueryRunner();
    const migration = new ConsentingTeam1796806492000();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    expect((await admin.get(RELEASES_PATHS.consents)).body).toMatchObject([{ team: 'heirs' }]);
  });
});

describe('environments', () => {
  it('take the very same bytes from one another, and show where they differ', async () => {
    const version = await publish();
    await promote(version, { environment: 'staging' });
    const difference = async () =>
      (await team.client.diff({ environment: 'production', with: 'staging' }))[0];
    expect(await difference()).toMatchObject({ remote: REMOTE, here: null, there: { version }, same: false });
    const move = await team.client.promoteFrom({ environment: 'production', from: 'staging' });
    expect(move).toMatchObject({
      environment: 'production',
      releases: [{ remote: REMOTE, channel: 'stable', version }],
    });
    const after = await difference();
    expect(after?.same).toBe(true);
    expect(after?.here).toEqual(after?.there);
    const again = await team.client.promoteFrom({ environment: 'production', from: 'staging' });
    expect(again.sequence).toBe(move.sequence);
    await expect(team.client.promoteFrom({ environment: 'staging', from: 'staging' })).rejects.toEqual(
      refused(/not from itself/),
    );
  });

  it('take over the versions that were looked at, and no others', async () => {
    const [first, second, third] = [await publish(), await publish(), await publish()];
    const take = (seen: { here: string | null; there: string }) =>
      team.client.promoteFrom({
        ...{ environment: 'production', from: 'staging', remotes: [REMOTE] },
        seen: [{ remote: REMOTE, ...seen }],
      });
    await promote(first, { environment: 'staging' });
    const seen = { here: null, there: first };
    await promote(second, { environment: 'staging' });
    const other = new RegExp(`${REMOTE} is ${second} in staging by now`, 'u');
    await expect(take(seen)).rejects.toEqual(refused(other, 409));
    await promote(third, { environment: 'production' });
    const moved = new RegExp(`^${REMOTE} is ${third} already: promoted by`, 'u');
    await expect(take({ here: null, there: second })).rejects.toEqual(refused(moved, 409));
    const { releases } = await take({ here: third, there: second });
    expect(releases).toEqual([{ remote: REMOTE, channel: 'stable', version: second }]);
    // The same call again has come to where it was to go.
    expect((await take({ here: third, there: second })).releases).toEqual([]);
  });
});
