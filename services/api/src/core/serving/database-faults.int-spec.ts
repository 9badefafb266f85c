import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS, PHONE_VERIFICATION_HEADER } from '@polden/api-contract';
import { Client } from 'pg';
import { Draining } from './draining.ts';
import { get, post, verifyPhone } from '../../testing/borrower.ts';
import { eventually } from '../../testing/eventually.ts';
import { TITLE_LOAN } from '../../testing/leads.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { drain } from './drain.ts';

const POOL_SIZE = 3;
const UNAVAILABLE = {
  code: 503,
  message: 'Сервис временно недоступен: попробуйте через минуту',
  fields: { retryAfter: 5 },
};

let api: TestApp;
/** A session beside the API. */
let other: Client;

beforeAll(async () => {
  api = await startTestApp({
    env: {
      DATABASE_POOL_SIZE: String(POOL_SIZE),
      DATABASE_LOCK_TIMEOUT_MS: '2000',
      DATABASE_CONNECT_TIMEOUT_MS: '500',
      DRAIN_MS: '0',
    },
  });
  other = new Client({ connectionString: api.config.databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
});

const menu = () => get(api, 'menu');
const ready = async () => (await get(api, 'health/ready')).status;
const waitingSessions = async () => {
  // Inside of a transaction it would show for ever what it has shown at first.
  await other.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await other.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'polden-api' AND wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
};
/** The table of the menu is locked while `work` runs. */
async function withoutMenu<Result>(work: () => Promise<Result>): Promise<Result> {
  await other.query('BEGIN; LOCK TABLE menu_entry');
  try {
    return await work();
  } finally {
    await other.query('ROLLBACK');
  }
}
const endSessions = (name: string) =>
  other.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = $1`,
    [name],
  );

describe('a database in trouble', () => {
  it('is 503 for a request whose session it ends, and the next request goes on', async () => {
    const answer = await withoutMenu(async () => {
      const asked = menu();
      await eventually(async () => (await waitingSessions()).length > 0);
      await endSessions('polden-api');
      return asked;
    });
    expect([answer.status, answer.headers['retry-after'], answer.body]).toEqual([503, '5', UNAVAILABLE]);
    await eventually(async () => (await menu()).status === 200);
  });

  it('is 503 for requests that wait for a lock or a connection for too long, and is ready all the same', async () => {
    const answers = await withoutMenu(async () => {
      const asked = Array.from({ length: POOL_SIZE + 2 }, menu);
      await eventually(async () => (await waitingSessions()).length > 0);
      expect(await ready()).toBe(200);
      return Promise.all(asked);
    });
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => UNAVAILABLE));
    expect((await menu()).status).toBe(200);
  });

  it('is 503 when its disk is full, takes nothing by half, and is not ready until it has room', async () => {
    const token = await verifyPhone(api, '79161234567');
    await other.query(`
      CREATE FUNCTION have_no_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
    await other.query('CREATE TRIGGER no_room BEFORE INSERT ON lead EXECUTE FUNCTION have_no_room()');
    const headers = { [PHONE_VERIFICATION_HEADER]: token };
    const create = () => post(api, LEAD_PATHS.create, { phone: '79161234567', ...TITLE_LOAN }, { headers });
    const refused = await create();
    expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([503, '5', UNAVAILABLE]);
    expect(await ready()).toBe(503);
    await other.query('DROP FUNCTION have_no_room CASCADE');
    expect((await create()).status).toBe(200);
    await eventually(async () => (await ready()) === 200);
  });

  describe('that only reads', () => {
    const name = () => `"${new URL(api.config.databaseUrl).pathname.slice(1)}"`;

    it('is not ready', async () => {
      await other.query(`ALTER DATABASE ${name()} SET default_transaction_read_only = on`);
      // A session takes the setting when it begins, and one that was ended answers once with its end.
      await endSessions('polden-api health');
      const refused = async () => {
        const { status, body } = await get(api, 'health/ready');
        return status === 503 && body['message'] === 'База данных не принимает записи';
      };
      await eventually(refused).finally(async () => {
        await other.query('SET default_transaction_read_only = off');
        await other.query(`ALTER DATABASE ${name()} RESET default_transaction_read_only`);
        await endSessions('polden-api health');
      });
      await eventually(async () => (await ready()) === 200);
    });
  });
});

describe('a process that stops', () => {
  it('is not ready but alive, and asks clients to close their connections', async () => {
    const draining = api.app.get(Draining);
    draining.isDraining = true;
    const answers = [await get(api, 'health/ready'), await get(api, 'health/live'), await menu()];
    draining.isDraining = false;
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 200]);
    expect(answers.map(({ headers }) => headers['connection'])).toEqual(['close', 'close', 'close']);
  });

  it('answers what is under way before it ends', async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const asked = fetch(`${await api.app.getUrl()}/api/v1/menu`);
    await withoutMenu(async () => {
      const waiting = fetch(`${await api.app.getUrl()}/api/v1/menu`);
      await eventually(async () => (await waitingSessions()).length > 0);
      const ended = drain(api.app, api.config);
      await other.query('ROLLBACK');
      expect((await waiting).status).toBe(200);
      await ended;
    });
    expect((await asked).status).toBe(200);
  });
});
