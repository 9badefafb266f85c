import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ACCOUNT_PATHS,
  type AccountAnswer,
  ADMIN_LEAD_PATHS,
  type DeclineReason,
  type LeadCard,
  type LeadList,
  LEAD_PATHS,
  type LeadStatus,
  PHONE_VERIFICATION_HEADER,
  SIGNATURE_PATHS,
  type SignatureDocuments,
} from '@polden/api-contract';
import { formatDate, moscowDay } from '@polden/ru';
import { DomainEvents } from '../../core/events/domain-events.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { OFFER_LAPSE } from '../../core/jobs/queues.ts';
import { startAskedCrmApp } from '../../testing/asked-crm-app.ts';
import { type Answer, get, inbox, lastCode, post, verifyPhone } from '../../testing/borrower.ts';
import { stopClock } from '../../testing/clock.ts';
import { TestCrm } from '../../testing/crm.ts';
import { eventually } from '../../testing/eventually.ts';
import { TITLE_LOAN, VEHICLE_INFO } from '../../testing/leads.ts';
import { cookiesOf, signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';
import { lastDayOfOffer } from '../status/last-day.ts';
import { OfferEnds } from './offer-ends.ts';

const PHONE = '79161234567';
const STRANGER = '79160000001';
const WHOLE = { formType: 'second', mainInfo: VEHICLE_INFO };
const DAY_SECONDS = 24 * 3600;
const LIMIT = { sum: 250_000, monthCount: 36 };

let api: TestApp;
let owner: Record<string, string>;
let staff: StaffClient;
let clock: ReturnType<typeof stopClock>;
let told: Record<string, unknown>[];
let signed: Record<string, unknown>[];

const call = (path: string, body: object, headers = owner): Promise<Answer> =>
  post(api, path, body, { headers });
const ask = async (requiredSum = TITLE_LOAN.requiredSum): Promise<string> => {
  const { body } = await call(LEAD_PATHS.create, { phone: PHONE, ...TITLE_LOAN, ...WHOLE, requiredSum });
  return String(body['id']);
};
const progress = async (leadId: string) => (await call(LEAD_PATHS.progress, { leadId })).body;
const documents = async (leadId: string): Promise<SignatureDocuments> =>
  (await call(SIGNATURE_PATHS.documents, { leadId })).body as unknown as SignatureDocuments;
const card = async (id: string): Promise<LeadCard> =>
  (await staff.get(`${ADMIN_LEAD_PATHS.item}/${id}`)).body as unknown as LeadCard;
const listed = async (query: string) =>
  ((await staff.get(`${ADMIN_LEAD_PATHS.list}?${query}`)).body as unknown as LeadList).items.map(
    ({ id, stage }) => [id, stage],
  );
const waitingForCall = async () => (await staff.get(ADMIN_LEAD_PATHS.summary)).body['signed'];
const decline = (leadId: string, reason?: DeclineReason, headers = owner): Promise<Answer> =>
  call(SIGNATURE_PATHS.decline, { leadId, ...(reason && { reason }) }, headers);
const offer = (id: string, body: object): Promise<Answer> =>
  staff.post(`${ADMIN_LEAD_PATHS.offer}/${id}`, body);
const refusal = ({ status, body }: Answer) => [status, body['error_validation']];

/** Everything up to the code, and what it takes to sign with it. */
async function codeFor(leadId: string): Promise<() => Promise<Answer>> {
  // The code that was sent before has its timer.
  clock.pass(130);
  const { formSessionId, documents: shown } = await documents(leadId);
  const required = shown.filter(({ isRequired }) => isRequired).map(({ id }) => id);
  const { body } = await call(SIGNATURE_PATHS.sign, { leadId, formSessionId, documents: required });
  const { signatureVerificationId } = body;
  const code = await lastCode(api, PHONE);
  return () => call(SIGNATURE_PATHS.verify, { signatureVerificationId, code });
}

const prove = async (): Promise<void> => {
  owner = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, PHONE) };
};
/** As if it had been made so long ago that this is its last day. */
const endsOn = (leadId: string, day: string) =>
  api.dataSource.query('UPDATE lead SET offer_until = $2 WHERE id = $1', [leadId, day]);
const today = () => moscowDay(new Date());
const yesterday = () => moscowDay(new Date(Date.now() - DAY_SECONDS * 1000));
const lapseAll = () => api.app.get(JobQueue).send(api.dataSource.manager, OFFER_LAPSE, null);
const statusOf = async (id: string) =>
  (await api.dataSource.query<[{ status: string }]>('SELECT status FROM lead WHERE id = $1', [id]))[0].status;

async function begin(): Promise<void> {
  await truncate(api.dataSource);
  staff = await signIn(api, 'MANAGER');
  await prove();
  told = [];
  signed = [];
}
const listen = () =>
  api.app.get(DomainEvents).register(async (_manager, events) => {
    told.push(...events.filter(({ kind }) => kind === 'lead.status').map(({ data }) => data));
    signed.push(...events.filter(({ kind }) => kind === 'lead.signed').map(({ data }) => data));
  });

describe('what the CRM has approved', () => {
  const crm = new TestCrm();

  // The clock only goes forward while jobs are worked: their queue counts its pauses by it.
  beforeAll(async () => {
    api = await startAskedCrmApp(crm);
    clock = stopClock();
    listen();
  });
  afterAll(async () => {
    await api.close();
    await crm.stop();
    clock.restore();
  });
  beforeEach(async () => {
    crm.reset();
    crm.decisionOn = () => ({ status: 200, body: { status: 'approved', limit: LIMIT } });
    await begin();
  });

  async function approved(requiredSum?: number): Promise<string> {
    const leadId = await ask(requiredSum);
    await eventually(async () => (await progress(leadId))['stage'] === 'approved');
    return leadId;
  }

  it('says everywhere until when it holds', async () => {
    const leadId = await approved();
    const until = lastDayOfOffer(new Date());
    expect((await progress(leadId))['offer']).toMatchObject({ until });
    expect((await documents(leadId)).offer).toMatchObject({ until });
    const session = cookiesOf(await call(ACCOUNT_PATHS.login, { phone: PHONE }))['client_session'] ?? '';
    const account = (await get(api, ACCOUNT_PATHS.overview, { cookie: `client_session=${session}` }))
      .body as unknown as AccountAnswer;
    expect(account.account?.requests[0]?.offer).toMatchObject({ until });
    const seen = await card(leadId);
    expect(seen.offerUntil).toBe(until);
    expect(seen.timeline.map(({ details }) => details)).toContain(
      `действует по ${formatDate(until, 'DD.MM.YYYY')}`,
    );
    await eventually(async () => (await inbox(api, PHONE)).some(({ code }) => code === ''));
    expect((await inbox(api, PHONE)).find(({ code }) => code === '')?.text).toContain(
      `Предложение действует по ${formatDate(until, 'long day')}.`,
    );
    expect(told).toContainEqual({ id: leadId, from: 'delivered', to: 'approved', until });
  });

  it('is signed on its last day to its end, and no more after that, whoever has its page open', async () => {
    const leadId = await approved();
    const enter = await codeFor(leadId);
    await endsOn(leadId, yesterday());
    const late = await enter();
    expect(refusal(late)).toEqual([422, { leadId: [expect.stringMatching(/^Предложение истекло/u)] }]);
    expect(refusal(await call(SIGNATURE_PATHS.documents, { leadId }))).toEqual(refusal(late));
    expect(await progress(leadId)).toMatchObject({ stage: 'lapsed', status: 'fail', signature: 'none' });
    await endsOn(leadId, today());
    expect((await enter()).status).toBe(200);
    await endsOn(leadId, yesterday());
    expect(await progress(leadId)).toMatchObject({ stage: 'signed', status: 'success' });
  });

  it('waits for its call once it is signed, wherever the staff looks, until somebody takes it up', async () => {
    const leadId = await approved();
    expect(await listed('stage=approved')).toEqual([[leadId, 'approved']]);
    expect(await listed('stage=signed')).toEqual([]);
    expect(await waitingForCall()).toBe(0);
    expect((await (await codeFor(leadId))()).status).toBe(200);
    expect(signed).toEqual([{ id: leadId, status: 'approved' }]);
    expect(await listed('stage=signed&status=approved')).toEqual([[leadId, 'signed']]);
    expect(await listed('stage=approved')).toEqual([]);
    expect(await waitingForCall()).toBe(1);
    const [newest] = (await card(leadId)).timeline.filter(({ title }) => title.startsWith('Клиент'));
    expect(newest).toMatchObject({
      title: 'Клиент подписал документы',
      details: expect.stringMatching(/\S/u),
      actor: null,
    });
    await staff.post(`${ADMIN_LEAD_PATHS.status}/${leadId}`, { from: 'approved', status: 'in-work' });
    expect(await waitingForCall()).toBe(0);
    expect(await listed('stage=signed')).toEqual([[leadId, 'signed']]);
  });

  it('is told as preliminary while its questionnaire is to come', async () => {
    const { body } = await call(LEAD_PATHS.create, { phone: PHONE, ...TITLE_LOAN });
    const leadId = String(body['id']);
    await eventually(async () => (await progress(leadId))['stage'] === 'pre-approved');
    const { timeline } = await card(leadId);
    expect(timeline.map(({ title }) => title)).toContain('Статус: в CRM → одобрена предварительно');
    expect(await listed('stage=pre-approved')).toEqual([[leadId, 'pre-approved']]);
    expect(await listed('stage=approved')).toEqual([]);
  });

  it('lapses once, in the history, for other systems and for its borrower', async () => {
    const leadId = await approved();
    await endsOn(leadId, yesterday());
    expect((await card(leadId)).stage).toBe('lapsed');
    const ends = api.app.get(OfferEnds);
    await Promise.all([ends.lapse(), ends.lapse()]);
    await ends.lapse();
    const { timeline, status, nextStatuses } = await card(leadId);
    expect(timeline.filter(({ title }) => title === 'Статус: одобрена → предложение истекло')).toHaveLength(
      1,
    );
    expect([status, nextStatuses]).toEqual(['lapsed', ['in-work', 'done']]);
    expect(told.filter(({ to }) => to === 'lapsed')).toEqual([
      { id: leadId, from: 'approved', to: 'lapsed' },
    ]);
    await eventually(async () =>
      (await inbox(api, PHONE)).some(({ text }) => text.includes('. Предложение истекло. ')),
    );
    expect(refusal(await decline(leadId))[0]).toBe(422);
    const again = await ask();
    expect(again).not.toBe(leadId);
  });

  it('does not lapse once it is signed, or while a manager arranges its contract', async () => {
    const signed = await approved();
    expect((await (await codeFor(signed))()).status).toBe(200);
    const arranged = await approved(260_000);
    await api.dataSource.query(`UPDATE lead SET product = 'business', status = 'in-work' WHERE id = $1`, [
      arranged,
    ]);
    const waiting = await approved(270_000);
    for (const id of [signed, arranged, waiting]) await endsOn(id, yesterday());
    await lapseAll();
    await eventually(async () => (await statusOf(waiting)) === 'lapsed');
    expect([await statusOf(signed), await statusOf(arranged)]).toEqual(['approved', 'in-work']);
    expect((await card(arranged)).stage).toBe('manager');
  });

  it('is refused by its borrower, who may say why, and that as often as it is sent', async () => {
    const leadId = await approved();
    const enter = await codeFor(leadId);
    expect(await decline(leadId, 'expensive')).toMatchObject({ status: 200, body: { declined: true } });
    expect((await decline(leadId)).status).toBe(200);
    expect(refusal(await enter())).toEqual([
      422,
      { leadId: [expect.stringMatching(/^Вы отказались от предложения/u)] },
    ]);
    expect(await progress(leadId)).toMatchObject({ stage: 'declined', status: 'fail' });
    const { timeline, status } = await card(leadId);
    expect(status).toBe('declined');
    expect(timeline.filter(({ title }) => title === 'Статус: одобрена → клиент отказался')).toMatchObject([
      { details: 'Дорого', actor: null },
    ]);
    expect(told.filter(({ to }) => to === 'declined')).toEqual([
      { id: leadId, from: 'approved', to: 'declined', reason: 'expensive' },
    ]);
    expect(await ask()).not.toBe(leadId);
  });

  it('is refused by nobody else, for no other reason, and not before there is an offer', async () => {
    const leadId = await approved();
    const stranger = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, STRANGER) };
    for (const headers of [{}, stranger])
      expect(refusal(await decline(leadId, undefined, headers))).toEqual([
        422,
        { phone: [expect.any(String)] },
      ]);
    expect(refusal(await decline('00000000-0000-4000-8000-000000000000'))).toEqual([
      422,
      { phone: [expect.any(String)] },
    ]);
    expect(refusal(await call(SIGNATURE_PATHS.decline, { leadId, reason: 'nonsense' }))[0]).toBe(422);
    expect((await progress(leadId))['stage']).toBe('approved');
    crm.decisionOn = () => ({ status: 200, body: { status: 'progress' } });
    await api.dataSource.query('UPDATE lead SET status = $1, decision = NULL, decided_at = NULL', [
      'delivered',
    ]);
    expect(refusal(await decline(leadId))).toEqual([
      422,
      { leadId: ['Отказываться не от чего: предложения по этой заявке нет'] },
    ]);
  });

  it('is signed or refused, never both', async () => {
    const leadId = await approved();
    const enter = await codeFor(leadId);
    const runner = api.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT FROM lead FOR UPDATE');
    const waiting = (count: number) =>
      eventually(async () => {
        const [row] = await api.dataSource.query<[{ waiting: number }]>(
          `SELECT count(*)::integer AS waiting FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'SELECT%lead%'`,
        );
        return row.waiting >= count;
      });
    const answers = [enter()];
    await waiting(1);
    answers.push(decline(leadId));
    await waiting(2);
    await runner.commitTransaction();
    await runner.release();
    const [signed, declined] = (await Promise.all(answers)) as [Answer, Answer];
    expect([signed.status, declined.status].sort()).toEqual([200, 422]);
    const stage = (await progress(leadId))['stage'];
    expect(stage).toBe(signed.status === 200 ? 'signed' : 'declined');
    const loser = signed.status === 200 ? declined : signed;
    const words = signed.status === 200 ? /уже подписаны/u : /^Вы отказались/u;
    expect(loser.body['error_validation']).toEqual({ leadId: [expect.stringMatching(words)] });
  });

  it('is given a new last day by the staff, on its own terms alone', async () => {
    const leadId = await approved();
    await endsOn(leadId, yesterday());
    await lapseAll();
    await eventually(async () => (await statusOf(leadId)) === 'lapsed');
    expect((await card(leadId)).offering).toBe('renewal');
    const from = 'lapsed';
    expect(refusal(await offer(leadId, { from, sum: 300_000, term: 36 }))[0]).toBe(422);
    expect((await offer(leadId, { from: 'approved', sum: 250_000, term: 36 })).status).toBe(409);
    const { body } = await offer(leadId, { from, sum: 250_000, term: 36, comment: 'Попросил по телефону' });
    const until = lastDayOfOffer(new Date());
    expect(body).toMatchObject({ status: 'approved', stage: 'approved', offerUntil: until });
    const { timeline } = body as unknown as LeadCard;
    expect(timeline.map(({ details }) => details)).toContainEqual(
      expect.stringMatching(/250\s000\s₽ на 36 месяцев.*Попросил/u),
    );
    expect((await (await codeFor(leadId))()).status).toBe(200);
    expect(refusal(await offer(leadId, { from: 'approved', sum: 250_000, term: 36 }))[0]).toBe(422);
  });

  it('is told once of each last day that the staff gives it, and of one after he had refused it', async () => {
    const leadId = await approved();
    const sms = async () =>
      (await inbox(api, PHONE)).filter(({ code }) => code === '').map(({ text }) => text);
    const toldTimes = (count: number) => eventually(async () => (await sms()).length === count);
    await toldTimes(1);
    await endsOn(leadId, today());
    const same = { from: 'approved', sum: 250_000, term: 36 };
    for (const { status } of [await offer(leadId, same), await offer(leadId, same)]) expect(status).toBe(200);
    await toldTimes(2);
    const until = formatDate(lastDayOfOffer(new Date()), 'long day');
    expect((await sms())[0]).toContain(`. Предложение продлено до ${until} включительно. `);
    const queued = await api.dataSource.query<unknown[]>(`SELECT FROM lead_message WHERE channel = 'sms'`);
    expect(queued).toHaveLength(2);
    await decline(leadId);
    expect((await offer(leadId, { ...same, from: 'declined' })).status).toBe(200);
    await toldTimes(3);
    expect((await sms())[0]).toContain(`Предложение действует по ${until}.`);
  });

  const step = async (id: string, status: LeadStatus): Promise<void> => {
    const from = await statusOf(id);
    expect((await staff.post(`${ADMIN_LEAD_PATHS.status}/${id}`, { from, status })).status).toBe(200);
  };
  const isSigned = async (id: string) => {
    expect((await (await codeFor(id))()).status).toBe(200);
  };
  const isOver = (id: string) => endsOn(id, yesterday());
  const toldOfOffers = async () =>
    (await inbox(api, PHONE)).filter(({ text }) => text.includes('Предложение действует по')).length;

  it.each<[what: string, steps: (id: string) => Promise<unknown>, way: LeadStatus[]]>([
    ['was refused', decline, []],
    ['was refused and ended', decline, ['done']],
    ['was refused, taken up and ended', decline, ['in-work', 'done']],
    ['was refused, taken up and cancelled', decline, ['in-work', 'cancelled']],
    ['had lapsed', lapsed, []],
    ['had lapsed and was ended', lapsed, ['done']],
    ['was over before anybody noted it', isOver, []],
    ['was over when it was ended', isOver, ['done']],
    ['was over when it was cancelled', isOver, ['cancelled']],
  ])('is no offer any more when the staff takes up again what %s', async (_what, end, way) => {
    const leadId = await approved();
    await eventually(async () => (await toldOfOffers()) === 1);
    await end(leadId);
    for (const status of [...way, 'in-work'] as const) await step(leadId, status);
    const none = { limit: null, offerUntil: null, offering: null };
    expect(await card(leadId)).toMatchObject({ status: 'in-work', ...none });
    expect((await progress(leadId))['signature']).toBe('none');
    expect(refusal(await call(SIGNATURE_PATHS.documents, { leadId }))[0]).toBe(422);
    await api.app.get(OfferEnds).lapse();
    expect(await statusOf(leadId)).toBe('in-work');
    const messages = await api.dataSource.query<object[]>(
      `SELECT FROM lead_message WHERE channel = 'sms' AND stage = 'approved'`,
    );
    expect(messages).toHaveLength(1);
  });

  async function lapsed(id: string): Promise<void> {
    await isOver(id);
    await api.app.get(OfferEnds).lapse();
    expect(await statusOf(id)).toBe('lapsed');
  }

  it.each<[what: string, way: LeadStatus[]]>([
    ['ended', ['done']],
    ['taken up and ended', ['in-work', 'done']],
    ['cancelled', ['cancelled']],
  ])(
    'stays one when what was %s is taken up before its last day, and once it is signed for ever',
    async (_what, way) => {
      const [open, signed] = [await approved(), await approved(260_000)];
      await isSigned(signed);
      await isOver(signed);
      for (const id of [open, signed])
        for (const status of [...way, 'in-work'] as const) await step(id, status);
      expect(await card(open)).toMatchObject({ stage: 'approved', limit: LIMIT });
      expect(await card(signed)).toMatchObject({ stage: 'signed', limit: LIMIT });
    },
  );
});

describe('where no CRM decides', () => {
  beforeAll(async () => {
    api = await startTestApp({ env: { CRM_DRIVER: 'off' } });
    clock = stopClock();
    listen();
  });
  afterAll(async () => {
    await api.close();
    clock.restore();
  });
  beforeEach(begin);

  it('the staff makes the offer, and its borrower signs it', async () => {
    const leadId = await ask();
    expect(await card(leadId)).toMatchObject({ status: 'new', offering: 'terms' });
    const asked = { from: 'new', sum: 200_000, term: 24 };
    expect(refusal(await offer(leadId, { ...asked, sum: 9_000_000 }))).toEqual([
      422,
      { sum: [expect.stringMatching(/^Сумма — от/u)] },
    ]);
    expect(refusal(await offer(leadId, { ...asked, term: 1 }))).toEqual([
      422,
      { term: [expect.stringMatching(/^Срок — от/u)] },
    ]);
    expect((await offer(leadId, asked)).status).toBe(200);
    const until = lastDayOfOffer(new Date());
    expect(await progress(leadId)).toMatchObject({
      stage: 'approved',
      signature: 'open',
      offer: { sum: 200_000, monthCount: 24, until },
    });
    expect(told).toEqual([{ id: leadId, from: 'new', to: 'approved', until }]);
    expect((await (await codeFor(leadId))()).status).toBe(200);
  });

  it('the second of two who offer from the same card is told, and overwrites nothing', async () => {
    const leadId = await ask();
    const seen = await card(leadId);
    const asked = { from: 'new', sum: 200_000, term: 24, decidedAt: seen.decidedAt };
    expect((await offer(leadId, asked)).status).toBe(200);
    const { decidedAt } = await card(leadId);
    const both = { from: 'approved', sum: 210_000, term: 24, decidedAt };
    clock.pass(1);
    const answers = await Promise.all([offer(leadId, both), offer(leadId, { ...both, sum: 250_000 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [late] = answers.filter(({ status }) => status === 409);
    expect(late?.body['message']).toBe(
      'Предложение уже изменил другой сотрудник: посмотрите его и решите ещё раз',
    );
    const kept = await card(leadId);
    const [first] = answers.filter(({ status }) => status === 200);
    expect(kept.limit).toEqual(first?.body['limit']);
    expect((await offer(leadId, { ...both, decidedAt: kept.decidedAt })).status).toBe(200);
  });

  it('nobody offers without the right, on a request that is no loan, or on one that is ended', async () => {
    const leadId = await ask();
    const user = await signIn(api, 'USER');
    const asked = { from: 'new', sum: 200_000, term: 24 };
    expect((await user.post(`${ADMIN_LEAD_PATHS.offer}/${leadId}`, asked)).status).toBe(403);
    await staff.post(`${ADMIN_LEAD_PATHS.status}/${leadId}`, { from: 'new', status: 'cancelled' });
    expect(refusal(await offer(leadId, { ...asked, from: 'cancelled' }))[0]).toBe(422);
    expect((await card(leadId)).offering).toBeNull();
  });
});
