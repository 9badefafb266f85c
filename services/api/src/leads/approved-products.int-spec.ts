import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ACCOUNT_PATHS,
  type AccountAnswer,
  type AccountRequest,
  LEAD_PATHS,
  LEAD_STAGE_WORDS,
  type LeadProgress,
  type LeadStage,
  PHONE_VERIFICATION_HEADER,
  PRODUCT_CODES,
  type ProductCode,
  questionnaireOf,
  SIGNATURE_PATHS,
  type UnfinishedRequest,
} from '@polden/api-contract';
import { get, inbox, post, verifyPhone } from '../testing/borrower.ts';
import { startAskedCrmApp } from '../testing/asked-crm-app.ts';
import { TestCrm } from '../testing/crm.ts';
import { eventually } from '../testing/eventually.ts';
import {
  INSTALLMENT_INFO,
  LOAN_DOCUMENTS,
  PROPERTY_INFO,
  VEHICLE_INFO,
  wantedAnswers,
} from '../testing/leads.ts';
import { clientSession } from '../testing/client-session.ts';
import { type TestApp, truncate } from '../testing/test-app.ts';

const PHONE = '79161234567';
const IN_MONTHS = { requiredSum: 280_000, requiredMonthCount: 36 };
const IN_DAYS = { requiredSum: 30_000, days: 15 };
const CAR_TERMS = { requiredSum: 280_000, requiredMonthCount: 48 };
const YEARLY = { requiredSum: 80_000, requiredMonthCount: 12 };
/** Answers to the questions of all products. */
const ANSWERS = { ...VEHICLE_INFO, ...PROPERTY_INFO };
/** To those of an instalment loan, with a car or without. */
const MONTHLY_ANSWERS = { ...VEHICLE_INFO, ...INSTALLMENT_INFO };
const LARGE = { requiredSum: 1_000_000, requiredMonthCount: 36 };

interface Way {
  /** Path and body of the first step. */
  first: [path: string, body: object];
  terms: object;
  /** The form sends the second step before anything is decided: it confirms the phone. */
  confirms?: boolean;
  /** What its borrower is told once the first steps are approved. */
  approved: LeadStage;
}

const whole = (product: ProductCode, terms: object): Way['first'] => [
  LEAD_PATHS.create,
  { product, formType: 'first', phone: PHONE, documents: LOAN_DOCUMENTS, ...terms },
];
const bank = (product: ProductCode, terms: object): Way['first'] => [
  LEAD_PATHS.personalAccount,
  { product, phone: PHONE, documents: LOAN_DOCUMENTS, ...terms },
];

/** How the site sends a request for each product. */
const WAYS: Record<ProductCode, Way> = {
  pts: { first: whole('pts', IN_MONTHS), terms: IN_MONTHS, approved: 'pre-approved' },
  installment: { first: whole('installment', YEARLY), terms: YEARLY, approved: 'pre-approved' },
  collateral: { first: whole('collateral', IN_MONTHS), terms: IN_MONTHS, approved: 'pre-approved' },
  refinance: {
    first: [LEAD_PATHS.refinanceFirstStep, { phone: PHONE, documents: LOAN_DOCUMENTS, ...IN_MONTHS }],
    terms: IN_MONTHS,
    approved: 'pre-approved',
  },
  pdl: { first: whole('pdl', IN_DAYS), terms: IN_DAYS, approved: 'contract-questions' },
  bank: { first: bank('bank', IN_MONTHS), terms: IN_MONTHS, approved: 'contract-questions' },
  'bank-business': { first: bank('bank-business', LARGE), terms: LARGE, approved: 'manager' },
  business: {
    first: [LEAD_PATHS.businessFirstStep, { period: 36, sum: 1_000_000, phoneNumber: PHONE, consent: true }],
    terms: LARGE,
    confirms: true,
    approved: 'manager',
  },
  'car-purchase': {
    first: [LEAD_PATHS.carPurchaseFirstStep, { period: 3, sum: 700_000, phoneNumber: PHONE, consent: true }],
    terms: { requiredSum: 700_000, requiredMonthCount: 36 },
    confirms: true,
    approved: 'manager',
  },
};

describe('an approved request', () => {
  const crm = new TestCrm();
  let api: TestApp;
  let headers: Record<string, string>;

  beforeAll(async () => {
    api = await startAskedCrmApp(crm);
  });
  afterAll(async () => {
    await api.close();
    await crm.stop();
  });
  beforeEach(async () => {
    crm.reset();
    crm.decisionOn = () => ({ status: 200, body: { status: 'approved' } });
    await truncate(api.dataSource);
    headers = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, PHONE) };
  });

  const call = (path: string, body: object) => post(api, path, body, { headers });
  const progress = async (leadId: string) =>
    (await call(LEAD_PATHS.progress, { leadId })).body as unknown as LeadProgress;
  const told = async () => (await inbox(api, PHONE)).filter(({ code }) => code === '').map((sms) => sms.text);
  const revisionInCrm = (id: string) =>
    Math.max(
      0,
      ...crm.received.filter(({ lead }) => lead['id'] === id).map(({ lead }) => Number(lead['revision'])),
    );
  const completesOf = (id: string) =>
    crm.received.filter(({ lead }) => lead['id'] === id).map(({ lead }) => lead['complete']);

  /** The second step of a product, with answers or, where the phone alone is confirmed, without. */
  const second = (id: string, product: ProductCode, mainInfo?: object) =>
    call(LEAD_PATHS.create, {
      id,
      product,
      formType: 'second',
      phone: PHONE,
      documents: LOAN_DOCUMENTS,
      ...WAYS[product].terms,
      ...(mainInfo && { mainInfo }),
    });

  async function send(product: ProductCode): Promise<string> {
    const { first, confirms } = WAYS[product];
    const sent = await call(...first);
    expect([sent.status, sent.body['error_validation']]).toEqual([200, undefined]);
    const id = String(sent.body['id']);
    if (confirms) expect((await second(id, product)).status).toBe(200);
    return id;
  }

  const comesTo = (id: string, stage: LeadStage) =>
    eventually(async () => (await progress(id)).stage === stage);

  async function inAccount(id: string): Promise<AccountRequest | undefined> {
    const login = await call(ACCOUNT_PATHS.login, { phone: PHONE });
    const { cookie } = clientSession(api, login);
    const { body } = await get(api, ACCOUNT_PATHS.overview, { cookie });
    return (body as unknown as AccountAnswer).account?.requests.find((request) => request.id === id);
  }

  it.each(PRODUCT_CODES)('for %s leads to signing, or says who calls', async (product) => {
    const { approved } = WAYS[product];
    const id = await send(product);
    await comesTo(id, approved);
    const asked = await progress(id);
    expect(await inAccount(id)).toMatchObject({
      stage: asked.stage,
      unfinished: asked.unfinished,
      signature: asked.signature,
    });
    expect(asked).toMatchObject({ status: 'success', signature: 'none', offer: { sum: expect.any(Number) } });
    if (approved === 'manager') {
      expect(asked.unfinished).toBeNull();
      expect(LEAD_STAGE_WORDS.manager.text).toContain('Менеджер позвонит в течение рабочего дня');
      return;
    }
    expect((await call(SIGNATURE_PATHS.documents, { leadId: id })).status).toBe(422);
    expect(asked.unfinished).toMatchObject({ id, product, phone: '+79161234567', documents: LOAN_DOCUMENTS });
    expect((await second(id, product, ANSWERS)).status).toBe(200);
    await comesTo(id, 'approved');
    expect(await progress(id)).toMatchObject({ signature: 'open', unfinished: null });
    expect((await call(SIGNATURE_PATHS.documents, { leadId: id })).status).toBe(200);
    await eventually(async () => revisionInCrm(id) === 2);
    // Told once, when it is final, and of nothing that was preliminary.
    await eventually(async () => (await told()).length === 1);
    expect(await told()).toEqual([expect.stringContaining('Одобрили')]);
  });

  it.each(PRODUCT_CODES.filter((product) => questionnaireOf(product) !== null))(
    'for %s is told as preliminary until the questionnaire has come, and the CRM knows that it has not',
    async (product) => {
      const id = await send(product);
      await comesTo(id, 'pre-approved');
      expect(completesOf(id)).toEqual([false]);
      expect(await told()).toEqual([]);
      crm.decisionOn = () => ({ status: 200, body: { status: 'refused', revision: 2 } });
      await second(id, product, ANSWERS);
      await comesTo(id, 'refused');
      await eventually(async () => (await told()).length === 1);
      expect(await told()).toEqual([expect.stringContaining(LEAD_STAGE_WORDS.refused.title)]);
      expect(completesOf(id)).toEqual([false, true]);
    },
  );

  it('that nobody has decided yet says that the questionnaire is missing, not that it is being looked at', async () => {
    crm.decisionOn = () => ({ status: 200, body: { status: 'progress', percents: 20 } });
    const id = await send('pts');
    const { stage, status, unfinished, link } = await progress(id);
    expect([stage, status]).toEqual(['unfinished', 'success']);
    expect(unfinished).toMatchObject({ asksFor: 'decision', path: '/dengi-pod-zalog' });
    expect(link).toEqual(expect.stringContaining('http'));
    await second(id, 'pts', VEHICLE_INFO);
    expect((await progress(id)).stage).toBe('processing');
  });

  it.each([
    { before: 2, now: 1, first: YEARLY, then: CAR_TERMS, pricedAs: 'pts', crmIsTold: '1' },
    { before: 1, now: 2, first: CAR_TERMS, then: YEARLY, pricedAs: 'installment', crmIsTold: '2' },
    {
      before: 1,
      now: undefined,
      first: CAR_TERMS,
      then: YEARLY,
      pricedAs: 'installment',
      crmIsTold: undefined,
    },
  ])(
    'is priced by what its last step says of a car: $now after $before',
    async ({ before, now, first, then, pricedAs, crmIsTold }) => {
      const [path, body] = whole('installment', first);
      const id = String((await call(path, { ...body, hasCar: before, url: '/v-rassrochku' })).body['id']);
      await comesTo(id, 'pre-approved');
      const changed = { ...body, ...then, id, formType: 'second', hasCar: now, mainInfo: MONTHLY_ANSWERS };
      const sent = await call(LEAD_PATHS.create, changed);
      expect([sent.status, sent.body['error_validation']]).toEqual([200, undefined]);
      await comesTo(id, 'approved');
      expect((await progress(id)).offer).toMatchObject({
        product: pricedAs,
        sum: then.requiredSum,
        monthCount: then.requiredMonthCount,
      });
      await eventually(async () => revisionInCrm(id) === 2);
      expect(crm.received.at(-1)?.lead['source']).toEqual({
        url: '/v-rassrochku',
        ...(crmIsTold && { hasCar: crmIsTold }),
      });
    },
  );

  it('keeps what was approved when the answers for its documents come, and is not decided anew', async () => {
    crm.decisionOn = () => ({ status: 200, body: { status: 'approved', limit: { sum: 20_000, days: 10 } } });
    const id = await send('pdl');
    await comesTo(id, 'contract-questions');
    crm.decisionOn = () => ({ status: 200, body: { status: 'refused', revision: 2 } });
    const greedy = { ...WAYS.pdl.terms, requiredSum: 29_000 };
    const { documents } = (await progress(id)).unfinished as UnfinishedRequest;
    const body = { id, product: 'pdl', formType: 'second', phone: PHONE, documents, ...greedy };
    expect((await call(LEAD_PATHS.create, { ...body, mainInfo: VEHICLE_INFO })).status).toBe(200);
    await eventually(async () => revisionInCrm(id) === 2);
    expect(await progress(id)).toMatchObject({
      stage: 'approved',
      limit: { sum: 20_000, monthCount: null, days: 10 },
    });
    expect(crm.received.at(-1)?.lead).toMatchObject({
      requiredSum: 30_000,
      fullName: 'Иванова Анна Петровна',
      questionnaire: { passport: '4510-123456', departmentCode: '770-001' },
    });
    await eventually(async () => (await told()).length === 1);
  });

  it.each(['pdl', 'bank'] as const)('for %s wants every answer that its documents need', async (product) => {
    const id = await send(product);
    await comesTo(id, 'contract-questions');
    const none = await second(id, product);
    expect([none.status, Object.keys(none.body['error_validation'] as object)]).toEqual([422, ['mainInfo']]);
    const empty = await second(id, product, {});
    expect(Object.keys(empty.body['error_validation'] as object)).toEqual(
      wantedAnswers(product === 'pdl' ? 'contract' : 'pledge'),
    );
    expect((await progress(id)).stage).toBe('contract-questions');
  });

  it('of which nobody has told a name, however it came, is for somebody to call about', async () => {
    const [path, body] = WAYS.pdl.first;
    const { body: sent } = await call(path, { ...body, formType: 'second' });
    const id = String(sent['id']);
    await comesTo(id, 'manager');
    expect(await progress(id)).toMatchObject({ signature: 'none', unfinished: null });
  });
});
