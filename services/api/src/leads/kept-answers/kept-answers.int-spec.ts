import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AccountAnswer,
  ACCOUNT_PATHS,
  LEAD_PATHS,
  OWN_DATA_PATHS,
  PHONE_VERIFICATION_HEADER,
} from '@polden/api-contract';
import { startAskedCrmApp } from '../../testing/asked-crm-app.ts';
import { type Answer, get, post, verifyPhone } from '../../testing/borrower.ts';
import { TestCrm } from '../../testing/crm.ts';
import { everythingStored } from '../../testing/everything-stored.ts';
import { eventually } from '../../testing/eventually.ts';
import { LOAN_DOCUMENTS, TITLE_LOAN, VEHICLE_INFO } from '../../testing/leads.ts';
import { clientSession } from '../../testing/client-session.ts';
import { type TestApp, truncate } from '../../testing/test-app.ts';

const PHONE = '79161234567';
const ANSWERS = { lastName: 'Иванова', birthday: '05.03.1990', passport: '4510 123456', region: 'Моск' };

const crm = new TestCrm();
let api: TestApp;
let session: Record<string, string>;
let stranger: Record<string, string>;

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
  session = await logIn(PHONE);
  stranger = await logIn('79160000001');
});

async function logIn(phone: string): Promise<Record<string, string>> {
  const proof = await verifyPhone(api, phone);
  const headers = { [PHONE_VERIFICATION_HEADER]: proof };
  return clientSession(api, await post(api, ACCOUNT_PATHS.login, { phone }, { headers }));
}

const call = (path: string, body: object, headers = session): Promise<Answer> =>
  post(api, path, body, { headers });
const first = async (changes: object = {}) =>
  String((await call(LEAD_PATHS.create, { phone: PHONE, ...TITLE_LOAN, ...changes })).body['id']);
const keep = (leadId: string, changes: object = {}, headers = session) =>
  call(
    LEAD_PATHS.keepAnswers,
    { leadId, requiredSum: 333_000, requiredMonthCount: 36, city: 'Казань', answers: ANSWERS, ...changes },
    headers,
  );
const kept = async (leadId: string) => (await call(LEAD_PATHS.keptAnswers, { leadId })).body['answers'];
const request = async () => {
  const { body } = await get(api, ACCOUNT_PATHS.overview, session);
  return (body as unknown as AccountAnswer).account?.requests[0];
};

describe('a questionnaire that is gone on with later', () => {
  it('is there as far as it was filled in, with the loan that was chosen last, and sealed', async () => {
    const leadId = await first();
    expect((await keep(leadId)).body).toEqual({ ok: true });
    expect(await kept(leadId)).toEqual(ANSWERS);
    // What is left out of a later try is not lost.
    await keep(leadId, { answers: { carMark: 'LADA', lastName: 'Петрова' } });
    expect(await kept(leadId)).toEqual({ ...ANSWERS, carMark: 'LADA', lastName: 'Петрова' });
    expect(await request()).toMatchObject({
      stage: 'unfinished',
      requiredSum: 333_000,
      requiredMonthCount: 36,
      days: null,
      unfinished: { requiredSum: 333_000, requiredMonthCount: 36, city: 'Казань' },
    });
    expect(await everythingStored(api.dataSource)).not.toMatch(/Иванова|Петрова|4510/u);
  });

  it('forgets an answer that was taken back', async () => {
    const leadId = await first();
    await keep(leadId, { answers: { ...ANSWERS, middleName: 'Петровна' } });
    await keep(leadId, { answers: { ...ANSWERS, middleName: '' } });
    expect(await kept(leadId)).toEqual(ANSWERS);
  });

  it('has the loan of what was told of a car last', async () => {
    const monthly = { product: 'installment', requiredSum: 80_000, requiredMonthCount: 12 };
    const leadId = await first({ ...monthly, hasCar: 2, leadType: undefined });
    const onCar = { requiredSum: 333_000, requiredMonthCount: 36, hasCar: 1 };
    expect((await keep(leadId, onCar)).status).toBe(200);
    expect((await request())?.unfinished).toMatchObject(onCar);
  });

  it('keeps no sum that its product does not lend', async () => {
    const leadId = await first();
    expect((await keep(leadId, { requiredSum: 1_000 })).status).toBe(200);
    expect(await request()).toMatchObject({ requiredSum: 280_000, requiredMonthCount: 48 });
    expect(await kept(leadId)).toEqual(ANSWERS);
  });

  it('is told to its owner in the copy of the own data, and to nobody else', async () => {
    const leadId = await first();
    await keep(leadId);
    const { body } = await get(api, OWN_DATA_PATHS.copy, session);
    expect(JSON.stringify(body)).toContain('Паспорт (анкета не отправлена)');
    const refusal = { phone: ['Подтвердите номер телефона кодом из СМС'] };
    for (const id of [leadId, crypto.randomUUID()]) {
      const answers = [
        await keep(id, {}, stranger),
        await call(LEAD_PATHS.keptAnswers, { leadId: id }, stranger),
      ];
      for (const { status, body: told } of answers)
        expect([status, told['error_validation']]).toEqual([422, refusal]);
    }
  });

  it('is gone once the questionnaire has come, and the lender system never hears of it', async () => {
    const leadId = await first();
    await keep(leadId);
    const second = { formType: 'second', id: leadId, mainInfo: VEHICLE_INFO, documents: LOAN_DOCUMENTS };
    expect((await call(LEAD_PATHS.create, { ...TITLE_LOAN, phone: PHONE, ...second })).status).toBe(200);
    await eventually(() => Promise.resolve(crm.received.length === 2));
    expect(JSON.stringify(crm.received.map(({ lead }) => lead))).not.toMatch(/"begun"|333000|"Моск"/u);
    expect(await request()).toMatchObject({ requiredSum: 280_000, unfinished: null });
    // A page that was opened before would have all of it filled in once more, for nothing.
    for (const { status, body } of [await keep(leadId), await call(LEAD_PATHS.keptAnswers, { leadId })])
      expect([status, Object.keys(body['error_validation'] as object)]).toEqual([422, ['id']]);
  });
});
