import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LEAD_PATHS, type LeadStatus, PHONE_VERIFICATION_HEADER } from '@polden/api-contract';
import { lastDayOfOffer } from '../leads/status/last-day.ts';
import { post, verifyPhone } from '../testing/borrower.ts';
import { approveLead, TITLE_LOAN, VEHICLE_INFO } from '../testing/leads.ts';
import { startTestApp, type TestApp, truncate } from '../testing/test-app.ts';
import { OfferLastDay1796805500100 } from './1796805500100-offer-last-day.ts';

const PHONE = '79161234567';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

it('gives what is open five working days from now on, and nothing to what is no offer', async () => {
  await truncate(api.dataSource);
  const headers = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, PHONE) };
  const loan = async (requiredSum: number, changes: object, status: LeadStatus): Promise<string> => {
    const body = { phone: PHONE, ...TITLE_LOAN, requiredSum, ...changes };
    const id = String((await post(api, LEAD_PATHS.create, body, { headers })).body['id']);
    await approveLead(api, id);
    await api.dataSource.query(
      `UPDATE lead SET status = $2, decided_at = now() - interval '1 year' WHERE id = $1`,
      [id, status],
    );
    return id;
  };
  const whole = { formType: 'second', mainInfo: VEHICLE_INFO };
  const open = await loan(280_000, whole, 'approved');
  const worked = await loan(290_000, whole, 'in-work');
  const preliminary = await loan(300_000, {}, 'approved');
  const ended = await loan(310_000, whole, 'done');
  const migration = new OfferLastDay1796805500100();
  const runner = api.dataSource.createQueryRunner();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  const rows = await api.dataSource.query<{ id: string; day: string | null }[]>(
    'SELECT id, offer_until::text AS day FROM lead',
  );
  const days = new Map(rows.map(({ id, day }) => [id, day]));
  const last = lastDayOfOffer(new Date());
  const week = lastDayOfOffer(new Date(`${last}T12:00:00+03:00`));
  for (const id of [open, worked]) {
    const day = days.get(id) ?? '';
    expect(day >= last && day <= week).toBe(true);
  }
  expect([preliminary, ended].map((id) => days.get(id))).toEqual([null, null]);
});
