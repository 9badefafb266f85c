import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RemoteStatus } from '@polden/api-contract';
import { figuresInEnglish } from '@polden/mfe-release';
import { truncate } from '../../../testing/test-app.ts';
import { ReleaseMapService } from '../../map/release-map.service.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from '../../testing/test-registry.ts';
import { StableWatch } from './stable-watch.ts';

const REMOTE = 'mfe-lending';

let registry: TestRegistry;
let team: TestTeam;

beforeAll(async () => {
  registry = await startTestRegistry();
  await truncate(registry.dataSource);
  await registry.app.get(ReleaseMapService).refresh();
  team = await registry.enrol('lending', [REMOTE]);
  const { version } = await team.publish({ version: '1.0.0', paths: ['/loans'] });
  await team.client.promote({ releases: [{ remote: REMOTE, version }] });
});
afterAll(() => registry.close());

const count = (table: string, at: string, metric: string, number: number) =>
  registry.dataSource.query(
    `INSERT INTO ${table} (environment, remote, version, channel, at, metric, count)
     VALUES ('local', $1, '1.0.0', 'stable', ${at}, $2, $3)`,
    [REMOTE, metric, number],
  );

async function alarm(): Promise<RemoteStatus['alarm'] | undefined> {
  await registry.app.get(StableWatch).watch();
  return (await team.client.status())[0]?.alarm;
}

it('raises an alarm when stable does worse than it did, and ends it when that has passed', async () => {
  const hours = `date_bin('1 hour', now(), '2020-01-01T00:00:00Z') - interval '3 hours'`;
  await count('telemetry_hour', hours, 'ok', 5_000);
  await count('telemetry_hour', hours, 'render', 10);
  await count('telemetry_moment', `now() - interval '1 minute'`, 'ok', 400);
  expect(await alarm()).toBeNull();
  // What browsers report of chunks and globals is no page of a server.
  await count('telemetry_moment', `now() - interval '1 minute'`, 'chunk', 100);
  await count('telemetry_moment', `now() - interval '1 minute'`, 'globals', 100);
  expect(await alarm()).toBeNull();
  await count('telemetry_moment', `now() - interval '2 minutes'`, 'render', 60);
  const raised = await alarm();
  expect(raised).toMatchObject({ version: '1.0.0', reason: expect.stringContaining('не удалось 13,04') });
  expect((await alarm())?.since).toBe(raised?.since);
  await registry.dataSource.query(`DELETE FROM telemetry_moment WHERE metric = 'render'`);
  expect(await alarm()).toBeNull();
});

it('raises one for a vital that grew beyond twice its margin', async () => {
  const vital = (at: string, bucket: number, number: number) =>
    registry.dataSource.query(
      `INSERT INTO telemetry_vital (environment, remote, version, at, name, bucket, count)
       VALUES ('local', $1, '1.0.0', ${at}, 'LCP', $2, $3)`,
      [REMOTE, bucket, number],
    );
  const hour = `date_bin('1 hour', now(), '2020-01-01T00:00:00Z')`;
  await vital(`${hour} - interval '2 hours'`, 70, 1_000);
  await vital(hour, 78, 200);
  const { reason = '' } = (await alarm()) ?? {};
  expect(reason).toMatch(/^LCP за этот час \d+ мс, за сутки до этого \d+ мс\.$/);
  expect(figuresInEnglish(reason)).toMatch(/^LCP is [\d,]+ ms in this hour, [\d,]+ ms in the day before\.$/);
});

it('watches the canary that everybody gets in place of the stable version', async () => {
  const { version } = await team.publish({ version: '1.1.0', script: 'wide()', paths: ['/loans'] });
  const now = `now() - interval '1 minute'`;
  const canaryCount = (metric: string, number: number) =>
    registry.dataSource.query(
      `INSERT INTO telemetry_moment (environment, remote, version, channel, at, metric, count)
       VALUES ('local', $1, $2, 'canary', ${now}, $3, $4)`,
      [REMOTE, version, metric, number],
    );
  await registry.dataSource.query('TRUNCATE telemetry_moment, telemetry_vital');
  await canaryCount('ok', 400);
  await canaryCount('render', 60);
  await team.client.canary({ remote: REMOTE, version, percent: 50 });
  expect(await alarm()).toBeNull();
  await team.client.canary({ remote: REMOTE, version, percent: 100 });
  const raised = await alarm();
  expect(raised).toMatchObject({ version, reason: expect.stringContaining('не удалось 13,04') });
  expect(figuresInEnglish(raised?.reason ?? '')).toBe(
    'On the server 13.04 % of 460 pages have failed in 10 minutes, 0.2 % in the day before.',
  );
  await team.client.canary({ remote: REMOTE, version, percent: 50 });
  expect(await alarm()).toBeNull();
});
