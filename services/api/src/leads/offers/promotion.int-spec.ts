import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS, PHONE_VERIFICATION_HEADER } from '@polden/api-contract';
import { addMonths } from '@polden/lending-math';
import { moscowDay } from '@polden/ru';
import { post, verifyPhone } from '../../testing/borrower.ts';
import { startAskedCrmApp } from '../../testing/asked-crm-app.ts';
import { TestCrm } from '../../testing/crm.ts';
import { eventually } from '../../testing/eventually.ts';
import { LOAN_DOCUMENTS } from '../../testing/leads.ts';
import { type TestApp, truncate } from '../../testing/test-app.ts';

const PHONE = '79161234567';
const OTHER_PHONE = '79161234568';

describe('the loan without interest', () => {
  const crm = new TestCrm();
  let api: TestApp;
  let owners: Record<string, Record<string, string>>;

  beforeAll(async () => {
    api = await startAskedCrmApp(crm);
  });
  afterAll(async () => {
    await api.close();
    await crm.stop();
  });
  beforeEach(async () => {
    crm.reset();
    await truncate(api.dataSource);
    owners = {};
    for (const phone of [PHONE, OTHER_PHONE])
      owners[phone] = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, phone) };
  });

  /** The offer of a payday loan that the CRM approves as it was asked for. */
  async function offered(requiredSum: number, { phone = PHONE, days = 10 } = {}) {
    crm.decisionOn = () => ({
      status: 200,
      body: { status: 'approved', revision: 1, limit: { sum: requiredSum, days } },
    });
    const headers = owners[phone] ?? {};
    const loan = { phone, product: 'pdl', formType: 'first', documents: LOAN_DOCUMENTS, requiredSum, days };
    const leadId = String((await post(api, LEAD_PATHS.create, loan, { headers })).body['id']);
    const progress = async () => (await post(api, LEAD_PATHS.progress, { leadId }, { headers })).body;
    await eventually(async () => (await progress())['status'] === 'success');
    return (await progress())['offer'];
  }

  const FREE = { overpaymentKopecks: 0, fullCostPercent: 0 };
  const today = moscowDay(new Date());
  const used = { on: today, again: addMonths(today, 6) };
  const PRICED = { fullCostPercent: 292, promotionUsed: used };

  it('is offered to a phone once in half a year, and the next one says why it is not free', async () => {
    const first = await offered(10_000);
    expect(first).toMatchObject(FREE);
    expect(first).not.toHaveProperty('promotionUsed');
    expect(await offered(12_000)).toMatchObject(PRICED);
    expect(await offered(12_000, { phone: OTHER_PHONE })).toMatchObject(FREE);
  });

  it('stays with the request that was offered it first', async () => {
    await offered(10_000);
    await offered(12_000);
    await api.dataSource.query("UPDATE lead SET status = 'cancelled' WHERE required_sum = 12000");
    expect(await offered(14_000)).toMatchObject(PRICED);
  });

  it.each([
    ['was offered more than half a year ago', "UPDATE lead SET decided_at = now() - interval '7 months'"],
    ['was cancelled', "UPDATE lead SET status = 'cancelled'"],
  ])('is offered again when the first %s', async (_what, sql) => {
    await offered(10_000);
    await api.dataSource.query(sql);
    expect(await offered(12_000)).toMatchObject(FREE);
  });

  it('is not used up by a loan with interest', async () => {
    await offered(10_000, { days: 30 });
    expect(await offered(12_000)).toMatchObject(FREE);
  });

  it('is no matter where a loan has interest anyway', async () => {
    await offered(10_000);
    expect(await offered(12_000, { days: 30 })).not.toHaveProperty('promotionUsed');
  });
});
