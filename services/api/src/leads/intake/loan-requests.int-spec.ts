import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  LEAD_PATHS,
  PHONE_VERIFICATION_HEADER,
  PRODUCT_CODES,
  type ProductCode,
  questionnaireOf,
} from '@polden/api-contract';
import type { Client } from '../../clients/index.ts';
import { post, verifyPhone } from '../../testing/borrower.ts';
import { LOAN_DOCUMENTS, TITLE_LOAN, VEHICLE_INFO } from '../../testing/leads.ts';
import { Consents } from '../own-consents/consents.ts';
import { LeadEntity } from '../storage/lead.entity.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

const PHONE = '79161234567';
const REFINANCE = {
  phone: PHONE,
  requiredSum: 280_000,
  requiredMonthCount: 36,
  firstName: 'Анна',
  lastName: 'Иванова',
  passportId: '4510 123456',
  birthDate: '05.03.1990',
  registrationRegion: 'Москва',
  avgIncome: '90 000',
  carBrand: 'LADA',
  carModel: 'Vesta',
  carNumber: 'А123ВС77',
  carIssueYear: 2020,
  dateOfIssue: '20.05.2015',
  departmentCode: '770-001',
  placeOfBirth: 'г. Москва',
  placeOfIssue: 'ОВД РАЙОНА АРБАТ',
  residentialAddress: 'Москва, улица Арбат, дом 1',
};

describe('requests for the other loans', () => {
  let api: TestApp;
  let headers: Record<string, string>;

  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await truncate(api.dataSource);
    headers = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, PHONE) };
  });

  const stored = (): Promise<Record<string, unknown>[]> =>
    api.dataSource.query<Record<string, unknown>[]>('SELECT * FROM lead ORDER BY created_at');

  it('business: the first step asks for no code, and the confirmed phone goes on with the same lead', async () => {
    const source = { utmSource: 'radio', url: '/biznes-zaim' };
    const first = await post(api, LEAD_PATHS.businessFirstStep, {
      period: 36,
      sum: '1 000 000',
      phoneNumber: '8 (916) 123-45-67',
      consent: 'on',
      ...source,
    });
    expect([first.status, first.body]).toEqual([
      200,
      {
        ok: true,
        id: expect.any(String),
        requestResponse: { id: first.body['id'], phone: '+79161234567', created: expect.any(String) },
      },
    ]);
    expect(await stored()).toMatchObject([
      {
        product: 'business',
        phone_verified: false,
        lead_type: 'site3_auto_loans',
        form_name: 'lkk_zaim2',
        utm_source: 'radio',
        source: { url: '/biznes-zaim' },
        documents: [{ id: 'personal-data-consent', edition: expect.any(String) }],
      },
    ]);

    const whole = {
      ...TITLE_LOAN,
      id: first.body['id'],
      phone: PHONE,
      product: 'business',
      requiredSum: 1_000_000,
      requiredMonthCount: 36,
      formType: 'second',
      mainInfo: VEHICLE_INFO,
    };
    const withoutDocuments = await post(api, LEAD_PATHS.create, { ...whole, documents: [] }, { headers });
    expect(Object.keys(withoutDocuments.body['error_validation'] as object)).toEqual(['documents']);
    expect((await post(api, LEAD_PATHS.create, whole, { headers })).body['id']).toBe(first.body['id']);
    expect(await stored()).toMatchObject([{ phone_verified: true, revision: 2 }]);
  });

  it('business: what the second step accepts is in force from then on, though it was taken back before', async () => {
    const first = { period: 36, sum: 1_000_000, phoneNumber: PHONE, consent: true };
    const { body } = await post(api, LEAD_PATHS.businessFirstStep, first);
    await api.dataSource.query(`UPDATE lead SET created_at = created_at - interval '1 hour'`);
    await api.dataSource.query(
      `INSERT INTO consent_withdrawal (phone_index, consent, at)
       SELECT phone_index, 'credit-history-consent', now() - interval '1 minute' FROM lead`,
    );
    const product = { product: 'business', requiredSum: 1_000_000, requiredMonthCount: 36 };
    const whole = { ...TITLE_LOAN, ...product, id: body['id'], phone: PHONE, formType: 'second' };
    const second = { ...whole, mainInfo: VEHICLE_INFO };
    const browser = { ...headers, 'user-agent': 'Second browser' };
    const answer = await post(api, LEAD_PATHS.create, second, { headers: browser, ip: '203.0.113.9' });
    expect(answer.status).toBe(200);
    const [lead] = await api.dataSource.getRepository(LeadEntity).find();
    const completedAt = lead?.completedAt?.toISOString();
    const { items } = await api.app.get(Consents).of({ phoneIndex: lead?.phoneIndex } as Client);
    const given = Object.fromEntries(
      items.map(({ id, givenAt, withdrawnAt }) => [id, [givenAt, withdrawnAt]]),
    );
    expect(given).toEqual({
      'credit-history-consent': [completedAt, null],
      'electronic-interaction-agreement': [completedAt, null],
      'personal-data-consent': [lead?.createdAt.toISOString(), null],
    });
    const evidence = lead && api.app.get(PersonalDataVault).open(lead);
    expect(evidence).toMatchObject({
      ip: '203.0.113.9',
      userAgent: 'Second browser',
      firstStep: { ip: '127.0.0.1', userAgent: 'lightMyRequest' },
    });
  });

  it('business and car purchase: the second step confirms phone and documents, without a questionnaire', async () => {
    const first = { period: 3, sum: 700_000, phoneNumber: PHONE, consent: true };
    const { body } = await post(api, LEAD_PATHS.carPurchaseFirstStep, first);
    const second = {
      id: body['id'],
      phone: PHONE,
      product: 'car-purchase',
      requiredSum: 700_000,
      requiredMonthCount: 36,
      formType: 'second',
      documents: LOAN_DOCUMENTS,
    };
    expect((await post(api, LEAD_PATHS.create, second, { headers })).status).toBe(200);
    expect(await stored()).toMatchObject([{ product: 'car-purchase', phone_verified: true, revision: 2 }]);
    const wrong = { ...second, mainInfo: { email: 'anna@' } };
    const refused = await post(api, LEAD_PATHS.create, wrong, { headers });
    expect(Object.keys(refused.body['error_validation'] as object)).toEqual(['mainInfo.email']);
  });

  it.each([
    [LEAD_PATHS.create, TITLE_LOAN],
    [LEAD_PATHS.businessFirstStep, { period: 36, sum: 1_000_000, phoneNumber: PHONE, consent: true }],
    [LEAD_PATHS.carPurchaseFirstStep, { period: 3, sum: 700_000, phoneNumber: PHONE, consent: true }],
    [
      LEAD_PATHS.refinanceFirstStep,
      { requiredSum: 280_000, requiredMonthCount: 36, documents: LOAN_DOCUMENTS },
    ],
    [LEAD_PATHS.refinance, { ...REFINANCE, documents: LOAN_DOCUMENTS }],
    [LEAD_PATHS.personalAccount, { documents: LOAN_DOCUMENTS }],
  ])('%s keeps where the visitor came from, and his city', async (path, body) => {
    const visit = {
      utmSource: 'radio',
      leadGenCode: 'AB-1',
      leadTypeId: '7',
      partner: 'psb',
      city: 'Казань',
    };
    expect((await post(api, path, { phone: PHONE, ...body, ...visit }, { headers })).status).toBe(200);
    const [lead] = await api.dataSource.manager.find(LeadEntity);
    expect(lead).toMatchObject({
      utmSource: 'radio',
      leadGenCode: 'AB-1',
      source: { leadTypeId: '7', partner: 'psb' },
    });
    expect(lead && api.app.get(PersonalDataVault).open(lead).city).toBe('Казань');
    const link = await post(api, LEAD_PATHS.loginLink, { leadId: lead?.id }, { headers });
    expect(
      Object.fromEntries(new URL(String(link.body['link']), 'http://localhost').searchParams),
    ).toMatchObject({
      leadGenCode: 'AB-1',
      leadTypeId: '7',
      partner: 'psb',
    });
  });

  it('keeps a region under its own name, whatever it was called, and refuses what is none', async () => {
    const sent = { ...REFINANCE, documents: LOAN_DOCUMENTS };
    const former = { ...sent, registrationRegion: 'Кемеровская обл.' };
    expect((await post(api, LEAD_PATHS.refinance, former, { headers })).status).toBe(200);
    const [lead] = await api.dataSource.manager.find(LeadEntity);
    expect(lead && api.app.get(PersonalDataVault).open(lead).questionnaire).toMatchObject({
      registrationRegion: 'Кемеровская область — Кузбасс',
    });
    const none = await post(
      api,
      LEAD_PATHS.refinance,
      { ...sent, registrationRegion: 'Атлантида' },
      { headers },
    );
    expect([none.status, none.body['error_validation']]).toEqual([
      422,
      { registrationRegion: ['Выберите регион из списка'] },
    ]);
  });

  it('only the products with additional steps want a questionnaire', async () => {
    const products = await api.dataSource.query<{ code: ProductCode; additional_steps: number }[]>(
      'SELECT code, additional_steps FROM product',
    );
    expect(products).toHaveLength(PRODUCT_CODES.length);
    for (const { code, additional_steps } of products)
      expect([code, questionnaireOf(code) !== null]).toEqual([code, additional_steps > 0]);
  });

  it('car purchase: the term is in years', async () => {
    const body = { period: 3, sum: 700_000, phoneNumber: PHONE, consent: true };
    expect((await post(api, LEAD_PATHS.carPurchaseFirstStep, body)).status).toBe(200);
    expect(await stored()).toMatchObject([
      { product: 'car-purchase', month_count: 36, lead_type: 'site3_auto_loans_request' },
    ]);
    const tooLong = await post(api, LEAD_PATHS.carPurchaseFirstStep, { ...body, period: 36 });
    expect(tooLong.body['error_validation']).toEqual({ period: ['Срок — от 2 до 4 лет'] });
  });

  it.each([
    [LEAD_PATHS.businessFirstStep, { period: 36, sum: 1_000_000, phoneNumber: PHONE }, 'consent'],
    [LEAD_PATHS.businessFirstStep, { period: 36, sum: 999, phoneNumber: PHONE, consent: true }, 'sum'],
    [
      LEAD_PATHS.businessFirstStep,
      { period: 7, sum: 1_000_000, phoneNumber: PHONE, consent: true },
      'period',
    ],
    [
      LEAD_PATHS.carPurchaseFirstStep,
      { period: 3, sum: 700_000, phoneNumber: '8800', consent: true },
      'phoneNumber',
    ],
    [
      LEAD_PATHS.carPurchaseFirstStep,
      { period: 3, sum: 700_000, phoneNumber: PHONE, consent: false },
      'consent',
    ],
  ])('%s with %j is refused on %s', async (path, body, field) => {
    const answer = await post(api, path, body);
    expect([answer.status, Object.keys(answer.body['error_validation'] as object)]).toEqual([422, [field]]);
    expect(await stored()).toEqual([]);
  });

  it('refinancing: the second step completes the first and keeps the passport with a dash', async () => {
    const asked = { phone: PHONE, fullName: PHONE, requiredSum: 280_000, requiredMonthCount: 36 };
    const first = await post(
      api,
      LEAD_PATHS.refinanceFirstStep,
      { ...asked, documents: LOAN_DOCUMENTS },
      { headers },
    );
    expect(first.body).toEqual({
      id: expect.any(String),
      phone: '+79161234567',
      created: expect.any(String),
    });
    const whole = await post(api, LEAD_PATHS.refinance, { ...REFINANCE, id: first.body['id'] }, { headers });
    expect(whole.body).toEqual(first.body);
    expect(await stored()).toMatchObject([
      { product: 'refinance', lead_type: 'site3_refinance', revision: 2 },
    ]);
  });

  it.each([LEAD_PATHS.refinance, LEAD_PATHS.personalAccount])(
    '%s takes null for what was left out',
    async (path) => {
      const nothing = { id: null, formType: null, formName: null, product: null, leadType: null };
      const body = { ...REFINANCE, ...nothing, requiredMonthCount: 36, documents: LOAN_DOCUMENTS };
      expect((await post(api, path, body, { headers })).status).toBe(200);
      const without = await post(api, path, { ...body, documents: null }, { headers });
      expect([without.status, Object.keys(without.body['error_validation'] as object)]).toEqual([
        422,
        ['documents'],
      ]);
    },
  );

  it.each(['with', 'without'])(
    'refinancing: says what is not taken of a corrected questionnaire, %s the id',
    async (how) => {
      const asked = { phone: PHONE, requiredSum: 280_000, requiredMonthCount: 36, documents: LOAN_DOCUMENTS };
      const begun =
        how === 'with' ? await post(api, LEAD_PATHS.refinanceFirstStep, asked, { headers }) : null;
      const whole = { ...REFINANCE, documents: LOAN_DOCUMENTS, id: begun?.body['id'] };
      const first = await post(api, LEAD_PATHS.refinance, whole, { headers });
      expect((await post(api, LEAD_PATHS.refinance, whole, { headers })).body).toEqual(first.body);
      const corrected = { ...whole, avgIncome: '150 000' };
      const { status, body } = await post(api, LEAD_PATHS.refinance, corrected, { headers });
      expect([status, body['error_validation']]).toEqual([422, { id: ['Анкета по этой заявке уже у нас'] }]);
    },
  );

  it('refinancing: names each field that is wrong', async () => {
    const wrong = { ...REFINANCE, passportId: '1', birthDate: '', avgIncome: 'x', carNumber: undefined };
    const { status, body } = await post(api, LEAD_PATHS.refinance, wrong, { headers });
    expect([status, Object.keys(body['error_validation'] as object)]).toEqual([
      422,
      ['birthDate', 'passportId', 'avgIncome', 'carNumber', 'documents'],
    ]);
  });

  it.each([LEAD_PATHS.refinanceFirstStep, LEAD_PATHS.refinance, LEAD_PATHS.personalAccount])(
    '%s wants the phone confirmed',
    async (path) => {
      const { status, body } = await post(api, path, { ...REFINANCE, documents: LOAN_DOCUMENTS });
      expect([status, Object.keys(body['error_validation'] as object)]).toEqual([422, ['phone']]);
    },
  );

  it('personal account: answers the signed link, with the usual sum and term of the product', async () => {
    const body = {
      phone: PHONE,
      partner: 'bank',
      leadTypeId: '7',
      utmSource: 'psb',
      documents: LOAN_DOCUMENTS,
    };
    const answer = await post(api, LEAD_PATHS.personalAccount, body, { headers });
    const query = new URL(String(answer.body['link'])).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      leadId: answer.body['id'],
      sum: '280000',
      months: '48',
      leadType: 'site3_pts_loan',
      partner: 'bank',
    });
    expect(query.has('signature')).toBe(true);
    expect(await stored()).toMatchObject([
      { lead_type: 'site3_pts_loan', utm_source: 'psb', source: { partner: 'bank', leadTypeId: '7' } },
    ]);
    const again = await post(api, LEAD_PATHS.personalAccount, body, { headers });
    expect(again.body['id']).toBe(answer.body['id']);
  });
});
