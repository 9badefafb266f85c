import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  LEAD_PATHS,
  PHONE_VERIFICATION_HEADER,
  SIGNATURE_PATHS,
  type SignatureDocuments,
} from '@polden/api-contract';
import { addMonths } from '@polden/lending-math';
import { moscowDay } from '@polden/ru';
import { type Answer, lastCode, post, verifyPhone } from '../../testing/borrower.ts';
import { startAskedCrmApp } from '../../testing/asked-crm-app.ts';
import { TestCrm } from '../../testing/crm.ts';
import { eventually } from '../../testing/eventually.ts';
import { stopClock } from '../../testing/clock.ts';
import { LOAN_DOCUMENTS, VEHICLE_INFO } from '../../testing/leads.ts';
import { ProductsService } from '../products/products.service.ts';
import { type TestApp, truncate } from '../../testing/test-app.ts';

const PHONE = '79161234567';
const OTHER_PHONE = '79161234568';

describe('the loan without interest', () => {
  const crm = new TestCrm();
  let api: TestApp;
  let owners: Record<string, Record<string, string>>;
  let clock: ReturnType<typeof stopClock>;

  beforeAll(async () => {
    api = await startAskedCrmApp(crm);
  });
  afterAll(async () => {
    await api.close();
    await crm.stop();
  });
  beforeEach(async () => {
    clock = stopClock();
    crm.reset();
    await truncate(api.dataSource);
    owners = {};
    for (const phone of [PHONE, OTHER_PHONE])
      owners[phone] = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, phone) };
  });
  afterEach(async () => {
    for (const sql of undone.splice(0)) await changed(sql);
    furthest = Math.max(furthest, Date.now());
    clock.restore();
  });

  const undone: string[] = [];
  let furthest = 0;
  /** The product table is read anew: it is kept for ten seconds, which may be those of a test before with a clock further on. */
  async function changed(sql: string): Promise<void> {
    await api.dataSource.query(sql);
    clock.pass(Math.max(0, furthest - Date.now()) / 1000 + 11);
    await api.app.get(ProductsService).info();
  }
  /** Changes the product table for this test. */
  async function change(sql: string, undo: string): Promise<void> {
    undone.push(undo);
    await changed(sql);
  }

  const call = (path: string, body: object, phone: string): Promise<Answer> =>
    post(api, path, body, { headers: owners[phone] ?? {} });
  const offerOf = async (leadId: string, phone = PHONE) =>
    (await call(LEAD_PATHS.progress, { leadId }, phone)).body['offer'];

  /** A payday loan that the CRM approves as it was asked for, with every answer that its documents need. */
  async function approved(requiredSum: number, { phone = PHONE, days = 10 } = {}): Promise<string> {
    crm.decisionOn = () => ({ status: 200, body: { status: 'approved', limit: { sum: requiredSum, days } } });
    const loan = { phone, product: 'pdl', documents: LOAN_DOCUMENTS, requiredSum, days };
    const first = await call(LEAD_PATHS.create, { ...loan, formType: 'first' }, phone);
    const leadId = String(first.body['id']);
    const stage = async () => (await call(LEAD_PATHS.progress, { leadId }, phone)).body['stage'];
    await eventually(async () => (await stage()) === 'contract-questions');
    const second = { ...loan, id: leadId, formType: 'second', mainInfo: VEHICLE_INFO };
    expect((await call(LEAD_PATHS.create, second, phone)).status).toBe(200);
    return leadId;
  }

  /** Everything up to the code, and what it takes to sign with it. */
  async function codeFor(leadId: string): Promise<() => Promise<Answer>> {
    // The code that was sent before has its timer.
    clock.pass(130);
    const shown = (await call(SIGNATURE_PATHS.documents, { leadId }, PHONE))
      .body as unknown as SignatureDocuments;
    const documents = shown.documents.filter(({ isRequired }) => isRequired).map(({ id }) => id);
    const { formSessionId } = shown;
    const { body } = await call(SIGNATURE_PATHS.sign, { leadId, formSessionId, documents }, PHONE);
    const { signatureVerificationId } = body;
    const code = await lastCode(api, PHONE);
    return () => call(SIGNATURE_PATHS.verify, { signatureVerificationId, code }, PHONE);
  }
  const sign = async (leadId: string): Promise<Answer> => (await codeFor(leadId))();
  const signed = async (requiredSum: number, terms = {}): Promise<string> => {
    const leadId = await approved(requiredSum, terms);
    const { status, body } = await sign(leadId);
    expect([status, body['error_validation']]).toEqual([200, undefined]);
    return leadId;
  };

  const FREE = { overpaymentKopecks: 0, fullCostPercent: 0 };
  const today = moscowDay(new Date());
  const used = { on: today, again: addMonths(today, 6) };
  const PRICED = { fullCostPercent: 292, promotionUsed: used };
  const TAKEN = { documents: [expect.stringContaining('теперь есть проценты')] };

  it('is offered until it is signed, and the next one says why it is not free', async () => {
    const first = await approved(10_000);
    const second = await approved(12_000);
    expect([await offerOf(first), await offerOf(second)]).toEqual([
      expect.objectContaining(FREE),
      expect.objectContaining(FREE),
    ]);
    expect((await sign(first)).status).toBe(200);
    expect(await offerOf(first)).toMatchObject(FREE);
    expect(await offerOf(second)).toMatchObject(PRICED);
    const other = await approved(12_000, { phone: OTHER_PHONE });
    expect(await offerOf(other, OTHER_PHONE)).toMatchObject(FREE);
  });

  it('is not signed twice: what was shown as free is shown anew, with its interest', async () => {
    const first = await approved(10_000);
    const second = await approved(12_000);
    const late = await codeFor(second);
    expect((await sign(first)).status).toBe(200);
    const refused = await late();
    expect([refused.status, refused.body['error_validation']]).toEqual([422, TAKEN]);
    expect((await sign(second)).status).toBe(200);
    expect(await offerOf(second)).toMatchObject(PRICED);
  });

  it('is signed once at the same moment', async () => {
    const leads = [await approved(10_000), await approved(12_000)];
    const runner = api.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT FROM lead FOR UPDATE');
    const waiting = async (count: number): Promise<boolean> => {
      // Deliveries wait for the same rows.
      const [row] = await api.dataSource.query<[{ waiting: number }]>(
        `SELECT count(*)::integer AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'
           AND query LIKE 'SELECT FROM lead WHERE phone_index%'`,
      );
      return row.waiting >= count;
    };
    const answers: Promise<Answer>[] = [];
    for (const leadId of leads) {
      const enter = await codeFor(leadId);
      // A call that waited longer may have the later moment: the clocks are of two machines.
      clock.pass(answers.length === 0 ? 100 : -200);
      answers.push(enter());
      await eventually(() => waiting(answers.length));
    }
    await runner.commitTransaction();
    await runner.release();
    const settled = await Promise.all(answers);
    expect(settled.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(settled.map(({ body }) => body['error_validation'])).toContainEqual(TAKEN);
  });

  it.each([
    [
      'was signed more than half a year ago',
      "UPDATE lead SET promotion_taken_at = now() - interval '7 months'",
    ],
    ['was cancelled', "UPDATE lead SET status = 'cancelled'"],
  ])('is offered again when the first %s', async (_what, sql) => {
    await signed(10_000);
    await api.dataSource.query(sql);
    expect(await offerOf(await approved(12_000))).toMatchObject(FREE);
  });

  it('is not used up by a loan with interest, though it was one of the promotion', async () => {
    const first = await signed(10_000);
    const second = await signed(12_000);
    await signed(13_000, { days: 30 });
    await api.dataSource.query(
      "UPDATE lead SET promotion_taken_at = promotion_taken_at - interval '7 months' WHERE id = $1",
      [first],
    );
    expect(await offerOf(await approved(14_000))).toMatchObject(FREE);
    expect(
      (await api.dataSource.query('SELECT promotion_taken_at AS at FROM lead WHERE id = $1', [second]))[0],
    ).toEqual({ at: null });
  });

  it('stays free for whoever has signed it', async () => {
    const first = await signed(10_000);
    await signed(12_000);
    expect(await offerOf(first)).toMatchObject(FREE);
  });

  it('is there again on the very day that was named, from midnight in Moscow', async () => {
    const first = await signed(10_000);
    const second = await approved(12_000);
    const day = addMonths(today, -6);
    await api.dataSource.query('UPDATE lead SET promotion_taken_at = $2 WHERE id = $1', [
      first,
      `${day}T23:30:00+03:00`,
    ]);
    expect(await offerOf(second)).toMatchObject(FREE);
    expect((await sign(second)).status).toBe(200);
    expect(await offerOf(second)).toMatchObject(FREE);
  });

  describe('is for ever as it was signed', () => {
    const endFirst = (leadId: string) =>
      api.dataSource.query(`UPDATE lead SET status = 'cancelled' WHERE id = $1`, [leadId]);
    const endPromotion = () =>
      change('UPDATE promotion SET active = false', 'UPDATE promotion SET active = true');
    /** As it was signed before offers were kept. */
    const forget = () => api.dataSource.query('UPDATE lead SET signed_offer = NULL');

    it('though the loan without interest of the same phone is cancelled later', async () => {
      const first = await signed(10_000);
      const second = await signed(12_000);
      const offered = await offerOf(second);
      expect(offered).toMatchObject(PRICED);
      await endFirst(first);
      expect(await offerOf(second)).toEqual(offered);
      await forget();
      expect(await offerOf(second)).toMatchObject({ fullCostPercent: 292 });
    });

    it('though there is no promotion any more', async () => {
      const first = await signed(10_000);
      const second = await approved(12_000);
      const offered = await offerOf(first);
      await endPromotion();
      expect(await offerOf(first)).toEqual(offered);
      expect(await offerOf(second)).toMatchObject({ fullCostPercent: 292 });
      await forget();
      expect(await offerOf(first)).toEqual(offered);
    });

    it('though the product costs something else by now', async () => {
      await signed(10_000);
      const second = await signed(12_000);
      const open = await approved(13_000);
      const offered = await offerOf(second);
      const rate = (percent: number) => `UPDATE product_rate SET percent = ${percent} WHERE product = 'pdl'`;
      await change(rate(0.5), rate(0.8));
      expect(await offerOf(open)).toMatchObject({ fullCostPercent: 182.5 });
      expect(await offerOf(second)).toEqual(offered);
    });
  });

  it('is no matter where a loan has interest anyway', async () => {
    await signed(10_000);
    expect(await offerOf(await approved(12_000, { days: 30 }))).not.toHaveProperty('promotionUsed');
  });
});
