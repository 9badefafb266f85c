import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { createApp } from '../../create-app.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createLogger } from '../logging/logger.ts';
import { JobQueue } from './job-queue.ts';
import { OFFER_LAPSE } from './queues.ts';

let app: NestFastifyApplication;
let database: DataSource;
let lines: string[];

beforeEach(async () => {
  const { config, close } = await startTestApp();
  // Whatever is done from here on, the next process does.
  await close();
  lines = [];
  app = await createApp(config, createLogger('info', { write: (line) => void lines.push(line) }));
  database = app.get(DataSource);
});
afterEach(async () => {
  await app.close();
});

/** The schema of the queues is so many versions newer than this code's. */
const move = (by: number) => database.query('UPDATE pgboss.version SET version = version + $1', [by]);

it('a version goes back to the one before, whose queues have an older schema', async () => {
  await move(1);
  await app.init();
  expect(lines.join('')).toContain('newer than this version');
  await app.get(JobQueue).send(database.manager, OFFER_LAPSE, null);
  await eventually(async () => {
    const rows = await database.query<object[]>(
      `SELECT FROM pgboss.job WHERE name = $1 AND state = 'completed'`,
      [OFFER_LAPSE],
    );
    return rows.length > 0;
  });
  await move(-1);
});

it('a version that lacks its migrations is not started', async () => {
  await move(-1);
  await expect(app.init()).rejects.toThrow('run the migrations first');
  await move(1);
});
