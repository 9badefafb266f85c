import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IDEMPOTENCY_KEY_HEADER, LEAD_PATHS, PHONE_VERIFICATION_HEADER } from '@polden/api-contract';
import { type CallOptions, post, verifyPhone } from '../testing/borrower.ts';
import { stopClock } from '../testing/clock.ts';
import {
  INSTALLMENT_INFO,
  LOAN_DOCUMENTS,
  PROPERTY_INFO,
  TITLE_LOAN,
  VEHICLE_INFO,
  wantedAnswers,
} from '../testing/leads.ts';
import { startTestApp, type TestApp, truncate } from '../testing/test-app.ts';
import { LeadEntity } from './storage/lead.entity.ts';
import { PersonalDataVault } from './storage/personal-data.ts';

const PHONE = '79161234567';
const UNVERIFIED = ['Подтвердите номер телефона кодом из СМС'];

describe('creating a lead', () => {
  let api: TestApp;
  let token: string;

  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await truncate(api.dataSource);
    token = await verifyPhone(api, PHONE);
  });

  const create = (body: object, headers: Record<string, string> = {}, options: CallOptions = {}) =>
    post(api, LEAD_PATHS.create, body, {
      ...options,
      headers: { [PHONE_VERIFICATION_HEADER]: token, ...headers },
    });
  const titleLoan = (changes: object = {}) => ({ phone: PHONE, ...TITLE_LOAN, ...changes });
  const leadCount = async (): Promise<number> => {
    const [row] = await api.dataSource.query<{ count: number }[]>('SELECT count(*)::int AS count FROM lead');
    return row?.count ?? 0;
  };
  const storedLead = async (): Promise<Record<string, unknown>> => {
    const [row] = await api.dataSource.query<Record<string, unknown>[]>('SELECT * FROM lead');
    return row ?? {};
  };

  it('stores the lead and answers its id, the phone in E.164 and the moment', async () => {
    const { status, body } = await create(titleLoan());
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        phone: '+79161234567',
        created: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
    expect(await storedLead()).toMatchObject({
      id: body['id'],
      product: 'pts',
      required_sum: 280_000,
      month_count: 48,
      days: null,
      form_name: 'lkk_zaim2',
      lead_type: 'site3_auto_loans',
    });
  });

  it('keeps phone, name and address out of the database in clear', async () => {
    await create(
      titleLoan({ fullName: 'Иванова Анна' }),
      { 'user-agent': 'Browser of Anna' },
      { ip: '203.0.113.5' },
    );
    const text = JSON.stringify(
      await api.dataSource.query("SELECT l::text, encode(personal_data, 'escape') FROM lead l"),
    );
    const keys = JSON.stringify(await api.dataSource.query('SELECT * FROM idempotency_key'));
    const jobs = JSON.stringify(await api.dataSource.query('SELECT * FROM pgboss.job'));
    for (const secret of ['9161234567', 'Анна', '203.0.113.5', 'Browser of Anna']) {
      expect(text + keys + jobs).not.toContain(secret);
    }
  });

  it.each([
    ['installment', 49_000, { requiredMonthCount: 12 }, 'lkk_zaim1', 'site3_installment'],
    ['installment', 50_000, { requiredMonthCount: 3 }, 'lkk_zaim2', 'site3_installment'],
    ['pdl', 15_000, { days: 21 }, 'lkk_zaim1', 'site3_installment'],
    ['business', 1_000_000, { requiredMonthCount: 24 }, 'lkk_zaim2', 'site3_auto_loans'],
  ])('fills form and kind of %s for %i ₽', async (product, requiredSum, term, formName, leadType) => {
    expect(
      (
        await create({
          phone: PHONE,
          formType: 'first',
          documents: LOAN_DOCUMENTS,
          product,
          requiredSum,
          ...term,
        })
      ).status,
    ).toBe(200);
    expect(await storedLead()).toMatchObject({ form_name: formName, lead_type: leadType });
  });

  it('takes the kind and the source that the page names', async () => {
    await create(titleLoan({ leadType: 'site3_pts_loan', utmSource: 'радио', leadGenCode: 'p1' }));
    expect(await storedLead()).toMatchObject({
      lead_type: 'site3_pts_loan',
      utm_source: 'радио',
      lead_gen_code: 'p1',
    });
  });

  it.each([
    ['lkk_zaim1', 280_000, 'lkk_zaim2'],
    ['lkk_zaim2', 50_000, 'lkk_zaim2'],
    ['other', 50_000, 'lkk_zaim2'],
  ])('decides by the sum which form it is, whatever is sent: %s', async (formName, requiredSum, kept) => {
    expect((await create(titleLoan({ formName, requiredSum }))).status).toBe(200);
    expect(await storedLead()).toMatchObject({ form_name: kept });
    await api.dataSource.query('TRUNCATE lead, idempotency_key CASCADE');
    const small = { product: 'installment', requiredSum: 49_000, requiredMonthCount: 12 };
    expect((await create(titleLoan({ ...small, formName }))).status).toBe(200);
    expect(await storedLead()).toMatchObject({ form_name: 'lkk_zaim1' });
  });

  it('gives the second step of another loan a kind of its own', async () => {
    const small = { product: 'installment', requiredSum: 60_000, requiredMonthCount: 12 };
    const { body } = await create(titleLoan(small));
    expect(await storedLead()).toMatchObject({ lead_type: 'site3_installment' });
    const second = { id: body['id'], formType: 'second', mainInfo: VEHICLE_INFO };
    expect((await create(titleLoan(second))).status).toBe(200);
    expect(await storedLead()).toMatchObject({ product: 'pts', lead_type: 'site3_auto_loans' });
  });

  it.each(['79161234567', '+7 (916) 123-45-67', 'Анна'])('takes «%s» for a name', async (fullName) => {
    expect((await create(titleLoan({ fullName }))).status).toBe(200);
  });

  it.each(['79161234567', '+7 (916) 123-45-67', undefined])(
    'spells the phone in the place of a name as every form does: %s',
    async (fullName) => {
      const { body } = await create(titleLoan({ fullName }));
      const lead = await api.dataSource.getRepository(LeadEntity).findOneByOrFail({ id: String(body['id']) });
      expect(api.app.get(PersonalDataVault).open(lead).fullName).toBe('+79161234567');
    },
  );

  it.each(['/', '/otpbank', '/?product=pts'])('takes a request of the page %s', async (url) => {
    const { status } = await create(titleLoan({ url, utmTerm: '-', utmContent: '***' }));
    expect(status).toBe(200);
    expect(await storedLead()).toMatchObject({ source: expect.objectContaining({ url, utmTerm: '-' }) });
  });

  it.each([
    [{ requiredSum: 49_999 }, { requiredSum: ['Сумма — от 50 000 ₽ до 1 000 000 ₽'] }],
    [{ requiredSum: 1_000_001 }, { requiredSum: ['Сумма — от 50 000 ₽ до 1 000 000 ₽'] }],
    [{ requiredMonthCount: 12 }, { requiredMonthCount: ['Срок — от 24 до 48 месяцев, с шагом 12 месяцев'] }],
    [{ requiredMonthCount: 30 }, { requiredMonthCount: ['Срок — от 24 до 48 месяцев, с шагом 12 месяцев'] }],
    [
      { requiredMonthCount: undefined },
      { requiredMonthCount: ['Срок — от 24 до 48 месяцев, с шагом 12 месяцев'] },
    ],
    [{ product: 'pdl', requiredSum: 15_000 }, { days: ['Срок — от 5 до 30 дней'] }],
    [{ product: 'pdl', requiredSum: 15_000, days: 31 }, { days: ['Срок — от 5 до 30 дней'] }],
    [{ product: 'ipoteka' }, { product: ['Выберите заём'] }],
    [{ requiredSum: 'много' }, { requiredSum: expect.arrayContaining(['Укажите сумму в рублях']) }],
    [{ requiredSum: 280_000.5 }, { requiredSum: ['Укажите сумму в рублях'] }],
    [{ formType: 'third' }, { formType: ['Неизвестный шаг заявки'] }],
    [{ leadType: 'other' }, { leadType: ['Неизвестный вид заявки'] }],
    [{ leadType: 'site3_installment' }, { leadType: ['Этот вид заявки — для другого займа'] }],
    [{ leadType: 'site3_refinance' }, { leadType: ['Этот вид заявки — для другого займа'] }],
    [{ fullName: 'x' }, { fullName: ['Введите имя и фамилию'] }],
    [{ fullName: '123' }, { fullName: ['Введите имя и фамилию'] }],
    [{ fullName: "=cmd|' /C calc'!A0 Иван" }, { fullName: ['Напишите имя и фамилию буквами'] }],
    [{ fullName: '<b>x</b>' }, { fullName: ['Введите имя и фамилию'] }],
    [{ fullName: 'я'.repeat(201) }, { fullName: ['Имя и фамилия: одной строкой до 200 знаков'] }],
    [{ url: 'javascript:1' }, { url: ['Неизвестная страница'] }],
    [{ utmSource: 'a\u0007b' }, { utmSource: ['Неизвестный источник'] }],
    [
      { documents: ['credit-history-consent'] },
      {
        documents: [
          'Примите документ «Соглашение об электронном взаимодействии»',
          'Примите документ «Согласие на обработку персональных данных»',
        ],
      },
    ],
    [
      { documents: undefined },
      { documents: expect.arrayContaining([expect.stringContaining('Примите документ')]) },
    ],
    [{ documents: [...LOAN_DOCUMENTS, 'no'] }, { documents: ['Неизвестный документ: обновите страницу'] }],
    [{ documents: 'all' }, { documents: expect.arrayContaining(['Неизвестный документ']) }],
  ])('refuses %j', async (changes, validation) => {
    const { status, body } = await create(titleLoan(changes));
    const read = JSON.parse(JSON.stringify(body).replaceAll('\u00a0', ' ')) as typeof body;
    expect([status, read['error_validation']]).toEqual([422, validation]);
    expect(await leadCount()).toBe(0);
  });

  it('tells of all that is missing or wrong at once', async () => {
    const told = async (path: string, body: object) => {
      const refused = await post(api, path, body, { headers: { [PHONE_VERIFICATION_HEADER]: token } });
      return Object.keys(refused.body['error_validation'] ?? {}).sort();
    };
    const { create: whole, refinance, refinanceFirstStep, personalAccount } = LEAD_PATHS;
    const loan = ['documents', 'phone', 'requiredMonthCount', 'requiredSum'];
    expect(await told(whole, {})).toEqual([...loan, 'formType', 'product'].sort());
    expect(await told(whole, { product: 'pdl' })).toEqual(
      ['days', 'documents', 'formType', 'phone', 'requiredSum'].sort(),
    );
    expect(await told(refinanceFirstStep, {})).toEqual(loan);
    expect(await told(refinance, {})).toEqual(expect.arrayContaining(loan));
    expect(await told(personalAccount, {})).toEqual(['documents', 'phone']);
    const second = { formType: 'second', documents: undefined, requiredSum: 1 };
    const answers = wantedAnswers('vehicle');
    expect(await told(whole, { ...titleLoan(second), phone: '' })).toEqual(
      ['documents', 'phone', ...answers].sort(),
    );
    expect(await told(whole, titleLoan(second))).toEqual(['documents', 'requiredSum', ...answers].sort());
    expect(await told(refinanceFirstStep, { ...titleLoan({ requiredSum: 1 }), documents: [] })).toEqual([
      'documents',
      'requiredSum',
    ]);
  });

  it('takes null for what was left out', async () => {
    const nothing = {
      id: null,
      fullName: null,
      formName: null,
      leadType: null,
      mainInfo: null,
      hasCar: null,
    };
    expect((await create(titleLoan(nothing))).status).toBe(200);
    const { status, body } = await create(titleLoan({ documents: null }));
    expect([status, Object.keys(body['error_validation'] as object)]).toEqual([422, ['documents']]);
  });

  it('keeps which edition of the documents was accepted', async () => {
    const documents = LOAN_DOCUMENTS;
    expect((await create(titleLoan({ documents }))).status).toBe(200);
    expect((await storedLead())['documents']).toEqual(
      documents.map((id) => ({ id, edition: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })),
    );
  });

  it('wants the phone of the lead to be the confirmed one', async () => {
    const answers = [
      await post(api, LEAD_PATHS.create, titleLoan()),
      await create(titleLoan({ phone: '79160000001' })),
      await create(titleLoan(), { [PHONE_VERIFICATION_HEADER]: `${token}x` }),
    ];
    for (const { status, body } of answers) {
      expect([status, body['error_validation']]).toEqual([422, { phone: UNVERIFIED }]);
    }
    expect(await leadCount()).toBe(0);
  });

  it('does not take a confirmation that is older than half an hour', async () => {
    const clock = stopClock();
    clock.pass(30 * 60 + 1);
    const { status, body } = await create(titleLoan());
    clock.restore();
    expect([status, body['error_validation']]).toEqual([422, { phone: UNVERIFIED }]);
  });

  describe('with the cookie', () => {
    const withCookie = (headers: Record<string, string>) =>
      post(api, LEAD_PATHS.create, titleLoan(), {
        headers: { cookie: `phone_verification=${token}`, ...headers },
      });

    it('is taken from our own origin only', async () => {
      expect((await withCookie({ origin: 'https://evil.example' })).status).toBe(400);
      expect((await withCookie({})).status).toBe(400);
      expect((await withCookie({ origin: 'http://localhost:4200.evil.example' })).status).toBe(400);
      expect(await leadCount()).toBe(0);
      expect((await withCookie({ origin: 'http://localhost:4200' })).status).toBe(200);
    });

    it('is taken from a city host of the local platform', async () => {
      expect((await withCookie({ origin: 'http://spb.polden.localhost:4200' })).status).toBe(200);
    });
  });

  describe('repeated', () => {
    it('with a key answers what was answered first', async () => {
      const key = { [IDEMPOTENCY_KEY_HEADER]: 'key-1' };
      const first = await create(titleLoan(), key);
      const second = await create(titleLoan(), key);
      expect(second.body).toEqual(first.body);
      expect(await leadCount()).toBe(1);
    });

    it('with the key of another request is refused', async () => {
      const key = { [IDEMPOTENCY_KEY_HEADER]: 'key-1' };
      await create(titleLoan(), key);
      const { status, body } = await create(titleLoan({ requiredSum: 300_000 }), key);
      expect([status, body['error_validation']]).toEqual([
        422,
        { [IDEMPOTENCY_KEY_HEADER]: ['Этот ключ уже использован для другого запроса'] },
      ]);
    });

    it('after a refusal may be mended under the same key', async () => {
      const key = { [IDEMPOTENCY_KEY_HEADER]: 'key-1' };
      expect((await create(titleLoan({ requiredSum: 1 }), key)).status).toBe(422);
      expect((await create(titleLoan(), key)).status).toBe(200);
    });

    it('from another tab, with a key of its own, is the same lead for ten minutes', async () => {
      const key = (name: string) => ({ [IDEMPOTENCY_KEY_HEADER]: name });
      const clock = stopClock();
      const first = await create(titleLoan(), key('key-1'));
      clock.pass(9 * 60);
      const second = await create(titleLoan({ fullName: 'Анна' }), key('key-2'));
      const other = await create(titleLoan({ requiredSum: 300_000 }), key('key-3'));
      clock.pass(60);
      const later = await create(titleLoan(), key('key-4'));
      clock.restore();
      expect([second.status, second.body]).toEqual([200, first.body]);
      expect(new Set([first, other, later].map(({ body }) => body['id'])).size).toBe(3);
      expect(await leadCount()).toBe(3);
    });

    it.each([
      ['id', { id: '0b6d6b3e-7b5c-4a55-9d6c-2f0f3ac9f1a1' }],
      ['term in another unit', { days: 15 }],
    ])(
      'from another tab with a needless %s is the same lead, with a key or without',
      async (_what, needless) => {
        const first = await create(titleLoan(), { [IDEMPOTENCY_KEY_HEADER]: 'key-1' });
        const second = await create(titleLoan(needless), { [IDEMPOTENCY_KEY_HEADER]: 'key-2' });
        const third = await create(titleLoan(needless));
        expect([second, third].map(({ status, body }) => [status, body['id']])).toEqual(
          Array(2).fill([200, first.body['id']]),
        );
        expect(await leadCount()).toBe(1);
      },
    );

    describe.each([
      ['is over', "UPDATE lead SET status = 'cancelled'"],
      ['was erased', 'DELETE FROM lead'],
    ])('when the first %s', (_what, sql) => {
      it.each([
        ['without a key', () => ({})],
        ['with keys of their own', (at: number) => ({ [IDEMPOTENCY_KEY_HEADER]: `key-${at}` })],
      ])('is one more lead, however often: %s', async (_how, headersOf) => {
        const first = await create(titleLoan(), headersOf(1));
        await api.dataSource.query(sql);
        const atOnce = await Promise.all([2, 3, 4].map((at) => create(titleLoan(), headersOf(at))));
        const answers = [...atOnce, await create(titleLoan(), headersOf(5))];
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        const ids = new Set(answers.map(({ body }) => body['id']));
        expect([ids.size, ids.has(first.body['id'])]).toEqual([1, false]);
        const rest = await api.dataSource.query<unknown[]>("SELECT FROM lead WHERE status <> 'cancelled'");
        expect(rest).toHaveLength(1);
      });
    });

    it.each([
      ['with keys of their own', (name: string) => ({ [IDEMPOTENCY_KEY_HEADER]: name })],
      ['without a key', () => ({})],
    ])('as a whole request says what is not taken of other answers: %s', async (_how, headersOf) => {
      const whole = (answers: object = {}, changes: object = {}) =>
        titleLoan({ formType: 'second', mainInfo: { ...VEHICLE_INFO, ...answers }, ...changes });
      const first = await create(whole(), headersOf('key-1'));
      const same = await create(whole(), headersOf('key-2'));
      expect([same.status, same.body]).toEqual([200, first.body]);
      const corrected = [
        whole({ monthIncome: 150_000 }),
        whole({ email: 'a@mail.ru' }),
        whole({}, { hasCar: 1 }),
      ];
      for (const [at, body] of corrected.entries()) {
        const refused = await create(body, headersOf(`corrected-${at}`));
        expect([refused.status, refused.body['error_validation']]).toEqual([
          422,
          { id: ['Анкета по этой заявке уже у нас'] },
        ]);
      }
      expect((await create(whole(), headersOf('key-1'))).body).toEqual(first.body);
      expect(await leadCount()).toBe(1);
      await api.dataSource.query("UPDATE lead SET status = 'cancelled'");
      expect((await create(whole({ monthIncome: 150_000 }), headersOf('anew'))).status).toBe(200);
      expect(await leadCount()).toBe(2);
    });

    it('without a key is the same lead for ten minutes', async () => {
      const clock = stopClock();
      const first = await create(titleLoan());
      clock.pass(9 * 60);
      const second = await create(titleLoan({ fullName: 'Анна' }));
      const other = await create(titleLoan({ requiredSum: 300_000 }));
      clock.pass(60);
      const later = await create(titleLoan());
      clock.restore();
      expect(second.body).toEqual(first.body);
      expect(other.body['id']).not.toBe(first.body['id']);
      expect(later.body['id']).not.toBe(first.body['id']);
    });

    it('at the same moment is one lead with one answer', async () => {
      for (const headers of [{}, { [IDEMPOTENCY_KEY_HEADER]: 'key-1' }]) {
        await api.dataSource.query('TRUNCATE lead, idempotency_key CASCADE');
        const answers = await Promise.all(Array.from({ length: 10 }, () => create(titleLoan(), headers)));
        expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
        expect(answers[0]?.status).toBe(200);
        expect(await leadCount()).toBe(1);
      }
    });

    it('at the same moment from several tabs is one lead', async () => {
      const keys = Array.from({ length: 5 }, (_, at) => ({ [IDEMPOTENCY_KEY_HEADER]: `tab-${at}` }));
      const answers = await Promise.all(keys.map((headers) => create(titleLoan(), headers)));
      expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1);
      expect(await leadCount()).toBe(1);
    });

    it('refuses a key that is none', async () => {
      const { status } = await create(titleLoan(), { [IDEMPOTENCY_KEY_HEADER]: 'x'.repeat(129) });
      expect(status).toBe(422);
    });
  });

  describe('the second step', () => {
    const second = (id: string, changes: object = {}) =>
      titleLoan({ id, formType: 'second', mainInfo: VEHICLE_INFO, documents: undefined, ...changes });

    it('completes the lead of the first', async () => {
      const { body: first } = await create(titleLoan({ utmSource: 'radio' }));
      const answer = await create(
        second(String(first['id']), { requiredSum: 60_000, requiredMonthCount: 24 }),
      );
      expect([answer.status, answer.body]).toEqual([200, first]);
      expect(await leadCount()).toBe(1);
      expect(await storedLead()).toMatchObject({
        revision: 2,
        form_type: 'second',
        required_sum: 60_000,
        month_count: 24,
        utm_source: 'radio',
        completed_at: expect.any(Date),
        documents: LOAN_DOCUMENTS.map((id) => ({ id, edition: expect.any(String) })),
      });
    });

    it('leaves a document at the edition that was accepted before, also when it names it again', async () => {
      const { body: first } = await create(titleLoan());
      const seen = LOAN_DOCUMENTS.map((id) => ({ id, edition: '2020-01-01' }));
      await api.dataSource.query('UPDATE lead SET documents = $1', [JSON.stringify(seen)]);
      const answer = await create(second(String(first['id']), { documents: LOAN_DOCUMENTS }));
      expect(answer.status).toBe(200);
      expect(await storedLead()).toMatchObject({ revision: 2, documents: seen });
    });

    it('is answered alike when it comes again, from another tab too, and refused when it says something else', async () => {
      const { body: first } = await create(titleLoan());
      const id = String(first['id']);
      const [one, two] = await Promise.all([create(second(id)), create(second(id))]);
      expect([one.body, two.body]).toEqual([first, first]);
      const another = { [IDEMPOTENCY_KEY_HEADER]: 'another' };
      expect((await create(second(id), another)).body).toEqual(first);
      const mainInfo = { ...VEHICLE_INFO, firstName: 'Мария' };
      for (const other of [{ mainInfo }, { requiredSum: 300_000 }]) {
        const refused = await create(second(id, other), { [IDEMPOTENCY_KEY_HEADER]: 'other' });
        expect([refused.status, refused.body['error_validation']]).toEqual([
          422,
          { id: ['Анкета по этой заявке уже у нас'] },
        ]);
      }
    });

    it.each([
      ['with keys of their own', (name: string) => ({ [IDEMPOTENCY_KEY_HEADER]: name })],
      ['without a key', () => ({})],
    ])('says what is not taken of other answers: %s', async (_how, headersOf) => {
      const { body: first } = await create(titleLoan());
      const id = String(first['id']);
      expect((await create(second(id), headersOf('whole'))).body).toEqual(first);
      const corrected = [
        { mainInfo: { ...VEHICLE_INFO, monthIncome: 150_000 } },
        { requiredSum: 300_000 },
        { hasCar: 1 },
        { hasCar: 2 },
      ];
      for (const [at, changes] of corrected.entries()) {
        const refused = await create(second(id, changes), headersOf(`corrected-${at}`));
        expect([refused.status, refused.body['error_validation']]).toEqual([
          422,
          { id: ['Анкета по этой заявке уже у нас'] },
        ]);
      }
      for (const hasCar of [0, null])
        expect((await create(second(id, { hasCar }), headersOf(`again-${hasCar}`))).body).toEqual(first);
    });

    it('keeps the answer about a car, and takes no other one for it', async () => {
      const { body: first } = await create(titleLoan());
      const told = (hasCar?: number) => create(second(String(first['id']), { hasCar }));
      expect((await told(2)).body).toEqual(first);
      expect((await told(2)).body).toEqual(first);
      expect([(await told(1)).status, (await told()).status]).toEqual([422, 422]);
    });

    it('of a loan that asks for nothing says what is not taken of other terms', async () => {
      const asked = { phone: PHONE, product: 'pdl', requiredSum: 20_000, days: 20 };
      const { body: first } = await create({ ...asked, formType: 'first', documents: LOAN_DOCUMENTS });
      const whole = { ...asked, id: first['id'], formType: 'second' };
      expect((await create(whole)).body).toEqual(first);
      expect((await create(whole)).body).toEqual(first);
      expect((await create({ ...whole, requiredSum: 25_000 })).status).toBe(422);
    });

    it('begins anew where null names the lead of the first, and keeps the documents where null names them', async () => {
      const { body: first } = await create(titleLoan());
      expect((await create(second(String(first['id']), { documents: null }))).body).toEqual(first);
      const anew = second('', { id: null, documents: LOAN_DOCUMENTS, requiredSum: 300_000 });
      expect((await create(anew)).status).toBe(200);
      expect(await leadCount()).toBe(2);
    });

    it('is for a lead of the same phone alone', async () => {
      const { body: first } = await create(titleLoan());
      const other = '79160000001';
      const stranger = await verifyPhone(api, other);
      const headers = { [PHONE_VERIFICATION_HEADER]: stranger };
      const taken = await post(api, LEAD_PATHS.create, second(String(first['id']), { phone: other }), {
        headers,
      });
      const unknown = await create(second(crypto.randomUUID()));
      for (const { status, body } of [taken, unknown]) {
        expect([status, Object.keys(body['error_validation'] as object)]).toEqual([422, ['id']]);
      }
    });

    it('names every missing answer of the vehicle variant', async () => {
      const { body } = await create(second(crypto.randomUUID(), { mainInfo: {} }));
      expect(Object.keys(body['error_validation'] as object)).toEqual(wantedAnswers('vehicle'));
    });

    it('takes the instalment variant under its own names, and wants a car where there is one', async () => {
      const loan = {
        product: 'installment',
        requiredSum: 80_000,
        requiredMonthCount: 12,
        mainInfo: INSTALLMENT_INFO,
      };
      const { status } = await create(titleLoan({ formType: 'second', ...loan }));
      expect(status).toBe(200);
      const withCar = { ...loan, hasCar: 1, requiredSum: 280_000, requiredMonthCount: 48 };
      const { body } = await create(titleLoan({ formType: 'second', ...withCar }));
      expect(Object.keys(body['error_validation'] as object)).toEqual(
        ['carMark', 'carModel', 'carProduced', 'carNumber'].map((name) => `mainInfo.${name}`),
      );
    });

    it('takes any property with a loan on collateral, with a registration number or without', async () => {
      const { carMark, carModel, carProduced, carNumber, ...person } = VEHICLE_INFO;
      const loan = { product: 'collateral', requiredMonthCount: 36, formType: 'second' };
      const car = { carMark, carModel, carProduced, carNumber };
      const { body } = await create(titleLoan({ ...loan, mainInfo: { ...person, ...car } }));
      expect(Object.keys(body['error_validation'] as object)).toEqual([
        'mainInfo.property',
        'mainInfo.propertyProduced',
      ]);
      const { propertyNumber, ...unregistered } = PROPERTY_INFO;
      for (const [requiredSum, property] of [
        [280_000, { ...unregistered, propertyNumber }],
        [300_000, unregistered],
      ] as const) {
        const mainInfo = { ...person, ...property };
        const { status } = await create(titleLoan({ ...loan, requiredSum, mainInfo }));
        expect(status).toBe(200);
      }
    });

    it.each([
      ['passport', '4510 12345', 'Десять цифр: четыре серии и шесть номера, например 4510 123456'],
      ['birthday', '31.02.1990', 'Такого дня нет: проверьте дату'],
      ['birthday', '31.02', expect.stringContaining('день, месяц и год')],
      ['birthday', `01.01.${new Date().getFullYear() - 19}`, expect.stringContaining('от 20 до 65 лет')],
      ['birthday', `01.01.${new Date().getFullYear() - 67}`, expect.stringContaining('от 20 до 65 лет')],
      ['dateOfIssue', '01.01.2099', expect.stringContaining('ещё не наступил')],
      ['dateOfIssue', '01.01.2000', expect.stringContaining('Паспорт выдают с 14 лет')],
      [
        'dateOfIssue',
        '05.03.2008',
        expect.stringContaining('Паспорт, который выдан до 20 лет, уже не действует'),
      ],
      ['departmentCode', '77-001', 'Шесть цифр, например 770-001'],
      ['carNumber', 'Ы123ВС77', 'Номер вместе с регионом, например А123ВС77'],
      ['carProduced', new Date().getFullYear() - 21, expect.stringContaining('старше 20 лет')],
      ['carProduced', new Date().getFullYear() - 13, expect.stringContaining('не старше 12 лет')],
      ['carProduced', new Date().getFullYear() + 1, expect.stringContaining('Год выпуска')],
      ['monthIncome', 'много', 'Сумма в рублях, цифрами'],
      ['email', 'anna@', expect.stringContaining('Проверьте адрес почты')],
      ['firstName', 'Anna', 'Русскими буквами, как в паспорте'],
    ])('refuses %s %s', async (field, value, message) => {
      const { status, body } = await create(
        titleLoan({ formType: 'second', mainInfo: { ...VEHICLE_INFO, [field]: value } }),
      );
      expect([status, body['error_validation']]).toEqual([
        422,
        { [`mainInfo.${field}`]: expect.arrayContaining([message]) },
      ]);
      expect(await leadCount()).toBe(0);
    });
  });

  it('takes an instalment loan of somebody with a car within the bounds of a title loan', async () => {
    const asked = { product: 'installment', requiredSum: 280_000, requiredMonthCount: 48 };
    expect((await create(titleLoan(asked))).status).toBe(422);
    expect((await create(titleLoan({ ...asked, hasCar: 2 }))).status).toBe(422);
    expect((await create(titleLoan({ ...asked, hasCar: 1 }))).status).toBe(200);
    expect(await storedLead()).toMatchObject({
      product: 'installment',
      lead_type: 'site3_installment',
      source: { hasCar: '1' },
    });
  });
});
