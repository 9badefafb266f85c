import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS, PRODUCTS_PATH, SMS_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { readRoubles } from '@polden/ru';
import { LEAD_ID, RIGHT_CODE } from '../../testing/lender-data.ts';
import { invalid, ok, refusal, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { fieldsOf, servePage, typedInto } from '../../testing/serve-page.ts';

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

const PHONE_FORM = 'Заявка на заём';
const CODE_FORM = 'Подтверждение телефона';

/** Fills in the rest of the first step and presses its button. */
function accept(fields: URLSearchParams): void {
  fields.set('phone', '8 916 123-45-67');
  fields.set('intent', 'request-code');
  for (const id of ['credit-history', 'e-interaction', 'personal-data-consent'])
    fields.append('documents', id);
}

describe('a loan page as the server sends it', () => {
  it('has the right figures, title and full cost before any script runs', async () => {
    const page = await servePage('/dengi-pod-zalog');
    expect(page.status).toBe(200);
    expect(page.html).toContain('<title>Деньги под залог автомобиля — Полдень</title>');
    expect(page.text).toContain('Ежемесячный платёж 13 655,16 ₽');
    expect(page.text).toMatch(/Полная стоимость займа \(ПСК\): 50,\d{3} % годовых\. .*Ставка 4,2 % в месяц/u);
    expect(page.text).toContain('Оценивайте свои финансовые возможности и риски');
    expect(page.text).toContain('Изучите все условия кредита (займа)');
  });

  it('calculates what the address asks for, and shows the cap in the schedule', async () => {
    const payday = await servePage('/?product=pdl&sum=10+000&term=30');
    expect(payday.text).toContain('К возврату одним платежом 12 400 ₽');
    expect(payday.text).toContain('292,000 % годовых');
    const capped = await servePage('/?product=installment&sum=80000&term=8');
    expect(capped.text).toContain('Проценты остановлены законом');
    expect(capped.text).toContain('Вернёте всего 160 000 ₽');
    // Eight months at the same payment: nothing is owed after the seventh.
    expect(capped.text).toContain('Платежей будет 7, а не 8');
    expect((await servePage('/?product=installment&sum=80000&term=6')).text).not.toContain('Платежей будет');
  });

  it('says what it took instead of what is no sum that it lends', async () => {
    const words = await servePage('/dengi-pod-zalog?sum=много&term=48');
    expect(words.text).toMatch(/Здесь нужно число: считаем на \d[\d\s]*₽\./u);
    const much = await servePage('/dengi-pod-zalog?sum=99+000+000&term=1');
    expect(much.text).toMatch(
      /Максимум — 1\s000\s000\s₽: считаем на него\..*Минимум — 24\sмесяца: считаем на него\./u,
    );
    const half = await servePage('/zajm-po-pasportu?car=2&term=7.5');
    expect(half.text).toMatch(/Здесь нужно число: считаем на 12\sмесяцев\./u);
    const between = await servePage('/dengi-pod-zalog?sum=500000&term=40');
    expect(between.text).toMatch(/Можно 24, 36 или 48\sмесяцев: считаем на 36\./u);
    expect((await servePage('/dengi-pod-zalog?sum=500000&term=36')).text).not.toContain('считаем на 36');
    expect((await servePage('/dengi-pod-zalog?sum=500000')).text).not.toContain('считаем на него');
  });

  it('offers a shorter term by a plain link', async () => {
    const page = await servePage('/zajm-po-pasportu?car=2');
    expect(page.text).toMatch(/На 9\sмесяцев: .* ₽ в месяц, переплата меньше на/u);
    const link = /href="([^"]*)#calc"[^>]*>На /u.exec(page.html)?.[1]?.replaceAll('&amp;', '&');
    expect(link).toBe('/zajm-po-pasportu?product=installment&sum=30000&term=9&car=2');
    expect((await servePage(link ?? '')).text).not.toContain('переплата меньше на');
  });

  it('takes a request from the phone to the personal account by plain posts', async () => {
    const path = '/?product=pdl&sum=10000&term=14';
    const phone = fieldsOf(await servePage(path), PHONE_FORM);
    phone.set('phone', '8 916 123-45-67');
    phone.append('documents', 'credit-history');
    phone.append('documents', 'e-interaction');
    phone.append('documents', 'personal-data-consent');

    const asked = await servePage(path, phone);
    expect(asked.text).toContain('СМС на +7 (916) 123-45-67');
    const code = fieldsOf(asked, CODE_FORM);
    code.set('intent', 'confirm');
    code.set('code', RIGHT_CODE);

    const accepted = await servePage(path, code);
    expect(accepted).toMatchObject({ status: 303, location: `/?zayavka=${LEAD_ID}#zayavka` });
    expect(api.calls.find((call) => call.path === LEAD_PATHS.create)).toMatchObject({
      idempotencyKey: expect.stringContaining(code.get('key') ?? 'no key'),
      body: { phone: '79161234567', product: 'pdl', requiredSum: 10_000, days: 14 },
    });
    const handedOn = await servePage(`/?zayavka=${LEAD_ID}`);
    expect(handedOn.html).toContain('href="https://lk.example/in?t=1"');
  });

  it.each([
    ['/dengi-pod-zalog', { sum: '500 000', term: '36' }, { requiredSum: 500_000, requiredMonthCount: 36 }],
    ['/dengi-pod-zalog?sum=300000', { sum: '0,5 млн' }, { requiredSum: 500_000, requiredMonthCount: 48 }],
    ['/?product=pdl', { sum: '10 000', term: '14' }, { requiredSum: 10_000, days: 14 }],
    [
      '/zajm-po-pasportu',
      { car: '1', sum: '500 000', term: '36' },
      { hasCar: 1, requiredSum: 500_000, requiredMonthCount: 36 },
    ],
  ])('%s asks for what stands in the fields, calculated or not: %j', async (path, typed, asked) => {
    const phone = typedInto(fieldsOf(await servePage(path), PHONE_FORM), typed);
    accept(phone);
    const atCode = await servePage(path, phone);
    expect(atCode.status).toBe(200);
    const code = fieldsOf(atCode, CODE_FORM);
    code.set('intent', 'confirm');
    code.set('code', RIGHT_CODE);
    const after = await servePage(path, code);
    expect(after.status).toBeLessThan(400);
    expect(api.calls.find((call) => call.path === LEAD_PATHS.create)).toMatchObject({ body: asked });
    if (after.status !== 200) return;
    // What is carried, and the field in which it may still be changed.
    const sums = fieldsOf(after, 'Как вас зовут').getAll('sum');
    expect(sums.map((sum) => readRoubles(sum))).toEqual([asked.requiredSum, asked.requiredSum]);
  });

  it('takes another sum beside the code, too', async () => {
    const phone = fieldsOf(await servePage('/dengi-pod-zalog'), PHONE_FORM);
    accept(phone);
    const code = typedInto(fieldsOf(await servePage('/dengi-pod-zalog', phone), CODE_FORM), {
      sum: '600 000',
      code: RIGHT_CODE,
    });
    // Enter in the field: no button is named.
    await servePage('/dengi-pod-zalog', code);
    expect(api.calls.find((call) => call.path === LEAD_PATHS.create)).toMatchObject({
      body: { requiredSum: 600_000, requiredMonthCount: 48 },
    });
  });

  it('takes another term beside the questions', async () => {
    const path = '/dengi-pod-zalog';
    const phone = fieldsOf(await servePage(path), PHONE_FORM);
    accept(phone);
    const code = typedInto(fieldsOf(await servePage(path, phone), CODE_FORM), { code: RIGHT_CODE });
    const questions = await servePage(path, code);
    expect(questions.text).toMatch(/280\s000\s₽ на 48\sмесяцев/u);
    const answers = typedInto(fieldsOf(questions, 'Как вас зовут'), {
      term: '36',
      'mainInfo.firstName': 'Анна',
      intent: 'next',
    });
    const again = await servePage(path, answers);
    expect(again.text).toMatch(/280\s000\s₽ на 36\sмесяцев/u);
    const kept = fieldsOf(again, 'Как вас зовут');
    expect([kept.get('term'), kept.get('mainInfo.firstName')]).toEqual(['36', 'Анна']);
  });

  it.each([
    [
      '/dengi-pod-zalog',
      { sum: '99 000 000' },
      /Сумма «99 000 000» не подойдёт: можно от 50\s000\s₽ до 1\s000\s000\s₽/u,
    ],
    ['/dengi-pod-zalog', { sum: 'много' }, /Сумма «много» не подойдёт/u],
    ['/dengi-pod-zalog', { term: '40' }, /Срок «40» не подойдёт: можно 24, 36 или 48\sмесяцев/u],
    ['/?product=pdl', { term: '60' }, /Срок «60» не подойдёт: можно от 5 до 30\sдней/u],
  ])('%s asks again where it cannot lend what stands in the fields: %j', async (path, typed, said) => {
    const phone = typedInto(fieldsOf(await servePage(path), PHONE_FORM), typed);
    accept(phone);
    const page = await servePage(path, phone);
    expect(page.status).toBe(422);
    expect(page.text).toMatch(said);
    expect(api.calls.filter((call) => call.path === SMS_PATHS.request)).toEqual([]);
    const kept = fieldsOf(page, PHONE_FORM);
    expect(kept.get('phone')).toBe('8 916 123-45-67');
    expect(kept.getAll('documents')).toHaveLength(3);
    expect(await servePage(path, kept)).toMatchObject({ status: 200 });
  });

  it('calculates by the address, with nothing else in it, what stands in the fields', async () => {
    const fields = typedInto(fieldsOf(await servePage('/zajm-po-pasportu?car=2'), PHONE_FORM), {
      sum: '50 000',
      term: '6',
      intent: 'calculate',
    });
    const answer = await servePage('/zajm-po-pasportu?car=2', fields);
    expect(answer).toMatchObject({
      status: 303,
      location: '/zajm-po-pasportu?product=installment&car=2&sum=50+000&term=6#calc',
    });
    // Enter before anything is filled in.
    fields.delete('intent');
    expect(await servePage('/zajm-po-pasportu?car=2', fields)).toEqual(answer);
  });

  it('keeps what was typed into the request when it calculates, on either step', async () => {
    const path = '/dengi-pod-zalog';
    const filledIn = typedInto(fieldsOf(await servePage(path), PHONE_FORM), { sum: '500 000', term: '36' });
    accept(filledIn);
    filledIn.set('intent', 'calculate');
    const calculated = await servePage(path, filledIn);
    expect(calculated.status).toBe(200);
    expect(calculated.text).toContain('Ежемесячный платёж 27 180,43 ₽');
    const phone = fieldsOf(calculated, PHONE_FORM);
    expect([phone.get('phone'), phone.get('sum'), phone.get('term')]).toEqual([
      '8 916 123-45-67',
      expect.stringMatching(/^500\s000$/u),
      '36',
    ]);
    expect(phone.getAll('documents')).toHaveLength(3);
    const wrong = await servePage(path, typedInto(phone, { sum: 'много', intent: 'calculate' }));
    expect(wrong.text).toContain('Сумма «много» не подойдёт: можно');
    expect(fieldsOf(wrong, PHONE_FORM).get('phone')).toBe('8 916 123-45-67');
    expect(api.calls.filter((call) => call.path === SMS_PATHS.request)).toEqual([]);

    phone.set('intent', 'request-code');
    const code = typedInto(fieldsOf(await servePage(path, phone), CODE_FORM), {
      sum: '600 000',
      intent: 'calculate',
    });
    const again = fieldsOf(await servePage(path, code), CODE_FORM);
    expect(again.get('sum')).toMatch(/^600\s000$/u);
    expect((await servePage(path, typedInto(again, { code: RIGHT_CODE }))).status).toBeLessThan(400);
  });

  it.each([
    ['/zajm-po-pasportu', '1', /280\s000/u, '48'],
    ['/zajm-po-pasportu?car=1', '2', /30\s000/u, '12'],
  ])(
    '%s begins with the usual loan when the answer about the car becomes %s',
    async (path, car, sum, term) => {
      const fields = typedInto(fieldsOf(await servePage(path), PHONE_FORM), { car, intent: 'calculate' });
      const { location } = await servePage(path, fields);
      const shown = fieldsOf(await servePage(location?.split('#')[0] ?? ''), PHONE_FORM);
      expect([shown.get('car'), shown.get('sum'), shown.get('term')]).toEqual([
        car,
        expect.stringMatching(sum),
        term,
      ]);

      accept(fields);
      const page = await servePage(path, fields);
      expect(page.status).toBe(422);
      expect(fieldsOf(page, PHONE_FORM).get('sum')).toMatch(sum);
    },
  );

  it('answers mistakes with 422 and everything that was typed', async () => {
    const fields = fieldsOf(await servePage('/'), PHONE_FORM);
    fields.set('phone', '8 916');
    fields.append('documents', 'e-interaction');
    const page = await servePage('/', fields);
    expect(page.status).toBe(422);
    expect(page.text).toContain('Введите номер мобильного');
    expect(page.text).toContain('Отметьте: без этого мы не можем принять заявку');
    const kept = fieldsOf(page, PHONE_FORM);
    expect(kept.get('phone')).toBe('8 916');
    expect(kept.getAll('documents')).toEqual(['e-interaction']);
  });

  it('says when another code may be asked for, and that it was too early', async () => {
    const fields = new URLSearchParams({ intent: 'resend', phone: '79161234567', key: 'k-1' });
    const sent = await servePage('/dengi-pod-zalog', fields);
    expect(sent.text).toMatch(/Новый код — через (59|60)\sсекунд/u);
    const waiting = { need_reset: false, resendAfter: 41, expiresIn: 281, tooEarly: true };
    api.answerNext(SMS_PATHS.request, ok({ verification: waiting }));
    const early = await servePage('/dengi-pod-zalog', fields);
    expect(early.status).toBe(429);
    expect(fieldsOf(early, CODE_FORM).get('phone')).toBe('79161234567');
    expect(early.text).toContain('Следующий код запрашивать ещё рано. Попробуйте снова через 41 секунду');
  });

  it('still says it after a code that is short or wrong, and after asking too early', async () => {
    const asked = new URLSearchParams({ intent: 'resend', phone: '79161234567', key: 'k-1' });
    let page = await servePage('/dengi-pod-zalog', asked);
    api.answerNext(SMS_PATHS.confirm, invalid('code', 'Код не подошёл. Осталось 4 попытки'));
    const waiting = { need_reset: false, resendAfter: 41, expiresIn: 281, tooEarly: true };
    api.answerNext(SMS_PATHS.request, ok({ verification: waiting }));
    for (const [intent, typed, status] of [
      ['confirm', '12', 422],
      ['confirm', '123456', 422],
      ['resend', '', 429],
    ] as const) {
      const code = fieldsOf(page, CODE_FORM);
      code.set('intent', intent);
      code.set('code', typed);
      page = await servePage('/dengi-pod-zalog', code);
      expect([typed, page.status]).toEqual([typed, status]);
      expect(page.text).toMatch(/Новый код — через (5\d|60)\sсекунд/u);
    }
  });

  it('answers a refusal with its status, and another code leaves the key alone', async () => {
    const fields = new URLSearchParams({ intent: 'resend', phone: '79161234567', key: 'k-1' });
    const sent = await servePage('/', fields);
    expect(fieldsOf(sent, CODE_FORM).get('phone')).toBe('79161234567');
    api.answerNext(SMS_PATHS.request, refusal(429, { message: 'Слишком часто', fields: { retryAfter: 30 } }));
    const refused = await servePage('/', fields);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Попробуйте снова через 30 секунд');
    api.answerNext(SMS_PATHS.confirm, invalid('code', 'Код больше не действует. Запросите новый'));
    const expired = await servePage(
      '/',
      new URLSearchParams({ intent: 'confirm', phone: '79161234567', code: '123456' }),
    );
    expect(expired.status).toBe(422);
    expect(expired.text).toContain('Код больше не действует');
  });

  it('stands without its products, with a telephone in their place', async () => {
    api.answerNext(PRODUCTS_PATH, refusal(500, { message: 'no' }), refusal(500, { message: 'no' }));
    const page = await servePage('/');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Калькулятор сейчас недоступен');
    expect(page.html).toContain('href="tel:+78005551200"');
  });

  it('stands when the whole API is gone, and does not lose a request that is known by its address', async () => {
    await api.close();
    const page = await servePage(`/dengi-pod-zalog?zayavka=${LEAD_ID}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Рассматриваем заявку');
    expect(page.text).toContain('Узнать, готово ли');
  });
});
