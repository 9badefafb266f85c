import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS, PHONE_VERIFICATION_HEADER } from '@polden/api-contract';
import { post, verifyPhone } from '../testing/borrower.ts';
import { eventually } from '../testing/eventually.ts';
import { TITLE_LOAN } from '../testing/leads.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { JobQueue } from './job-queue.ts';
import { RETENTION } from './queues.ts';

const PHONE = '79161234567';

describe('retention', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp();
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
});
