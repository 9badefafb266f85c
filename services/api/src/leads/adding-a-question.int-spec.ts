import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ADMIN_LEAD_PATHS,
  LEAD_PATHS,
  PERSONAL_DATA_PATHS,
  PHONE_VERIFICATION_HEADER,
} from '@polden/api-contract';
import { type Question, QUESTIONS } from '@polden/loan-application';
import type { post } from '../testing/borrower.ts';
import { TestCrm } from '../testing/crm.ts';
import { eventually } from '../testing/eventually.ts';
import { LOAN_DOCUMENTS, TITLE_LOAN, VEHICLE_INFO } from '../testing/leads.ts';
import type { TestApp } from '../testing/test-app.ts';

/** The entry is all that it takes. */
const relativePhone: Question = {
  kind: 'mobile',
  label: 'Телефон кого-то из близких',
  staffLabel: 'Телефон близкого',
  steps: { vehicle: 'home' },
  names: { refinance: 'contactPhone', crm: 'second_phone' },
  required: 'Укажите телефон кого-то из близких',
  ofAnother: true,
};

const PHONE = '79161234567';
const RELATIVE = '+79160000002';

describe('a question that is one entry', () => {
  const crm = new TestCrm();
  let api: TestApp;
  let send: (path: string, body: object) => ReturnType<typeof post>;

  beforeAll(async () => {
    // Where a new question stands among the others before the API begins.
    Object.assign(QUESTIONS, { relativePhone });
    const { startTestApp } = await import('../testing/test-app.ts');
    const borrower = await import('../testing/borrower.ts');
    api = await startTestApp({ env: { CRM_DRIVER: 'http', CRM_URL: await crm.start() } });
    const headers = { [PHONE_VERIFICATION_HEADER]: await borrower.verifyPhone(api, PHONE) };
    send = (path, body) =>
      borrower.post(api, path, { phone: PHONE, documents: LOAN_DOCUMENTS, ...body }, { headers });
  });
  afterAll(async () => {
    await api.close();
    await crm.stop();
  });
  beforeEach(() => crm.reset());

  const second = (answers: object) =>
    send(LEAD_PATHS.create, { ...TITLE_LOAN, formType: 'second', mainInfo: { ...VEHICLE_INFO, ...answers } });

  it('is wanted, checked and described by the API, under its name in each body', async () => {
    const without = await second({});
    expect([without.status, without.body['error_validation']]).toEqual([
      422,
      { 'mainInfo.relativePhone': ['Укажите телефон кого-то из близких'] },
    ]);
    const wrong = await second({ relativePhone: '+7 495 123-45-67' });
    expect(wrong.body['error_validation']).toEqual({
      'mainInfo.relativePhone': ['Нужен мобильный номер: после +7 он начинается с 9'],
    });
    const refinance = await send(LEAD_PATHS.refinance, { requiredSum: 280_000, requiredMonthCount: 36 });
    expect(refinance.body['error_validation']).toHaveProperty('contactPhone', [
      'Укажите телефон кого-то из близких',
    ]);
    const { openApiDocument } = await import('../openapi.ts');
    const described = JSON.stringify(openApiDocument(api.app));
    for (const name of ['relativePhone', 'contactPhone']) expect(described).toContain(`"${name}"`);
  });

  it('is no question of another variant', async () => {
    const { INSTALLMENT_INFO } = await import('../testing/leads.ts');
    const loan = { product: 'installment', requiredSum: 80_000, requiredMonthCount: 12 };
    const { status } = await send(LEAD_PATHS.create, {
      ...TITLE_LOAN,
      ...loan,
      formType: 'second',
      mainInfo: INSTALLMENT_INFO,
    });
    expect(status).toBe(200);
  });

  it('is sealed, sent to the CRM under its name, shown to those who may see people, and kept out of the logs', async () => {
    const { signIn } = await import('../testing/staff.ts');
    const { isPrivate } = await import('../core/logging/redact.ts');
    const { body } = await second({ relativePhone: '8 (916) 000-00-02' });
    const id = String(body['id']);
    const received = () => crm.received.find(({ lead }) => lead['id'] === id)?.lead;
    await eventually(async () => received() !== undefined);
    expect(received()).toMatchObject({ questionnaire: { second_phone: RELATIVE, carMark: 'LADA' } });

    const stored = await api.dataSource.query<object[]>('SELECT l::text FROM lead l WHERE id = $1', [id]);
    expect(JSON.stringify(stored)).not.toContain('9160000002');
    expect(['relativePhone', 'contactPhone', 'second_phone'].map(isPrivate)).toEqual([true, true, true]);

    const [admin, manager] = [await signIn(api, 'ADMIN'), await signIn(api, 'MANAGER')];
    const card = async (client: typeof admin) =>
      (await client.get(`${ADMIN_LEAD_PATHS.item}/${id}`)).body['answers'];
    const label = 'Телефон близкого';
    expect(await card(admin)).toContainEqual({ label, value: RELATIVE });
    expect(await card(manager)).toContainEqual({ label, value: '•••' });
    // Who is named by another's request is found, too.
    const found = await admin.post(PERSONAL_DATA_PATHS.find, { phone: RELATIVE });
    expect(found.body).toMatchObject({ namedByOthers: 1 });
    await admin.post(PERSONAL_DATA_PATHS.erase, { phone: RELATIVE, reason: 'request' });
    expect(await card(admin)).not.toContainEqual({ label, value: RELATIVE });
    expect(await card(admin)).toContainEqual({ label: 'Марка', value: 'LADA' });
  });
});
