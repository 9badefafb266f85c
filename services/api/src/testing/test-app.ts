import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource, QueryFailedError } from 'typeorm';
import type { ApiConfig } from '../core/config/api-config.ts';
import { settleContentRights } from '../content/content-rights.repository.ts';
import { localLimits } from '../core/config/limits.ts';
import { readConfig } from '../core/config/read-config.ts';
import { createApp } from '../create-app.ts';
import { dataSourceOptions, openDataSource } from '../core/database/data-source.ts';
import { migrations } from '../migrations/index.ts';
import { migrate } from '../migrations/migrate.ts';
import { installJobs } from '../core/jobs/install-jobs.ts';
import { createLogger } from '../core/logging/logger.ts';
import { bringSchema } from './migrated-database.ts';

/** Tables that migrations fill: they are part of the schema, not of a test. */
const KEPT_TABLES = ['migration', 'product', 'product_rate', 'promotion', 'role', 'action', 'role_action'];

export interface TestApp {
  app: NestFastifyApplication;
  config: ApiConfig;
  dataSource: DataSource;
  close: () => Promise<void>;
}

export interface TestAppOptions {
  /** Environment on top of APP_ENV=local and DATABASE_URL. */
  env?: Record<string, string>;
  /** Changes what the environment cannot say, limits above all. */
  configure?: (config: ApiConfig) => ApiConfig;
  /** Gets each line that is logged; without it nothing is. */
  logTo?: { write: (line: string) => void };
}

/** Limits of local mode with deliveries that are retried at once. */
export const quickDelivery = {
  ...localLimits.delivery,
  retryDelay: 0,
  pollSeconds: 0.5,
  toldPollSeconds: 0.5,
  quickMs: 500,
  timeoutMs: 1000,
  breaker: { failures: 20, restMs: 100, restMaxMs: 500, pauseMaxSeconds: 1, recoverySeconds: 1 },
  expireSeconds: 15,
  superviseSeconds: 1,
  decisionDelay: 1,
  decisionDelayMax: 1,
};

/** Most tests have nothing that becomes due. */
const SELDOM_MS = 60_000;

/** `configure` of a test that waits for something to become due. */
export const looksOften = ({ limits, ...config }: ApiConfig): ApiConfig => ({
  ...config,
  limits: { ...limits, lookMs: 100 },
});

/** The whole API on the database of DATABASE_URL: migrated and empty, ready for `inject` or `listen`. */
export async function startTestApp({
  env = {},
  configure = (config) => config,
  logTo,
}: TestAppOptions = {}): Promise<TestApp> {
  const databaseUrl = process.env['DATABASE_URL'];
  if (!databaseUrl) throw new Error('DATABASE_URL is missing: integration tests need a PostgreSQL');
  const read = readConfig({ APP_ENV: 'local', DATABASE_URL: databaseUrl, ...env });
  const limits = { ...read.limits, delivery: quickDelivery, lookMs: SELDOM_MS };
  const config = configure({ ...read, limits });
  await prepareDatabase(config);
  const app = await createApp(config, logTo ? createLogger('info', logTo) : createLogger('silent'));
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return { app, config, dataSource: app.get(DataSource), close: () => app.close() };
}

/** Databases that have the schema already: this file's own, which it may empty again. */
const prepared = new Set<string>();

async function prepareDatabase(config: ApiConfig): Promise<void> {
  if (prepared.has(config.databaseUrl)) return fillDatabase(config);
  const usual = { ...config, limits: { ...config.limits, delivery: quickDelivery } };
  await bringSchema(config.databaseUrl, () => fillDatabase(usual));
  prepared.add(config.databaseUrl);
  if (config.limits.delivery !== quickDelivery) await installJobs(config.databaseUrl, config.limits);
}

async function fillDatabase(config: ApiConfig): Promise<void> {
  const dataSource = await openDataSource({ ...dataSourceOptions(config.databaseUrl), migrations });
  try {
    await migrate(dataSource, config, async () => {
      await settleContentRights(dataSource.manager);
      await installJobs(config.databaseUrl, config.limits);
    });
    await truncate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** Work of the test before may still be under way in the background, and meet the emptying. */
const DEADLOCK = '40P01';

/**
 * Empties every table but those that migrations fill, and the queues; ids begin at 1 again. Given up for the other work, it is
 * done again, so many times.
 */
export async function truncate(dataSource: DataSource, times = 5): Promise<void> {
  try {
    await emptyTables(dataSource);
  } catch (error) {
    const isDeadlock = error instanceof QueryFailedError && error.driverError['code'] === DEADLOCK;
    if (!isDeadlock || times === 1) throw error;
    await truncate(dataSource, times - 1);
  }
}

async function emptyTables(dataSource: DataSource): Promise<void> {
  await endJobs(dataSource);
  await dataSource.query(EMPTY_TABLES);
  await dataSource.query('DELETE FROM pgboss.job');
}

/** Longer than a job may wait for anybody. One that runs still then is of a process that has died. */
const JOB_MS = 1_500;
const PAUSE_MS = 10;

/** None begins any more, and those that run come to their end: what they write is of the test before. */
async function endJobs(dataSource: DataSource): Promise<void> {
  const until = performance.now() + JOB_MS;
  do {
    await dataSource.query(`DELETE FROM pgboss.job WHERE state < 'active'`);
    const [running] = await dataSource.query<object[]>(
      `SELECT FROM pgboss.job WHERE state = 'active' LIMIT 1`,
    );
    if (running === undefined) return;
    await pause(PAUSE_MS);
  } while (performance.now() < until);
}

const SCHEMAS = `('public', 'drafts')`;
const KEPT = `ARRAY[${KEPT_TABLES.map((name) => `'${name}'`).join(', ')}]`;
/**
 * Neither constraints nor the triggers that keep the history: everything goes. Deleting takes no lock that background work
 * of the API could not pass, as truncating does.
 */
const EMPTY_TABLES = `DO $$
  DECLARE name text;
  BEGIN
    SET LOCAL session_replication_role = 'replica';
    FOR name IN SELECT oid::regclass::text FROM pg_class
      WHERE relnamespace::regnamespace::text IN ${SCHEMAS} AND relname <> ALL (${KEPT})
        AND (relkind = 'p' OR relkind = 'r' AND pg_relation_size(oid) > 0)
    LOOP
      EXECUTE 'DELETE FROM ' || name;
    END LOOP;
    PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false) FROM pg_sequences
      WHERE schemaname IN ${SCHEMAS} AND last_value IS NOT NULL
        AND sequencename <> ALL (SELECT kept || '_id_seq' FROM unnest(${KEPT}) AS kept);
  END $$`;
