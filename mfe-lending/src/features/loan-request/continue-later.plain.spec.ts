import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS, SMS_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { invalid, ok, refusal, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { LEAD_ID, PROGRESS, RIGHT_CODE } from '../../testing/lender-data.ts';
import { fieldsOf, servePage, typedInto } from '../../testing/serve-page.ts';
import { TITLE_LOAN } from '../../testing/unfinished-requests.ts';

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

const PERSON = { lastName: 'Иванова', firstName: 'Анна', birthday: '05.03.1990' };
const PASSPORT = {
  passport: '4510 123456',
  dateOfIssue: '20.05.2015',
  departmentCode: '770-001',
  placeOfIssue: 'ОВД РАЙОНА АРБАТ',
  placeOfBirth: 'г. Москва',
};
const VERIFIED = ok({
  verification: { need_reset: true, resendAfter: 0, expiresIn: 0, verified: true },
});
const UNFINISHED = { ...PROGRESS, stage: 'unfinished', unfinished: { ...TITLE_LOAN, requiredSum: 333_000 } };

describe('a questionnaire that is left for the account without scripts', () => {
  it('is kept and gone on with by plain posts', async () => {
    api.answerNext(LEAD_PATHS.progress, ok(UNFINISHED));
    const accepted = await servePage(`/dengi-pod-zalog?zayavka=${LEAD_ID}`);
    const begin = fieldsOf(accepted, 'Продолжить заявку');
    begin.set('intent', 'continue');
    api.answerNext(LEAD_PATHS.keptAnswers, ok({ answers: { ...PERSON, ...PASSPORT } }));
    const home = await servePage('/dengi-pod-zalog', begin);
    expect(home.text).toContain('Шаг 3 из');
    const fields = fieldsOf(home, 'Дом и доход');
    expect(fields.get('mainInfo.lastName')).toBe('Иванова');
    fields.set('mainInfo.residentialAddress', 'Арбат, 1');
    fields.set('intent', 'later');
    const left = await servePage('/dengi-pod-zalog', fields);
    expect(left).toMatchObject({ status: 303, location: expect.stringContaining(`?zayavka=${LEAD_ID}`) });
    expect(api.calls.find(({ path }) => path === LEAD_PATHS.keepAnswers)?.body).toMatchObject({
      leadId: LEAD_ID,
      requiredSum: 333_000,
      city: 'Казань',
      answers: { ...PERSON, ...PASSPORT, residentialAddress: 'Арбат, 1' },
    });
  });

  it('is still there when the confirmation has expired and a code comes before it', async () => {
    api.answerNext(LEAD_PATHS.progress, ok(UNFINISHED));
    const begin = fieldsOf(await servePage(`/dengi-pod-zalog?zayavka=${LEAD_ID}`), 'Продолжить заявку');
    begin.set('intent', 'continue');
    api.answerNext(LEAD_PATHS.keptAnswers, invalid('phone', 'Подтвердите номер'), ok({ answers: PERSON }));
    const code = await servePage('/dengi-pod-zalog', begin);
    expect(code.text).toContain('Прошлое подтверждение номера истекло');
    const confirm = fieldsOf(code, 'Подтверждение телефона');
    confirm.set('code', RIGHT_CODE);
    confirm.set('intent', 'confirm');
    const passport = await servePage('/dengi-pod-zalog', confirm);
    expect(passport.text).toContain('Шаг 2 из');
    expect(fieldsOf(passport, 'Паспорт').get('mainInfo.lastName')).toBe('Иванова');
  });

  it('is asked for again where it could not be read', async () => {
    api.answerNext(LEAD_PATHS.progress, ok(UNFINISHED));
    const begin = fieldsOf(await servePage(`/dengi-pod-zalog?zayavka=${LEAD_ID}`), 'Продолжить заявку');
    begin.set('intent', 'continue');
    api.answerNext(LEAD_PATHS.keptAnswers, refusal(503, { message: 'Нет связи' }), ok({ answers: PERSON }));
    const unread = await servePage('/dengi-pod-zalog', begin);
    expect(unread.status).toBe(503);
    const again = fieldsOf(unread, 'Подтверждение телефона');
    again.set('intent', 'confirm');
    const passport = await servePage('/dengi-pod-zalog', again);
    expect(passport.text).toContain('Шаг 2 из');
    expect(fieldsOf(passport, 'Паспорт').get('mainInfo.lastName')).toBe('Иванова');
  });

  it.each([
    ['continue', LEAD_PATHS.keptAnswers],
    ['later', LEAD_PATHS.keepAnswers],
  ])(
    'leads to the page of a request that is not of the confirmed phone, asking once: %s',
    async (intent, path) => {
      api.answerNext(LEAD_PATHS.progress, ok(UNFINISHED));
      const begin = fieldsOf(await servePage(`/dengi-pod-zalog?zayavka=${LEAD_ID}`), 'Продолжить заявку');
      begin.set('intent', intent);
      const refusals = Array.from({ length: 3 }, () => invalid('phone', 'Подтвердите номер'));
      api.answerNext(path, ...refusals, refusal(429, { message: 'Слишком много запросов' }));
      api.answerNext(SMS_PATHS.request, ...refusals.map(() => VERIFIED));
      api.calls.length = 0;
      expect(await servePage('/dengi-pod-zalog', begin)).toMatchObject({
        status: 303,
        location: `/dengi-pod-zalog?zayavka=${LEAD_ID}#zayavka`,
      });
      expect(api.calls.map((call) => call.path)).toEqual([path, SMS_PATHS.request]);
    },
  );

  it('stays for its own product on a page that lends another', async () => {
    const asked = { ...TITLE_LOAN, product: 'refinance', path: '/', requiredMonthCount: 36 };
    api.answerNext(LEAD_PATHS.progress, ok({ ...UNFINISHED, unfinished: asked }));
    const begin = fieldsOf(await servePage(`/?zayavka=${LEAD_ID}`), 'Продолжить заявку');
    begin.set('intent', 'continue');
    const page = await servePage('/?product=refinance&sum=350000&term=36', begin);
    expect(page.text).not.toContain('Изменить сумму');
    const fields = fieldsOf(page, 'Как вас зовут');
    expect(Object.fromEntries(fields)).toMatchObject({
      product: 'refinance',
      sum: '350000',
      termDays: '1080',
    });
  });

  it('leads to the page of a request that needs no answers any more', async () => {
    api.answerNext(LEAD_PATHS.progress, ok(UNFINISHED));
    const begin = fieldsOf(await servePage(`/dengi-pod-zalog?zayavka=${LEAD_ID}`), 'Продолжить заявку');
    begin.set('intent', 'continue');
    api.answerNext(LEAD_PATHS.keptAnswers, invalid('id', 'Анкета по этой заявке не нужна'));
    expect(await servePage('/dengi-pod-zalog', begin)).toMatchObject({
      status: 303,
      location: `/dengi-pod-zalog?zayavka=${LEAD_ID}#zayavka`,
    });
  });

  it('has an answer no more that was taken back, wherever it is left, and takes back none that was not seen', async () => {
    api.answerNext(LEAD_PATHS.progress, ok(UNFINISHED));
    const begin = fieldsOf(await servePage(`/dengi-pod-zalog?zayavka=${LEAD_ID}`), 'Продолжить заявку');
    begin.set('intent', 'continue');
    const email = 'anna@mail.ru';
    api.answerNext(LEAD_PATHS.keptAnswers, ok({ answers: { ...PERSON, ...PASSPORT, email } }));
    const home = fieldsOf(await servePage('/dengi-pod-zalog', begin), 'Дом и доход');
    home.set('mainInfo.email', '');
    home.set('intent', 'back');
    const passport = fieldsOf(await servePage('/dengi-pod-zalog', home), 'Паспорт');
    passport.set('intent', 'later');
    await servePage('/dengi-pod-zalog', passport);
    const { answers } = api.calls.find(({ path }) => path === LEAD_PATHS.keepAnswers)?.body ?? {};
    expect(answers).toMatchObject({ ...PERSON, ...PASSPORT, email: '' });

    begin.set('intent', 'later');
    api.calls.length = 0;
    await servePage('/dengi-pod-zalog', begin);
    expect(api.calls[0]?.body['answers']).toEqual({});
  });

  it('takes another sum together with the answers, and says where it cannot be lent', async () => {
    api.answerNext(LEAD_PATHS.progress, ok(UNFINISHED));
    const begin = fieldsOf(await servePage(`/dengi-pod-zalog?zayavka=${LEAD_ID}`), 'Продолжить заявку');
    begin.set('intent', 'continue');
    const page = await servePage('/dengi-pod-zalog', begin);
    expect(page.text).not.toContain('Изменить сумму');
    const fields = fieldsOf(page, 'Как вас зовут');
    const typed = (sum: string) => typedInto(fields, { sum, 'mainInfo.lastName': 'Иванова' });
    const post = async (intent: string, sum: string) => {
      const sent = typed(sum);
      sent.set('intent', intent);
      return servePage('/dengi-pod-zalog', sent);
    };
    for (const intent of ['next', 'later']) {
      const refused = await post(intent, '20');
      expect([refused.status, refused.text]).toEqual([
        422,
        expect.stringContaining('Сумма «20» не подойдёт'),
      ]);
    }
    expect(await post('later', '400 000')).toMatchObject({ status: 303 });
    expect(api.calls.filter(({ path }) => path === LEAD_PATHS.keepAnswers).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        requiredSum: 400_000,
        answers: expect.objectContaining({ lastName: 'Иванова' }),
      }),
    ]);
  });
});
