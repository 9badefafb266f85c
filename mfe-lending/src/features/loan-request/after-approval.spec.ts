import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ACCOUNT_PATHS,
  LEAD_PATHS,
  LEAD_STAGE_WORDS,
  type LeadProgress,
  type UnfinishedRequest,
} from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { ACCOUNT } from '../../testing/account-data.ts';
import { LEAD_ID, PROGRESS, RIGHT_CODE } from '../../testing/lender-data.ts';
import { invalid, ok, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { fieldsOf, servePage, type ServedPage } from '../../testing/serve-page.ts';
import { APPROVED, BANK, PAYDAY, TITLE_LOAN } from '../../testing/unfinished-requests.ts';

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

const ANSWERS: Record<string, string> = {
  lastName: 'Иванова',
  firstName: 'Анна',
  birthDate: '05.03.1990',
  passport: '4510 123456',
  dateOfIssue: '20.05.2015',
  departmentCode: '770-001',
  placeOfIssue: 'ОВД РАЙОНА АРБАТ',
  placeOfBirth: 'г. Москва',
  region: 'Москва',
  residentialAddress: 'Арбат, 1',
  carMark: 'LADA',
  carModel: 'Vesta',
  carProduced: '2020',
  carNumber: 'А123ВС77',
};
const PASSPORT_OF_BODY = { passport: '4510 123456', dateOfIssue: '20.05.2015', departmentCode: '770-001' };

const shown = (progress: LeadProgress) => api.answerNext(LEAD_PATHS.progress, ok({ ...progress }));
const secondStep = () => api.calls.find(({ path }) => path === LEAD_PATHS.create)?.body;

/** A step that is filled in and sent by a plain post; only the fields that it has are filled. */
async function answer(path: string, page: ServedPage, label: string, intent = 'next'): Promise<ServedPage> {
  const fields = fieldsOf(page, label);
  for (const [name, typed] of Object.entries(ANSWERS))
    if (page.html.includes(` name="mainInfo.${name}"`)) fields.set(`mainInfo.${name}`, typed);
  fields.set('intent', intent);
  return servePage(path, fields);
}

/** Where the button of an accepted request leads, and what it opens. */
async function begin(page: ServedPage, unfinished: UnfinishedRequest): Promise<[string, ServedPage]> {
  const form = page.html.match(/<form[^>]*>/gu)?.find((tag) => tag.includes('"Продолжить заявку"')) ?? '';
  const path = (/ action="([^"]*)"/u.exec(form)?.[1] ?? '').replaceAll('&amp;', '&');
  expect(path).toContain(`${unfinished.path}?product=${unfinished.product}`);
  const fields = fieldsOf(page, 'Продолжить заявку');
  fields.set('intent', 'continue');
  return [path, await servePage(path, fields)];
}

describe('an approved request whose documents need answers', () => {
  it.each([
    ['payday', PAYDAY, ['Как вас зовут', 'Паспорт', 'Где вы живёте'], { product: 'pdl', days: 10 }],
    [
      'partner bank',
      BANK,
      ['Как вас зовут', 'Паспорт', 'Где вы живёте', 'Машина'],
      { product: 'bank', requiredMonthCount: 48, mainInfo: expect.objectContaining({ carMark: 'LADA' }) },
    ],
  ] as const)('%s: asks for them from its page, by plain posts', async (_what, unfinished, steps, body) => {
    shown({ ...APPROVED, unfinished });
    const accepted = await servePage(`${unfinished.path}?zayavka=${LEAD_ID}`);
    expect(accepted.text).toContain(LEAD_STAGE_WORDS['contract-questions'].text);
    const [path, first] = await begin(accepted, unfinished);
    expect(first.text).toContain(`Шаг 1 из ${steps.length}`);
    let page = first;
    for (const step of steps) page = await answer(path, page, step);
    expect(page.text).toContain('останется прочитать документы и подписать их');
    // What was approved is not chosen anew.
    expect(page.text).not.toContain('Ежемесячный платёж');
    const sent = await answer(path, page, 'Проверьте ответы', 'send');
    expect(sent).toMatchObject({ status: 303, location: expect.stringContaining(`?zayavka=${LEAD_ID}`) });
    expect(secondStep()).toMatchObject({
      id: LEAD_ID,
      formType: 'second',
      phone: '79161234567',
      documents: unfinished.documents,
      city: 'Казань',
      mainInfo: expect.objectContaining(PASSPORT_OF_BODY),
      ...body,
    });
  });

  it('takes nothing for its city that nobody has named', async () => {
    const unfinished = { ...PAYDAY, city: null };
    shown({ ...APPROVED, unfinished });
    const [path, first] = await begin(await servePage(`${PAYDAY.path}?zayavka=${LEAD_ID}`), unfinished);
    let page = first;
    for (const step of ['Как вас зовут', 'Паспорт', 'Где вы живёте']) page = await answer(path, page, step);
    expect(page.text).toContain('Город Не указано');
    await answer(path, page, 'Проверьте ответы', 'send');
    expect(secondStep()).not.toHaveProperty('city');
  });

  it('is still the same, with its answers, when the session has ended on the way', async () => {
    shown({ ...APPROVED, unfinished: PAYDAY });
    const accepted = await servePage(`${PAYDAY.path}?zayavka=${LEAD_ID}`);
    const [path, first] = await begin(accepted, PAYDAY);
    let page = first;
    for (const step of ['Как вас зовут', 'Паспорт', 'Где вы живёте']) page = await answer(path, page, step);
    api.answerNext(LEAD_PATHS.create, invalid('phone', 'Подтвердите номер телефона кодом из СМС'));
    const code = fieldsOf(await answer(path, page, 'Проверьте ответы', 'send'), 'Подтверждение телефона');
    code.set('code', RIGHT_CODE);
    code.set('intent', 'confirm');
    const sent = await answer(path, await servePage(path, code), 'Проверьте ответы', 'send');
    expect(sent).toMatchObject({ status: 303, location: expect.stringContaining(`?zayavka=${LEAD_ID}`) });
    const [refused, taken, ...others] = api.calls.filter((call) => call.path === LEAD_PATHS.create);
    expect([taken?.body, others]).toEqual([refused?.body, []]);
    expect(taken?.body).toMatchObject({ id: LEAD_ID, mainInfo: expect.objectContaining(PASSPORT_OF_BODY) });
  });

  it('asks for them from the account', async () => {
    const [request] = ACCOUNT.requests;
    const requests = [{ ...request, product: 'pdl', stage: 'contract-questions', unfinished: PAYDAY }];
    api.answerNext(ACCOUNT_PATHS.overview, ok({ account: { ...ACCOUNT, requests } }));
    const account = await servePage('/login');
    expect(account.text).toContain('Заполнить данные для документов');
    const [, first] = await begin(account, PAYDAY);
    expect(first.text).toContain('Шаг 1 из 3');
  });
});

describe('a request whose questionnaire is missing', () => {
  it.each([
    ['unfinished', null, 'Заявка сохранена, осталась анкета'],
    ['pre-approved', { sum: 280_000, monthCount: 48, days: null }, 'Предварительно одобрили до 280 000 ₽'],
  ] as const)('says so when it is %s, and leads to the questions', async (stage, limit, title) => {
    shown({ ...PROGRESS, stage, limit, unfinished: TITLE_LOAN });
    const page = await servePage(`/dengi-pod-zalog?zayavka=${LEAD_ID}`);
    expect(page.text.replaceAll('\u00a0', ' ')).toContain(title);
    expect(page.text).not.toContain('Подписать документы');
    const [, first] = await begin(page, TITLE_LOAN);
    expect(first.text).toContain('Шаг 1 из 4');
  });
});

it('an approved request that a manager arranges says who calls, and asks for nothing', async () => {
  shown({ ...PROGRESS, stage: 'manager', limit: { sum: 1_000_000, monthCount: 36, days: null } });
  const page = await servePage(`/biznes-zaim?zayavka=${LEAD_ID}`);
  expect(page.text).toContain('Менеджер позвонит в течение рабочего дня');
  expect(page.text).not.toMatch(/прежде чем подписать|Заполнить|Подписать документы/u);
});
