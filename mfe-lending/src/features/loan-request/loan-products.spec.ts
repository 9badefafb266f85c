import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS, SMS_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { LEAD_ID, RIGHT_CODE } from '../../testing/lender-data.ts';
import { invalid, ok, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { fieldsOf, servePage, type ServedPage } from '../../testing/serve-page.ts';

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

const ACCEPTED = { status: 303, location: expect.stringContaining(`?zayavka=${LEAD_ID}#zayavka`) };
const STORED = invalid('id', 'Анкета по этой заявке уже у нас');
const NOT_TAKEN =
  'Анкета по этой заявке уже отправлена с другой вкладки или устройства, новые ответы не приняты';
const PHONE = '79161234567';
const LOAN_DOCUMENTS = ['credit-history', 'e-interaction'];
const CONSENT = 'personal-data-consent';
const callsTo = (path: string) => api.calls.filter((call) => call.path === path);
const bodyOf = (path: string) => callsTo(path).at(-1)?.body;

const PERSON = {
  lastName: 'Иванова',
  firstName: 'Анна',
  birthday: '05.03.1990',
  birthDate: '05.03.1990',
};
const PASSPORT = {
  passport: '4510 123456',
  passportSeriya: '4510',
  passportNumber: '123456',
  dateOfIssue: '20.05.2015',
  departmentCode: '770-001',
  placeOfIssue: 'ОВД РАЙОНА АРБАТ',
  placeOfBirth: 'г. Москва',
};
const HOME = {
  region: 'Москва',
  regionRegistration: 'Москва',
  residentialAddress: 'Арбат, 1',
  monthIncome: '90 000',
};
const CAR = { carMark: 'LADA', carModel: 'Vesta', carProduced: '2020', carNumber: 'А123ВС77' };

/** The first step and the right code, by plain posts; the page after them. */
async function confirmed(path: string, fullName = 'Анна Иванова'): Promise<ServedPage> {
  const phone = fieldsOf(await servePage(path), 'Заявка на заём');
  phone.set('phone', PHONE);
  if (phone.has('fullName')) phone.set('fullName', fullName);
  for (const id of phone.getAll('requiredDocuments')) phone.append('documents', id);
  const code = fieldsOf(await servePage(path, phone), 'Подтверждение телефона');
  code.set('intent', 'confirm');
  code.set('code', RIGHT_CODE);
  for (const id of code.getAll('requiredDocuments')) code.append('documents', id);
  return servePage(path, code);
}

/** A step of the questionnaire, filled in and sent; only the fields that it has are filled. */
async function answer(
  path: string,
  page: ServedPage,
  label: string,
  answers: Record<string, string>,
  intent = 'next',
): Promise<ServedPage> {
  const fields = fieldsOf(page, label);
  for (const [name, typed] of Object.entries(answers)) {
    const field = name === 'city' ? name : `mainInfo.${name}`;
    if (page.html.includes(` name="${field}"`)) fields.set(field, typed);
  }
  fields.set('intent', intent);
  return servePage(path, fields);
}

/** The last step of the questionnaire, and the answers sent as they are. */
async function answerLast(
  path: string,
  page: ServedPage,
  label: string,
  answers: Record<string, string>,
): Promise<ServedPage> {
  return sendChecked(path, await answer(path, page, label, answers));
}

const sendChecked = (path: string, page: ServedPage) => answer(path, page, 'Проверьте ответы', {}, 'send');

async function answerVehicle(path: string, first: ServedPage): Promise<ServedPage> {
  const passport = await answer(path, first, 'Как вас зовут', PERSON);
  const home = await answer(path, passport, 'Паспорт', PASSPORT);
  const car = await answer(path, home, 'Дом и доход', HOME);
  return answerLast(path, car, 'Машина', CAR);
}

describe('what each product asks, and whom it tells', () => {
  it('title loan: the phone, then four steps about the person and the car', async () => {
    const first = await confirmed('/dengi-pod-zalog?utm_source=radio');
    expect(first.text).toContain('Шаг 1 из 4');
    expect(bodyOf(LEAD_PATHS.create)).toMatchObject({ formType: 'first', utmSource: 'radio' });
    expect(await answerVehicle('/dengi-pod-zalog', first)).toMatchObject(ACCEPTED);
    expect(bodyOf(LEAD_PATHS.create)).toEqual({
      id: LEAD_ID,
      phone: PHONE,
      product: 'pts',
      requiredSum: 280_000,
      requiredMonthCount: 48,
      formType: 'second',
      url: '/dengi-pod-zalog',
      utmSource: 'radio',
      documents: [...LOAN_DOCUMENTS, CONSENT],
      mainInfo: {
        lastName: 'Иванова',
        firstName: 'Анна',
        birthday: '05.03.1990',
        passport: '4510 123456',
        dateOfIssue: '20.05.2015',
        departmentCode: '770-001',
        placeOfIssue: 'ОВД РАЙОНА АРБАТ',
        placeOfBirth: 'г. Москва',
        region: 'Москва',
        residentialAddress: 'Арбат, 1',
        monthIncome: 90_000,
        carMark: 'LADA',
        carModel: 'Vesta',
        carProduced: 2020,
        carNumber: 'А123ВС77',
      },
    });
  });

  it('instalment: the passport in two fields, and no car', async () => {
    const path = '/zajm-po-pasportu';
    const passport = await answer(path, await confirmed(path), 'Как вас зовут', PERSON);
    const home = await answer(path, passport, 'Паспорт', PASSPORT);
    const income = await answer(path, home, 'Где вы живёте', HOME);
    expect(await answerLast(path, income, 'Доход и почта', HOME)).toMatchObject(ACCEPTED);
    const { mainInfo } = bodyOf(LEAD_PATHS.create) as { mainInfo: object };
    expect(mainInfo).toMatchObject({ passportSeriya: '4510', birthDate: '05.03.1990', monthIncome: 90_000 });
    expect(Object.keys(mainInfo)).not.toContain('carMark');
  });

  it('instalment with a car: the bounds and questions of a title loan', async () => {
    const path = '/zajm-po-pasportu?car=1';
    const page = await answerVehicle(path, await confirmed(path));
    expect(page).toMatchObject(ACCEPTED);
    const loan = { product: 'installment', hasCar: 1, requiredSum: 280_000, requiredMonthCount: 48 };
    for (const { body } of callsTo(LEAD_PATHS.create)) expect(body).toMatchObject(loan);
  });

  it('the car changes only what depends on it, and the tab stays chosen', async () => {
    const withCar = await servePage('/zajm-po-pasportu?product=installment&car=1');
    expect(withCar.text).toContain('Есть своя машина?');
    expect(withCar.html).toMatch(/aria-current="[a-z]+"[^>]*>(?:(?!<\/a>).)*В рассрочку/u);
    const payday = '/zajm-po-pasportu?product=pdl&car=1';
    expect((await servePage(payday)).text).not.toContain('Есть своя машина?');
    await confirmed(payday);
    expect(bodyOf(LEAD_PATHS.create)).not.toHaveProperty('hasCar');
  });

  it('payday: nothing but the phone', async () => {
    expect(await confirmed('/bystryj-zajm-po-pasportu')).toMatchObject(ACCEPTED);
    expect(bodyOf(LEAD_PATHS.create)).toMatchObject({ product: 'pdl', formType: 'first' });
  });

  it('collateral: also a name', async () => {
    const page = await servePage('/zaem-pod-zalog', new URLSearchParams({ variant: 'collateral' }));
    expect(page.text).toContain('Введите имя и фамилию');
    await confirmed('/zaem-pod-zalog');
    expect(bodyOf(LEAD_PATHS.create)).toMatchObject({ product: 'collateral', fullName: 'Анна Иванова' });
  });

  it.each([
    ['Анна Иванова', ['Иванова', 'Анна', '']],
    ['Анна Петровна  Иванова', ['Иванова', 'Анна', 'Петровна']],
    ['Иванова Анна Петровна', ['Иванова', 'Анна', 'Петровна']],
    ['Абрамович Иван Ильич', ['Абрамович', 'Иван', 'Ильич']],
    ['Иван Ильич Абрамович', ['Абрамович', 'Иван', 'Ильич']],
    ['Anna Ivanova', ['', '', '']],
    ['Мария дель Кармен Лопес', ['', '', '']],
  ])('collateral: the name is not asked twice (%s)', async (typed, names) => {
    const fields = fieldsOf(await confirmed('/zaem-pod-zalog', typed), 'Как вас зовут');
    expect(['lastName', 'firstName', 'middleName'].map((name) => fields.get(`mainInfo.${name}`))).toEqual(
      names,
    );
  });

  it('collateral: any property, with a registration number or without', async () => {
    const path = '/zaem-pod-zalog';
    const passport = await answer(path, await confirmed(path), 'Как вас зовут', PERSON);
    const home = await answer(path, passport, 'Паспорт', PASSPORT);
    const property = await answer(path, home, 'Дом и доход', HOME);
    expect(property.html).not.toContain(' name="mainInfo.car');
    const boat = { property: 'Катер «Волжанка 46»', propertyProduced: '2001' };
    expect(await answerLast(path, property, 'Имущество', boat)).toMatchObject(ACCEPTED);
    const { mainInfo } = bodyOf(LEAD_PATHS.create) as { mainInfo: object };
    expect(mainInfo).toMatchObject({ property: 'Катер «Волжанка 46»', propertyProduced: 2001 });
    expect(Object.keys(mainInfo).join()).not.toMatch(/car|propertyNumber/u);
  });

  it('refinancing: its own first step, then a full lead under its own names', async () => {
    const path = '/refinansirovaniye';
    const first = await confirmed(path);
    expect(bodyOf(LEAD_PATHS.refinanceFirstStep)).toMatchObject({ phone: PHONE, fullName: PHONE });
    expect(await answerVehicle(path, first)).toMatchObject(ACCEPTED);
    expect(bodyOf(LEAD_PATHS.refinance)).toMatchObject({
      id: LEAD_ID,
      passportId: '4510-123456',
      birthDate: '05.03.1990',
      registrationRegion: 'Москва',
      avgIncome: 90_000,
      carBrand: 'LADA',
      carIssueYear: 2020,
    });
  });

  it.each([
    ['/biznes-zaim', LEAD_PATHS.businessFirstStep, 'business', { period: 36, sum: 1_000_000 }],
    ['/dengi-na-pokupku-avto', LEAD_PATHS.carPurchaseFirstStep, 'car-purchase', { period: 3, sum: 700_000 }],
  ])('%s is stored before the code, and confirmed with it', async (path, firstStep, product, loan) => {
    expect(await confirmed(`${path}?utm_source=radio`)).toMatchObject(ACCEPTED);
    expect(callsTo(firstStep)).toHaveLength(1);
    expect(bodyOf(firstStep)).toEqual({
      ...loan,
      phoneNumber: PHONE,
      consent: true,
      utmSource: 'radio',
      url: path,
    });
    expect(api.calls.findIndex((call) => call.path === firstStep)).toBeLessThan(
      api.calls.findIndex((call) => call.path === SMS_PATHS.request),
    );
    const second = bodyOf(LEAD_PATHS.create);
    expect(second).toMatchObject({ id: LEAD_ID, product, formType: 'second' });
    expect(second).not.toHaveProperty('mainInfo');
    expect(second?.['documents']).toEqual(expect.arrayContaining([...LOAN_DOCUMENTS, CONSENT]));
  });

  it.each([['/biznes-zaim'], ['/dengi-na-pokupku-avto']])(
    'promises the same on both steps: an answer at once, and a call within the day (%s)',
    async (path) => {
      const first = await servePage(path);
      expect(first.text).toContain('Менеджер позвонит в течение рабочего дня');
      expect(first.text).toContain('ответ о сумме появится сразу, ещё до звонка');
      const fields = fieldsOf(first, 'Заявка на заём');
      fields.set('phone', PHONE);
      for (const id of fields.getAll('requiredDocuments')) fields.append('documents', id);
      const second = await servePage(path, fields);
      expect(second.text).toContain('Менеджер позвонит в течение рабочего дня');
      expect(second.text).toMatch(/ответ о сумме появится уже сейчас, до звонка/u);
    },
  );

  it('two equal posts of a first step are one request, and those of another loan another', async () => {
    const path = '/biznes-zaim';
    const fields = fieldsOf(await servePage(path), 'Заявка на заём');
    fields.set('phone', PHONE);
    for (const id of fields.getAll('requiredDocuments')) fields.append('documents', id);
    await Promise.all([servePage(path, fields), servePage(path, fields)]);
    fields.set('sum', '1 500 000');
    await servePage(path, fields);
    const keys = callsTo(LEAD_PATHS.businessFirstStep).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(2);
  });

  it('a phone that was confirmed a moment ago needs no code', async () => {
    const verified = { need_reset: true, resendAfter: 0, expiresIn: 0, verified: true };
    api.answerNext(SMS_PATHS.request, ok({ verification: verified }));
    const fields = fieldsOf(await servePage('/dengi-pod-zalog'), 'Заявка на заём');
    fields.set('phone', PHONE);
    for (const id of fields.getAll('requiredDocuments')) fields.append('documents', id);
    const page = await servePage('/dengi-pod-zalog', fields);
    expect(page.text).toContain('Шаг 1 из 4');
    expect(callsTo(SMS_PATHS.confirm)).toEqual([]);
  });

  it('a business that asks for another sum when its request is whole is told that it is not taken', async () => {
    api.answerNext(LEAD_PATHS.create, STORED);
    const { location } = await confirmed('/biznes-zaim');
    expect((await servePage(location ?? '')).text).toContain('новые ответы не приняты');
  });

  it('partner bank: straight to the personal account', async () => {
    expect(await confirmed('/otpbank')).toMatchObject(ACCEPTED);
    expect(bodyOf(LEAD_PATHS.personalAccount)).toMatchObject({ product: 'bank', partner: 'otpbank' });
  });
});

describe('the questionnaire', () => {
  const path = '/dengi-pod-zalog';

  it('says what is wrong on its step, keeps what was typed, and goes back without asking', async () => {
    const first = await confirmed(path);
    const wrong = await answer(path, first, 'Как вас зовут', { ...PERSON, birthday: '05.03.2020' });
    expect(wrong).toMatchObject({ status: 422 });
    expect(wrong.text).toContain('от 20 до 65 лет');
    expect(fieldsOf(wrong, 'Как вас зовут').get('mainInfo.lastName')).toBe('Иванова');
    const passport = await answer(path, wrong, 'Как вас зовут', PERSON);
    const back = await answer(path, passport, 'Паспорт', { passport: '4510' }, 'back');
    expect(back.text).toContain('Шаг 1 из 4');
    expect(fieldsOf(back, 'Как вас зовут').get('mainInfo.passport')).toBe('4510');
  });

  it('returns to the step of the field that the API refuses', async () => {
    const first = await confirmed(path);
    api.answerNext(LEAD_PATHS.create, invalid('mainInfo.departmentCode', 'Такого подразделения нет'));
    const page = await answerVehicle(path, first);
    expect(page.status).toBe(422);
    expect(page.text).toContain('Шаг 2 из 4');
    expect(page.text).toContain('Такого подразделения нет');
    expect(fieldsOf(page, 'Паспорт').get('mainInfo.carMark')).toBe('LADA');
  });

  it('repeats under the same key what was lost, under another one what was corrected', async () => {
    const home = await answer(
      path,
      await answer(path, await confirmed(path), 'Как вас зовут', PERSON),
      'Паспорт',
      PASSPORT,
    );
    const car = await answer(path, home, 'Дом и доход', HOME);
    api.answerNext(LEAD_PATHS.create, 'break the connection', 'break the connection');
    const lost = await answerLast(path, car, 'Машина', CAR);
    expect(lost.status).toBe(503);
    expect(lost.text).toContain('У нас что-то не сработало');
    const again = await sendChecked(path, lost);
    const changed = await answer(path, again, 'Проверьте ответы', {}, 'edit:carProduced');
    expect(await answerLast(path, changed, 'Машина', { carProduced: '2019' })).toMatchObject(ACCEPTED);
    const [one, two, three] = callsTo(LEAD_PATHS.create).slice(1);
    expect(two).toEqual(one);
    expect(three?.idempotencyKey).not.toBe(one?.idempotencyKey);
  });

  it('shows every answer before it is sent, the passport masked, and leads from each to its step and back', async () => {
    const home = await answer(
      path,
      await answer(path, await confirmed(path), 'Как вас зовут', PERSON),
      'Паспорт',
      PASSPORT,
    );
    const car = await answer(path, home, 'Дом и доход', { ...HOME, city: 'Тула' });
    const check = await answer(path, car, 'Машина', CAR);
    expect(callsTo(LEAD_PATHS.create)).toHaveLength(1);
    expect(check.text).toContain('Фамилия Иванова Изменить : фамилия');
    expect(check.text).toContain('Серия и номер •••• ••••56');
    expect(check.text).not.toContain('4510 123456');
    expect(check.text).toContain('Город Тула');

    const person = await answer(path, check, 'Проверьте ответы', {}, 'edit:lastName');
    expect(person.text).toContain('Шаг 1 из 4');
    const wrong = await answer(path, person, 'Как вас зовут', { lastName: 'Ivanova' });
    expect(wrong.status).toBe(422);
    const changed = await answer(path, wrong, 'Как вас зовут', { lastName: 'Петрова' });
    expect(changed.text).toContain('Фамилия Петрова');
    expect(await sendChecked(path, changed)).toMatchObject(ACCEPTED);
    expect(bodyOf(LEAD_PATHS.create)).toMatchObject({
      city: 'Тула',
      mainInfo: { lastName: 'Петрова', passport: '4510 123456', carNumber: 'А123ВС77' },
    });
  });

  it('goes on to the request that holds other answers already, and says that the new ones are not taken', async () => {
    const home = await answer(
      path,
      await answer(path, await confirmed(path), 'Как вас зовут', PERSON),
      'Паспорт',
      PASSPORT,
    );
    const car = await answer(path, home, 'Дом и доход', HOME);
    api.answerNext(LEAD_PATHS.create, STORED);
    const { status, location } = await answerLast(path, car, 'Машина', CAR);
    expect(status).toBe(303);
    const told = await servePage(location ?? '');
    expect(told.text).toContain(NOT_TAKEN);
    expect(told.html).toContain('href="/login/dannye"');
    expect((await servePage(`${path}?zayavka=${LEAD_ID}`)).text).not.toContain(NOT_TAKEN);
  });

  it('asks for the phone again when its confirmation has expired, and has lost nothing', async () => {
    const first = await confirmed(path);
    api.answerNext(LEAD_PATHS.create, invalid('phone', 'Подтвердите номер ещё раз'));
    const expired = await answerVehicle(path, first);
    expect(expired.text).toContain('подтверждение номера истекло');
    expect(callsTo(SMS_PATHS.request)).toHaveLength(2);
    const code = fieldsOf(expired, 'Подтверждение телефона');
    code.set('intent', 'confirm');
    code.set('code', RIGHT_CODE);
    const back = await servePage(path, code);
    expect(await sendChecked(path, back)).toMatchObject(ACCEPTED);
    const [, refused, sent, ...others] = callsTo(LEAD_PATHS.create);
    expect([sent?.body, others]).toEqual([refused?.body, []]);
  });

  it('can wait: what is stored already is accepted', async () => {
    const page = await answer(path, await confirmed(path), 'Как вас зовут', {}, 'later');
    expect(page).toMatchObject(ACCEPTED);
    expect(callsTo(LEAD_PATHS.create)).toHaveLength(1);
  });
});
