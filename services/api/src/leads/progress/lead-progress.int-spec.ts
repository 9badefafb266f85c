import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  LEAD_PATHS,
  type LeadOffer,
  PHONE_VERIFICATION_HEADER,
  REFUSAL_SHOWCASE_PATH,
  type RefusalShowcase,
} from '@polden/api-contract';
import { refusalOffer } from '@polden/content-model';
import { get, post, verifyPhone } from '../../testing/borrower.ts';
import { addressOf, ContentSamples } from '../../testing/content.ts';
import { signIn } from '../../testing/staff.ts';
import { startAskedCrmApp } from '../../testing/asked-crm-app.ts';
import { TestCrm } from '../../testing/crm.ts';
import { eventually } from '../../testing/eventually.ts';
import { TITLE_LOAN, VEHICLE_INFO } from '../../testing/leads.ts';
import { type TestApp, truncate } from '../../testing/test-app.ts';

const PHONE = '79161234567';
const HEADER = PHONE_VERIFICATION_HEADER;
/** Nothing is left to be told. */
const WHOLE = { formType: 'second', mainInfo: VEHICLE_INFO };

describe('the processing screen', () => {
  const crm = new TestCrm();
  let api: TestApp;
  let owner: Record<string, string>;

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
    owner = { [HEADER]: await verifyPhone(api, PHONE) };
  });

  const send = async (changes: object = {}): Promise<string> => {
    const body = { phone: PHONE, ...TITLE_LOAN, ...WHOLE, ...changes };
    return String((await post(api, LEAD_PATHS.create, body, { headers: owner })).body['id']);
  };
  const progress = async (leadId: string) =>
    (await post(api, LEAD_PATHS.progress, { leadId }, { headers: owner })).body;
  const delivered = async (id: string): Promise<boolean> => {
    const [row] = await api.dataSource.query<{ status: string }[]>('SELECT status FROM lead WHERE id = $1', [
      id,
    ]);
    return row?.status !== 'new';
  };

  it('tells how far the CRM is, and never says 100 before the end', async () => {
    crm.decisionOn = () => ({ status: 200, body: { status: 'progress', percents: 100, secondsLeft: 7 } });
    const id = await send();
    await eventually(() => delivered(id));
    expect(await progress(id)).toEqual({
      status: 'progress',
      stage: 'processing',
      percents: 99,
      timer: expect.any(Number),
      secondsLeft: 7,
      link: null,
      limit: null,
      offer: null,
      formSessionId: null,
      signature: 'none',
      unfinished: null,
    });
  });

  it('does not go back when the CRM begins later than time does', async () => {
    crm.decisionOn = () => ({ status: 200, body: { status: 'progress', percents: 1 } });
    const id = await send();
    await eventually(() => delivered(id));
    await api.dataSource.query(
      `UPDATE lead SET created_at = created_at - interval '30 s', completed_at = completed_at - interval '30 s' WHERE id = $1`,
      [id],
    );
    expect((await progress(id))['percents']).toBeGreaterThan(80);
  });

  it('begins with one percent while the lead is on its way', async () => {
    crm.answerTo = () => 503;
    const id = await send();
    expect(await progress(id)).toMatchObject({ status: 'progress', secondsLeft: null, link: null });
    expect(Number((await progress(id))['percents'])).toBeLessThan(30);
  });

  it('tells of a loan that the law ends before its term how many payments it has, and the last of them', async () => {
    crm.decisionOn = () => ({ status: 200, body: { status: 'approved', revision: 2 } });
    const id = await send({ product: 'installment', requiredSum: 60_000, requiredMonthCount: 8 });
    await eventually(async () => (await progress(id))['status'] === 'success');
    const offer = (await progress(id))['offer'] as LeadOffer;
    const { paymentKopecks, paymentCount, lastPaymentKopecks, overpaymentKopecks } = offer;
    expect([offer.monthCount, paymentCount]).toEqual([8, 7]);
    expect(paymentKopecks * (paymentCount - 1) + lastPaymentKopecks).toBe(6_000_000 + overpaymentKopecks);
  });

  it('hands an approved borrower on with what was approved', async () => {
    crm.decisionOn = () => ({
      status: 200,
      body: { status: 'approved', revision: 2, limit: { sum: 250_000, monthCount: 36 } },
    });
    const id = await send();
    await eventually(async () => (await progress(id))['status'] === 'success');
    const body = await progress(id);
    expect(body).toMatchObject({
      percents: 100,
      secondsLeft: 0,
      stage: 'approved',
      limit: { sum: 250_000, monthCount: 36, days: null },
      offer: {
        sum: 250_000,
        monthCount: 36,
        days: null,
        paymentKopecks: expect.any(Number),
        overpaymentKopecks: expect.any(Number),
        fullCostPercent: expect.any(Number),
        coolingOffHours: 48,
        asked: { sum: 280_000, monthCount: 48, days: null },
      },
      signature: 'open',
    });
    const query = new URL(String(body['link'])).searchParams;
    expect([query.get('leadId'), query.get('sum'), query.get('months')]).toEqual([id, '250000', '36']);
    const opened = await post(api, LEAD_PATHS.openLoginLink, { query: query.toString() });
    expect(opened.body).toMatchObject({ stage: 'approved', offer: body['offer'] });
    // A staff member who takes the lead up does not take the decision back.
    await api.dataSource.query(`UPDATE lead SET status = 'in-work'`);
    expect(await progress(id)).toMatchObject({ status: 'success', stage: 'approved', offer: body['offer'] });
    await api.dataSource.query(`UPDATE lead SET status = 'cancelled'`);
    const cancelled = await progress(id);
    expect(cancelled).toMatchObject({ status: 'fail', stage: 'cancelled', offer: null });
    const { body: again } = await post(api, LEAD_PATHS.openLoginLink, { query: query.toString() });
    expect(again).toMatchObject({ stage: 'cancelled', offer: null });
  });

  it('gives the refused a session for the showcase of others, and no link', async () => {
    crm.decisionOn = () => ({ status: 200, body: { status: 'refused' } });
    const id = await send();
    await eventually(async () => (await progress(id))['status'] === 'fail');
    expect(await progress(id)).toMatchObject({
      stage: 'refused',
      percents: 100,
      link: null,
      limit: null,
      formSessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('shows the refused what others offer, and nobody else', async () => {
    const staff = await signIn(api, 'ADMIN');
    const offer = {
      link: 'https://rassvet.example/zaim?from=polden',
      erid: 'Token1',
      fullCostMin: 10,
      fullCostMax: 20,
    };
    const { id: offerId } = await new ContentSamples(api, staff).add(refusalOffer, offer);
    expect((await staff.post(addressOf(refusalOffer, 'publish', offerId))).status).toBe(200);
    crm.decisionOn = () => ({ status: 200, body: { status: 'refused' } });
    const id = await send();
    const [row] = await api.dataSource.query<{ session: string }[]>(
      'SELECT form_session_id AS session FROM lead WHERE id = $1',
      [id],
    );
    const showcase = (session: string | undefined) =>
      get(api, `${REFUSAL_SHOWCASE_PATH}?formSessionId=${session}`);
    expect((await showcase(row?.session)).status).toBe(404);
    await eventually(async () => (await progress(id))['status'] === 'fail');
    const { status, body } = await showcase(row?.session);
    expect(status).toBe(200);
    expect((body as unknown as RefusalShowcase).items).toMatchObject([
      {
        url: 'https://rassvet.example/zaim?from=polden&erid=Token1',
        erid: 'Token1',
        fullCost: { min: 10, max: 20 },
        advertiser: expect.any(String),
      },
    ]);
    expect((await showcase(id)).status).toBe(404);
    expect((await showcase('1')).status).toBe(422);
  });

  it('keeps a decision that came while nobody looked', async () => {
    crm.decisionOn = () => ({ status: 200, body: { status: 'approved' } });
    const id = await send();
    await eventually(async () => {
      const [row] = await api.dataSource.query<{ status: string }[]>(
        'SELECT status FROM lead WHERE id = $1',
        [id],
      );
      return row?.status === 'approved';
    });
    crm.decisionOn = () => ({ status: 500, body: {} });
    expect(await progress(id)).toMatchObject({ status: 'success', limit: { sum: 280_000, monthCount: 48 } });
  });

  it.each([
    ['title loan', {}, { monthCount: 48, days: null }],
    [
      'payday loan',
      { product: 'pdl', requiredSum: 15_000, days: 21, requiredMonthCount: undefined },
      { monthCount: null, days: 21 },
    ],
  ])('approves a %s for the term that was asked when the CRM names none', async (_what, asked, term) => {
    crm.decisionOn = () => ({ status: 200, body: { status: 'approved', limit: { sum: 10_000 } } });
    const id = await send(asked);
    await eventually(async () => (await progress(id))['status'] === 'success');
    expect((await progress(id))['limit']).toEqual({ sum: 10_000, ...term });
    // As decisions were kept once.
    await api.dataSource.query(`UPDATE lead SET decision = decision || '{"monthCount": null, "days": null}'`);
    expect((await progress(id))['limit']).toEqual({ sum: 10_000, ...term });
  });

  it('begins anew with the second step, and does not take the decision on the first for it', async () => {
    let revision = 1;
    crm.decisionOn = () => ({ status: 200, body: { status: 'refused', revision } });
    const id = await send({ formType: 'first', mainInfo: undefined });
    await eventually(async () => (await progress(id))['status'] === 'fail');
    await send({ id });
    await eventually(() => delivered(id));
    expect(await progress(id)).toMatchObject({ status: 'progress' });
    revision = 2;
    await eventually(async () => (await progress(id))['status'] === 'fail');
  });

  const takeToWork = (id: string) =>
    api.dataSource.query(`UPDATE lead SET status = 'in-work' WHERE id = $1`, [id]);

  it('is decided with its questionnaire also when the staff has taken it to work meanwhile', async () => {
    let revision = 1;
    crm.decisionOn = () => ({ status: 200, body: { status: 'approved', revision } });
    const id = await send({ formType: 'first', mainInfo: undefined });
    await eventually(async () => (await progress(id))['stage'] === 'pre-approved');
    await takeToWork(id);
    await send({ id });
    expect(await progress(id)).toMatchObject({ stage: 'in-work', limit: null });
    revision = 2;
    await eventually(async () => (await progress(id))['stage'] === 'approved');
  });

  it.each([
    ['approved', 'approved'],
    ['refused', 'refused'],
  ])(
    'is %s by the CRM after the staff has taken it to work, and nobody has to look',
    async (status, stage) => {
      const id = await send();
      await eventually(() => delivered(id));
      await takeToWork(id);
      crm.decisionOn = () => ({ status: 200, body: { status } });
      await eventually(async () => {
        const [lead] = await api.dataSource.query<{ status: string }[]>('SELECT status FROM lead');
        return lead?.status === status;
      });
      expect(await progress(id)).toMatchObject({ stage });
    },
  );

  it('stays at work when the staff has taken up again what was refused', async () => {
    crm.decisionOn = () => ({ status: 200, body: { status: 'refused' } });
    const id = await send();
    await eventually(async () => (await progress(id))['status'] === 'fail');
    await takeToWork(id);
    expect(await progress(id)).toMatchObject({ stage: 'in-work' });
    expect(await progress(id)).toMatchObject({ stage: 'in-work' });
  });

  it('has documents to sign when a whole request is approved', async () => {
    crm.decisionOn = () => ({ status: 200, body: { status: 'approved' } });
    const id = await send();
    await eventually(async () => (await progress(id))['status'] === 'success');
    expect(await progress(id)).toMatchObject({ signature: 'open' });
  });

  it.each([
    ['an error', 500, { status: 'approved' }],
    ['nonsense', 200, { status: 'maybe' }],
    ['no object', 200, 'approved'],
    ['a limit that is none', 200, { status: 'approved', limit: { sum: '50000' } }],
    ['an unknown lead', 404, {}],
  ])('waits on when the CRM answers %s', async (_what, status, body) => {
    crm.decisionOn = () => ({ status, body });
    const id = await send();
    await eventually(() => delivered(id));
    expect(await progress(id)).toMatchObject({ status: 'progress', link: null });
  });

  it('is for the verified phone of the lead alone, and does not tell whether the lead exists', async () => {
    const id = await send();
    const stranger = { [HEADER]: await verifyPhone(api, '79160000001') };
    const answers = [
      await post(api, LEAD_PATHS.progress, { leadId: id }),
      await post(api, LEAD_PATHS.progress, { leadId: id }, { headers: stranger }),
      await post(api, LEAD_PATHS.progress, { leadId: crypto.randomUUID() }, { headers: owner }),
    ];
    for (const { status, body } of answers) {
      expect([status, body['error_validation']]).toEqual([
        422,
        { phone: ['Подтвердите номер телефона кодом из СМС'] },
      ]);
    }
  });
});
