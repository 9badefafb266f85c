import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SUBSCRIBE_PATHS } from '@polden/api-contract';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { createApp } from '../../create-app.ts';
import { HistorySealer } from '../../history/history-sealer.ts';
import { HistoryService } from '../../history/history.service.ts';
import { verifyHistory } from '../../history/verify/verify-history.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { RETENTION } from '../jobs/queues.ts';
import { createLogger } from '../logging/logger.ts';
import { PersonErasure } from '../../personal-data/erasure/erasure.ts';
import { post } from '../../testing/borrower.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { APPLICATION_ROLE, grantToApplication, ownsHistory } from './application-role.ts';
import { dataSourceOptions, openDataSource } from './data-source.ts';

const PASSWORD = 'only-for-this-test';

let owner: TestApp;
let app: NestFastifyApplication;
let staff: StaffClient;
let login: string;

/** The database as a login of the name sees it; the login is made with these properties. */
async function addLogin(name: string, properties: string): Promise<string> {
  await owner.dataSource.query(`CREATE ROLE ${name} LOGIN PASSWORD '${PASSWORD}' ${properties}`);
  const url = new URL(owner.config.databaseUrl);
  url.username = name;
  url.password = PASSWORD;
  return url.href;
}

beforeAll(async () => {
  owner = await startTestApp();
  expect(await grantToApplication(owner.dataSource)).toBe(true);
  const [database] = await owner.dataSource.query<{ name: string }[]>('SELECT current_database() AS name');
  login = `${database?.name}_api`;
  const databaseUrl = await addLogin(login, `IN ROLE ${APPLICATION_ROLE}`);
  app = await createApp({ ...owner.config, databaseUrl }, createLogger('silent'));
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  // The tests say when to seal; the application that has just started would say so as well.
  await owner.dataSource.query('DELETE FROM pgboss.schedule');
  staff = await signIn({ ...owner, app, dataSource: app.get(DataSource) }, 'MANAGER');
});
afterAll(async () => {
  await app.close();
  await owner.dataSource.query(`DROP ROLE ${login}`);
  await owner.close();
});

const record = (title: string): Promise<void> =>
  app.get(HistoryService).record(app.get(DataSource).manager, {
    actor: { id: 'staff:1', name: 'Анна' },
    action: 'add',
    entity: 'blog',
    entityId: 1,
    title,
    before: null,
    after: { title },
  });

describe('the application with the rights of its role', () => {
  it('writes, records, seals and erases what is old', async () => {
    expect(staff.user.login).toBe('manager');
    await record('новая');
    await app.get(HistorySealer).seal();
    await owner.dataSource.query(
      `INSERT INTO history_document (at, actor_id, actor_name, action, entity, entity_id, title, after)
       VALUES (now() - interval '6 years', 'staff:1', 'Анна', 'add', 'blog', '2', 'давняя', '{}')`,
    );
    await app.get(JobQueue).send(app.get(DataSource).manager, RETENTION, null);
    await eventually(async () => (await verifyHistory(app.get(DataSource))).erased === 1);
    expect(await verifyHistory(app.get(DataSource))).toMatchObject({ records: 2, seals: 1, unsealed: 1 });
  });

  it('erases a person and their evidence, because it writes a proof of that', async () => {
    const email = 'anna@example.org';
    // The record that was dated back above is one.
    const { problems } = await verifyHistory(app.get(DataSource));
    const asked = await post({ ...owner, app }, SUBSCRIBE_PATHS.add, { email, consent: true });
    expect(asked.status).toBe(200);
    const done = await app.get(PersonErasure).erase({ email }, 'request', { id: 'staff:1', name: 'Анна' });
    expect(done.counts).toMatchObject({ subscriber: 1, subscriber_event: 1 });
    expect((await verifyHistory(app.get(DataSource))).problems).toEqual(problems);
  });

  it.each([
    'DELETE FROM subscriber_event',
    'DELETE FROM personal_erasure',
    `UPDATE personal_erasure SET actor_name = ''`,
    `UPDATE history_document SET title = ''`,
    'UPDATE history_document SET before = NULL, after = NULL, salt = NULL, erased_at = now()',
    'DELETE FROM history_document',
    'TRUNCATE history_document, history_digest, history_seal',
    'ALTER TABLE history_document DISABLE TRIGGER ALL',
    `INSERT INTO history_document (at, actor_id, actor_name, action, entity, entity_id, title)
     VALUES (now() - interval '1 hour', 'staff:1', 'Анна', 'add', 'blog', '3', 'задним числом')`,
    'UPDATE history_digest SET seal = NULL',
    `INSERT INTO history_seal VALUES (9, 1, 1, 1, true, sha256(''), now())`,
  ])('may not %s', async (change) => {
    await expect(app.get(DataSource).query(change)).rejects.toThrow(/permission denied|must be owner/u);
  });

  it('is told from the owner of the tables, who is warned of what he could rewrite', async () => {
    expect(await ownsHistory(app.get(DataSource))).toBe(false);
    expect(await ownsHistory(owner.dataSource)).toBe(true);
  });

  it('is not prepared by a login that may not make roles, which goes on without', async () => {
    const name = `${login}_plain`;
    const plain = await openDataSource(dataSourceOptions(await addLogin(name, 'NOCREATEROLE')));
    const missing = `${name}_role`;
    expect(await grantToApplication(plain, missing)).toBe(false);
    await plain.destroy();
    await owner.dataSource.query(`DROP ROLE ${name}`);
  });
});
