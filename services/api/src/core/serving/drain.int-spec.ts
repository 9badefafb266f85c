import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { OFFER_LAPSE } from '../jobs/queues.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { eventually } from '../../testing/eventually.ts';
import { quickDelivery, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { drain } from './drain.ts';

/** Longer than a test may take. */
const NEVER_MS = '600000';

let api: TestApp;
/** A session beside the API, in whose way a job waits. */
let other: Client;

async function start(stopMs: number): Promise<void> {
  api = await startTestApp({
    env: { DRAIN_MS: '0', DATABASE_LOCK_TIMEOUT_MS: NEVER_MS, DATABASE_STATEMENT_TIMEOUT_MS: NEVER_MS },
    configure: ({ limits, ...config }) => ({
      ...config,
      limits: { ...limits, delivery: { ...quickDelivery, stopMs } },
    }),
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  other = new Client({ connectionString: api.config.databaseUrl });
  await other.connect();
  await other.query('BEGIN; LOCK TABLE lead');
  await api.app.get(JobQueue).send(api.dataSource.manager, OFFER_LAPSE, null);
  await eventually(async () => (await jobState()) === 'active');
}

async function jobState(): Promise<string> {
  const { rows } = await other.query<{ state: string }>('SELECT state FROM pgboss.job WHERE name = $1', [
    OFFER_LAPSE,
  ]);
  return rows[0]?.state ?? '';
}

async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

afterEach(() => other.end());

it('takes no connection while it waits for its jobs', async () => {
  await start(Number(NEVER_MS));
  const { port } = new URL(await api.app.getUrl());
  expect(await isTaken(Number(port))).toBe(true);
  const ended = drain(api.app, api.config);
  await eventually(async () => !(await isTaken(Number(port))));
  expect(await jobState()).toBe('active');
  await other.query('ROLLBACK');
  await ended;
  expect(await jobState()).toBe('completed');
});

it('leaves a job that takes long to another process', async () => {
  await start(50);
  await drain(api.app, api.config, 10_000);
  expect(await jobState()).toBe('retry');
  await other.query('ROLLBACK');
  await eventually(() => Promise.resolve(!api.dataSource.isInitialized));
});
