import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS, PHONE_VERIFICATION_HEADER, REVIEW_PATHS } from '@polden/api-contract';
import { review } from '@polden/content-model';
import { post, verifyPhone } from '../../testing/borrower.ts';
import { addressOf } from '../../testing/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { TITLE_LOAN } from '../../testing/leads.ts';
import { signIn } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { JobQueue } from './job-queue.ts';
import { RETENTION } from './queues.ts';

const PHONE = '79161234567';

describe('retention', () => {
  let api: TestApp;

  const lines: string[] = [];

  beforeAll(async () => {
    api = await startTestApp({ logTo: { write: (line) => void lines.push(line) } });
  });
  afterAll(() => api.close());

  it('deletes what is too old and nothing else', async () => {
    const headers = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, PHONE) };
    const lead = async (requiredSum: number): Promise<unknown> =>
      (await post(api, LEAD_PATHS.create, { phone: PHONE, ...TITLE_LOAN, requiredSum }, { headers })).body[
        'id'
      ];
    const [old, recent] = [await lead(100_000), await lead(200_000)];
    const leads = async (): Promise<unknown[]> =>
      (await api.dataSource.query<{ id: string }[]>('SELECT id FROM lead')).map(({ id }) => id);
    await api.dataSource.query(`UPDATE lead SET created_at = now() - interval '4 years' WHERE id = $1`, [
      old,
    ]);
    await api.dataSource.query(`UPDATE phone_verification SET changed_at = now() - interval '3 days'`);

    await api.app.get(JobQueue).send(api.dataSource.manager, RETENTION, null);
    await eventually(async () => (await leads()).length === 1);
    expect(await leads()).toEqual([recent]);
    await eventually(async () => {
      const [row] = await api.dataSource.query<{ count: number }[]>(
        'SELECT count(*)::int AS count FROM phone_verification',
      );
      return row?.count === 0;
    });
  });

  it('remembers that a phone was left for as long as a browser is known by it', async () => {
    const { deviceSeconds } = api.config.limits.sms;
    await api.dataSource.query(
      `INSERT INTO client_leaving (phone_index, left_at)
       VALUES ('lives', now() - make_interval(secs => $1 - 60)), ('over', now() - make_interval(secs => $1 + 60))`,
      [deviceSeconds],
    );
    await api.app.get(JobQueue).send(api.dataSource.manager, RETENTION, null);
    const left = () =>
      api.dataSource.query<{ phone_index: string }[]>('SELECT phone_index FROM client_leaving');
    await eventually(async () => (await left()).length < 2);
    expect(await left()).toEqual([{ phone_index: 'lives' }]);
  });

  it('leaves of an old review what visitors see, and of a new one everything', async () => {
    const staff = await signIn(api, 'ADMIN');
    const send = async (message: string): Promise<number> => {
      const author = {
        name: 'Ирина Ветрова',
        email: 'irina@example.org',
        number: PHONE,
        consent: true,
      };
      await post(api, REVIEW_PATHS.add, { ...author, message });
      const [row] = await api.dataSource.query<{ id: number }[]>('SELECT max(id) AS id FROM review');
      return Number(row?.id);
    };
    const [shown, hidden, recent] = [await send('Раз'), await send('Два'), await send('Три')];
    await staff.post(addressOf(review, 'publish', shown));
    await api.dataSource.query(
      `UPDATE review SET created_at = now() - interval '2 years' WHERE id = ANY ($1)`,
      [[shown, hidden]],
    );
    await api.dataSource.query(
      `INSERT INTO review_file (review_id, position, data_key_id, file_name, mime_type, bytes, content)
       SELECT unnest($1::integer[]), 1, 'local', '', 'image/png', 1, ''`,
      [[hidden, recent]],
    );
    await api.app.get(JobQueue).send(api.dataSource.manager, RETENTION, null);
    await eventually(async () => {
      const rows = await api.dataSource.query<{ review_id: number }[]>('SELECT review_id FROM review_file');
      return rows.length === 1 && rows[0]?.review_id === recent;
    });
    const kept = async (id: number) => {
      const { name, email, phone } = (await staff.get(addressOf(review, 'item', id))).body;
      return [name, email, phone];
    };
    expect(await kept(shown)).toEqual(['Ирина Ветрова', '', '']);
    expect(await kept(hidden)).toEqual(['Имя удалено', '', '']);
    expect(await kept(recent)).toEqual(['Ирина Ветрова', 'irina@example.org', `+${PHONE}`]);
    const revisions = await api.dataSource.query<{ item_id: number }[]>(
      `SELECT DISTINCT item_id FROM content_revision WHERE content_type = 'review' AND personal_data IS NOT NULL`,
    );
    expect(revisions).toEqual([{ item_id: recent }]);
  });

  it('says what it could not delete, in the log and among the figures, and deletes all else', async () => {
    const ask = (sql: string) => api.dataSource.query<object[]>(sql);
    await ask(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'leads are locked'; END $$`,
    );
    await ask('CREATE TRIGGER refused BEFORE DELETE ON lead FOR EACH STATEMENT EXECUTE FUNCTION refuse()');
    await ask(
      `INSERT INTO client_leaving (phone_index, left_at) VALUES ('over', now() - interval '9 years')`,
    );
    await api.app.get(JobQueue).send(api.dataSource.manager, RETENTION, null);
    const said = () => lines.filter((line) => line.includes('leads are locked'));
    await eventually(() => Promise.resolve(said().length > 0));
    await ask('DROP TRIGGER refused ON lead');
    await ask('DROP FUNCTION refuse');
    expect(await ask(`SELECT FROM client_leaving WHERE phone_index = 'over'`)).toEqual([]);
    expect(JSON.parse(said()[0] ?? '')).toMatchObject({
      level: 50,
      msg: expect.stringMatching(/^A job of retention failed \([-\da-f]+\): leads are locked$/u),
    });
    const figures = async () => (await api.app.inject({ url: '/api/v1/metrics' })).body;
    expect(await figures()).toMatch(/^jobs_ended_total\{queue="retention",result="failed"\} [1-9]/mu);
    await api.app.get(JobQueue).send(api.dataSource.manager, RETENTION, null);
    await eventually(async () =>
      (await figures()).includes('jobs_ended_total{queue="retention",result="completed"} '),
    );
    expect(await figures()).toMatch(/^job_last_success_timestamp_seconds\{queue="retention"\} \d+/mu);
  });
});
