import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  ACCOUNT_PATHS,
  type AccountAnswer,
  API_BASE_PATH,
  BOND_RISKS,
  DEPOSIT_RISKS,
  type FieldErrors,
  FORM_MESSAGES,
  IDEMPOTENCY_KEY_HEADER,
  type LeadKind,
  OWN_DATA_PATHS,
  type OwnConsents,
  type PersonalCopy,
  PHONE_VERIFICATION_HEADER,
  REQUEST_PATHS,
  RESUME_FIELDS,
  UPLOAD_HEADER,
} from '@polden/api-contract';
import { bond, depositTerm, vacancy } from '@polden/content-model';
import { mobile } from '@polden/field-kinds';
import { formatRubles } from '@polden/ru';
import { halfOf, lockedPdf, pdf } from '../../content/media/testing/documents.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { DatabaseHealth } from '../../core/database/database-health.ts';
import { LeadEntity } from '../storage/lead.entity.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { RequestsService } from './requests.service.ts';
import { get, post, verifyPhone } from '../../testing/borrower.ts';
import { addressOf, ContentSamples } from '../../testing/content.ts';
import { clientSession } from '../../testing/client-session.ts';
import { signIn } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const PHONE = '79161234567';
const PERSON = { name: 'Анна Иванова', phone: PHONE };
const EMAIL = 'anna@mail.ru';

let api: TestApp;
let vacancyId: number;
let bondId: number;
let halfReturnedBondId: number;
let redeemedBondId: number;
/** Of PHONE. */
let phoneProof: string;

beforeAll(async () => {
  api = await startTestApp();
  const staff = await signIn(api, 'ADMIN');
  const samples = new ContentSamples(api, staff);
  const publish = async (type: Parameters<typeof addressOf>[0], fields: object = {}): Promise<number> => {
    const { id } = await samples.add(type, fields);
    const { status } = await staff.post(addressOf(type, 'publish', id));
    if (status !== 200) throw new Error(`${type.name} was not published`);
    return id;
  };
  vacancyId = await publish(vacancy, { title: 'Менеджер по займам' });
  bondId = await publish(bond, { year: 50, nominal: 1_000, volume: 400_000_000 });
  redeemedBondId = await publish(bond, { placedOn: '2020-01-15', year: 3, dateBeforeOffer: '2021-01-15' });
  halfReturnedBondId = await publish(bond, {
    placedOn: '2020-01-15',
    year: 50,
    dateBeforeOffer: '2069-01-15',
    nominal: 1_000,
    volume: 400_000_000,
    coupons: '4',
    repayments: '4: 25; 6: 25',
  });
  phoneProof = await verifyPhone(api, PHONE);
  await publish(depositTerm, {
    entity: 'natural',
    profit: 'monthly',
    months: 18,
    rate: 18,
    minSum: 1_500_000,
    maxSum: 250_000_000,
  });
  await publish(depositTerm, {
    entity: 'natural',
    profit: 'monthly',
    months: 24,
    rate: 19,
    minSum: 3_000_000,
    maxSum: 5_000_000,
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.dataSource.query('TRUNCATE lead, idempotency_key CASCADE');
});

const leads = () => api.dataSource.manager.find(LeadEntity);
const errorsOf = (body: Record<string, unknown>) => (body['error_validation'] ?? {}) as FieldErrors;

interface Case {
  path: string;
  kind: LeadKind;
  body: object;
  answers: object;
  /** Fields that must be there. */
  required: string[];
  /** Only the owner of the phone may send it. */
  confirmed?: true;
  /** Id of what was read beside the consent. */
  read?: string;
}

const risks = { consent: true, riskAccepted: true };
const cases: Case[] = [
  {
    path: REQUEST_PATHS.agent,
    kind: 'agent',
    body: {
      name: 'Анна',
      phoneNumber: Number(PHONE),
      email: EMAIL,
      city: 'Казань',
      comment: 'Позвоните',
      conditionsAccepted: true,
    },
    answers: { email: EMAIL, comment: 'Позвоните' },
    required: ['name', 'phoneNumber', 'email', 'city', 'conditionsAccepted'],
  },
  {
    path: REQUEST_PATHS.partner,
    kind: 'partner',
    body: {
      company: 'ООО «Ромашка»',
      type: { id: 1, title: 'Сайт с трафиком' },
      phoneNumber: '88001234567',
      email: EMAIL,
      conditionsAccepted: 'on',
    },
    answers: { type: 'Сайт с трафиком', email: EMAIL },
    required: ['company', 'type', 'phoneNumber', 'email', 'conditionsAccepted'],
  },
  {
    path: REQUEST_PATHS.leadGenerator,
    kind: 'lead-generator',
    body: {
      title: 'romashka.ru',
      type: 'Поиск',
      phone: PHONE,
      email: EMAIL,
      questions: 'Какая ставка?\nА минимум?',
      consent: true,
    },
    answers: { type: 'Поиск', email: EMAIL, questions: 'Какая ставка?\nА минимум?' },
    required: ['title', 'type', 'phone', 'email', 'questions', 'consent'],
  },
  {
    path: REQUEST_PATHS.prize,
    kind: 'prize',
    body: { ...PERSON, contractNumber: 'ПЛ-77-000001', consent: true },
    answers: { contractNumber: 'ПЛ-77-000001' },
    required: ['name', 'phone', 'consent'],
  },
  {
    path: REQUEST_PATHS.needMoney,
    kind: 'need-money',
    body: { ...PERSON, sum: '50 000', consent: true },
    answers: { sum: 50_000 },
    required: ['name', 'phone', 'consent'],
  },
  {
    path: REQUEST_PATHS.realEstate,
    kind: 'real-estate',
    body: { ...PERSON, address: 'Казань, улица Баумана, 1', consent: true },
    answers: { address: 'Казань, улица Баумана, 1' },
    required: ['name', 'phone', 'address', 'consent'],
  },
  {
    path: REQUEST_PATHS.resume,
    kind: 'resume',
    body: { ...PERSON, email: EMAIL, reference: 'hh.example/resume/1', agree: true },
    answers: { email: EMAIL, reference: 'https://hh.example/resume/1' },
    required: ['name', 'phone', 'email', 'reference', 'agree'],
  },
  {
    path: REQUEST_PATHS.investor,
    kind: 'investor',
    body: { ...PERSON, email: EMAIL, entity: 0, sum: 1_500_000, period: 18, profitOption: 1, ...risks },
    answers: {
      email: EMAIL,
      entity: 'Физическое лицо',
      profitOption: 'Каждый месяц',
      sum: 1_500_000,
      period: 18,
    },
    required: [
      'name',
      'phone',
      'email',
      'entity',
      'sum',
      'period',
      'profitOption',
      'consent',
      'riskAccepted',
    ],
    confirmed: true,
    read: 'deposit-risk-warning',
  },
  {
    path: REQUEST_PATHS.vacancyReplyWithoutVacancy,
    kind: 'vacancy-reply',
    body: { ...PERSON, email: EMAIL, consent: true },
    answers: { email: EMAIL },
    required: ['name', 'phone', 'consent'],
  },
];

const VISIT = { utmSource: 'radio', leadGenCode: 'AB-1', leadTypeId: '7', partner: 'psb' };

/** Confirmed once: another code would have to wait. */
const confirmedPhone = () => ({ [PHONE_VERIFICATION_HEADER]: phoneProof });

describe.each(cases)('$path', ({ path, kind, body, answers, required, confirmed, read }) => {
  const send = (content: object, headers: Record<string, string> = {}) =>
    post(api, path, content, { headers: { ...(confirmed && confirmedPhone()), ...headers } });

  it('keeps the request sealed, with the consent', async () => {
    const answer = await send({
      ...body,
      ...VISIT,
      ...('city' in body ? {} : { city: 'Казань' }),
    });
    expect([answer.status, answer.body]).toEqual([
      200,
      { ok: true, id: expect.any(String), created: expect.any(String) },
    ]);
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      id: answer.body['id'],
      kind,
      status: 'new',
      product: null,
      utmSource: 'radio',
      leadGenCode: 'AB-1',
      source: { leadTypeId: '7', partner: 'psb' },
      phoneVerified: confirmed ?? false,
      documents: ['personal-data-consent', ...(read ? [read] : [])].map((id) => ({
        id,
        edition: expect.any(String),
      })),
    });
    expect(lead && api.app.get(PersonalDataVault).open(lead)).toMatchObject({ answers, city: 'Казань' });
    const clear = JSON.stringify(await api.dataSource.query('SELECT l::text FROM lead l'));
    expect(clear).not.toMatch(/Анна|anna@|9161234567/);
  });

  it('wants what is required, and says so field by field', async () => {
    const { status, body: refusal } = await send({});
    expect([status, Object.keys(errorsOf(refusal)).sort()]).toEqual([422, [...required].sort()]);
    expect(JSON.stringify(errorsOf(refusal))).not.toMatch(/must be|should not/);
    expect(await leads()).toEqual([]);
  });

  it('is the same request when it is sent again, and another under another key', async () => {
    const [one, two] = await Promise.all([send(body), send(body)]);
    expect(two.body).toEqual(one.body);
    const other = await send(body, { [IDEMPOTENCY_KEY_HEADER]: 'another' });
    expect(other.body['id']).not.toBe(one.body['id']);
    const changed = await send({ ...body, utmSource: 'tv' }, { [IDEMPOTENCY_KEY_HEADER]: 'another' });
    expect(changed.status).toBe(422);
  });

  it('is another request when the first is over', async () => {
    const first = await send(body);
    await api.dataSource.query("UPDATE lead SET status = 'cancelled'");
    const second = await send(body);
    expect([second.status, second.body['id'] === first.body['id']]).toEqual([200, false]);
    expect((await send(body)).body).toEqual(second.body);
  });
});

it.each([REQUEST_PATHS.agent, REQUEST_PATHS.partner])('%s refuses in an envelope', async (path) => {
  const { status, body } = await post(api, path, {});
  expect(status).toBe(422);
  expect(body).toMatchObject({ ok: false, error: { message: body['message'] }, code: 422 });
});

it.each([
  ['malformed JSON', '{"name":', 'application/json', 400],
  ['a body over the limit', JSON.stringify({ name: 'и'.repeat(70_000) }), 'application/json', 413],
  ['text', 'name', 'text/plain', 415],
])('agent/request refuses %s in an envelope', async (_what, payload, contentType, status) => {
  const url = `${API_BASE_PATH}${REQUEST_PATHS.agent}`;
  const headers = { 'content-type': contentType };
  const answer = await api.app.inject({ method: 'POST', url, payload, headers });
  const body = answer.json<Record<string, unknown>>();
  expect(answer.statusCode).toBe(status);
  expect(body).toEqual({
    code: status,
    message: expect.any(String),
    ok: false,
    error: { message: body['message'] },
  });
});

it('agent/request says in an envelope when it may be asked again, and its failure is noted', async () => {
  const note = jest.spyOn(api.app.get(DatabaseHealth), 'note');
  const failure = new AppError(503, 'Попробуйте позже');
  jest.spyOn(api.app.get(RequestsService), 'take').mockRejectedValueOnce(failure);
  const { status, headers, body } = await post(api, REQUEST_PATHS.agent, cases[0]?.body ?? {});
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toMatchObject({ ok: false, error: { message: body['message'] } });
  expect(note).toHaveBeenCalledWith(failure);
  jest.restoreAllMocks();
});

it.each([
  [REQUEST_PATHS.partner, 'Выберите, чем вы занимаетесь'],
  [REQUEST_PATHS.leadGenerator, 'Выберите, откуда трафик'],
])('%s takes no choice that it does not offer', async (path, told) => {
  const body = cases.find((each) => each.path === path)?.body;
  for (const type of ['Иван Петров +7 916 111-22-33', { id: 1, title: 'zzz' }, 1, '']) {
    const { status, body: refusal } = await post(api, path, { ...body, type });
    expect([status, errorsOf(refusal)]).toEqual([422, { type: [told] }]);
  }
  expect(await leads()).toEqual([]);
});

describe('bring a friend', () => {
  const body = {
    ...PERSON,
    friendName: 'Пётр',
    friendPhone: '79160000001',
    consent: true,
    friendAgrees: true,
  };

  it('is for a confirmed phone alone', async () => {
    const refused = await post(api, REQUEST_PATHS.bringFriend, body);
    expect([refused.status, Object.keys(errorsOf(refused.body))]).toEqual([422, ['phone']]);
    expect((await post(api, REQUEST_PATHS.bringFriend, body, { headers: confirmedPhone() })).status).toBe(
      200,
    );
    expect(await leads()).toMatchObject([{ kind: 'bring-friend', phoneVerified: true }]);
  });

  it('is about somebody else who agrees', async () => {
    const oneself = await post(api, REQUEST_PATHS.bringFriend, { ...body, friendPhone: PHONE });
    expect(Object.keys(errorsOf(oneself.body))).toEqual(['friendPhone']);
    const silent = await post(api, REQUEST_PATHS.bringFriend, { ...body, friendAgrees: false });
    expect(Object.keys(errorsOf(silent.body))).toEqual(['friendAgrees']);
  });
});

describe('investors', () => {
  const deposit = cases.find(({ kind }) => kind === 'investor')?.body;

  it.each([
    [{ sum: 1_499_999 }, 'sum'],
    [{ sum: 250_000_001 }, 'sum'],
    [{ period: 24, sum: 2_999_999 }, 'sum'],
    [{ period: 24, sum: 5_000_001 }, 'sum'],
    [{ period: 7 }, 'period'],
    [{ profitOption: 2 }, 'profitOption'],
    [{ entity: 1 }, 'entity'],
    [{ riskAccepted: false }, 'riskAccepted'],
  ])('are refused %j', async (change, field) => {
    const { status, body } = await post(api, REQUEST_PATHS.investor, { ...deposit, ...change });
    expect([status, Object.keys(errorsOf(body))]).toEqual([422, [field]]);
  });

  it.each([REQUEST_PATHS.investor, REQUEST_PATHS.bond])('own the phone that they give: %s', async (path) => {
    const bonds = { ...PERSON, email: EMAIL, sum: 300_000, brokerAccountId: 1, bondId, ...risks };
    const body = path === REQUEST_PATHS.bond ? bonds : { ...deposit };
    const another = { headers: confirmedPhone() };
    const refused = [
      await post(api, path, body),
      await post(api, path, { ...body, phone: '79160000002' }, another),
    ];
    for (const { status, body: refusal } of refused)
      expect([status, Object.keys(errorsOf(refusal))]).toEqual([422, ['phone']]);
    expect(await leads()).toEqual([]);
  });

  it('find in the account what they asked for, what they were promised and the risks that they accepted', async () => {
    const headers = confirmedPhone();
    const bonds = { ...PERSON, email: EMAIL, sum: 300_000, brokerAccountId: 2, bondId, ...risks };
    expect((await post(api, REQUEST_PATHS.investor, { ...deposit }, { headers })).status).toBe(200);
    expect((await post(api, REQUEST_PATHS.bond, bonds, { headers })).status).toBe(200);
    const answer = await post(api, ACCOUNT_PATHS.login, { phone: PHONE }, { headers });
    const session = clientSession(api, answer);
    const { account } = (await get(api, ACCOUNT_PATHS.overview, session)).body as unknown as AccountAnswer;
    expect(account?.requests).toMatchObject([
      {
        kind: 'bond',
        facts: [
          { label: 'Облигации', value: expect.stringContaining(', ') },
          { label: 'Счёт', value: 'Классический' },
          { label: 'Сумма', value: formatRubles(300_000) },
        ],
        thanks: { text: expect.stringContaining('у вашего брокера') },
      },
      {
        kind: 'investor',
        facts: [
          { label: 'Кто вкладывает', value: 'Физическое лицо' },
          { label: 'Выплата дохода', value: 'Каждый месяц' },
          { label: 'Сумма', value: formatRubles(1_500_000) },
          { label: 'Срок, месяцев', value: '18' },
        ],
        thanks: { text: expect.stringContaining('пришлём проект договора на почту') },
      },
    ]);
    const accepted = [BOND_RISKS, DEPOSIT_RISKS].map(({ id, title, edition }) =>
      expect.objectContaining({ id, edition, title: expect.stringContaining(title), end: 'read' }),
    );
    const consents = (await get(api, OWN_DATA_PATHS.consents, session)).body as unknown as OwnConsents;
    expect(consents.items).toEqual(expect.arrayContaining(accepted));
    const copy = (await get(api, OWN_DATA_PATHS.copy, session)).body as unknown as PersonalCopy;
    const given = consents.items.map(({ title, edition, givenAt }) => ({ title, edition, givenAt }));
    expect(copy.consents).toMatchObject(given);
  });

  it('ask for bonds that are offered', async () => {
    const body = { ...PERSON, email: EMAIL, sum: 300_000, brokerAccountId: 2, bondId, ...risks };
    expect((await post(api, REQUEST_PATHS.bond, body, { headers: confirmedPhone() })).status).toBe(200);
    expect(await leads()).toMatchObject([
      { kind: 'bond', phoneVerified: true, documents: [{}, { id: 'bond-risk-warning' }] },
    ]);
    for (const other of [10_000, redeemedBondId]) {
      const refused = await post(api, REQUEST_PATHS.bond, { ...body, bondId: other });
      expect(Object.keys(errorsOf(refused.body))).toEqual(['bondId']);
    }
  });
});

describe('a sum for bonds', () => {
  const ask = (sum: number, id = bondId) => {
    const body = { ...PERSON, email: EMAIL, sum, brokerAccountId: 2, bondId: id, ...risks };
    return post(api, REQUEST_PATHS.bond, body, { headers: confirmedPhone() });
  };
  const told = async (sum: number) => {
    const { status, body } = await ask(sum);
    expect([status, await leads()]).toEqual([422, []]);
    return errorsOf(body)['sum']?.[0]?.replaceAll('\u00a0', ' ');
  };

  it.each([1, 999, 400_000_001, 2_147_483_647])('%d is none of the issue', async (sum) => {
    expect(await told(sum)).toBe('Сумма — от 1 000 ₽ до 400 000 000 ₽');
  });

  it('is of whole bonds', async () => {
    expect(await told(1_500)).toBe('Облигации продаются целиком, по 1 000 ₽: подойдёт 1 000 ₽');
  });

  it('is of what of the face value has not come back', async () => {
    const { status, body } = await ask(1_250, halfReturnedBondId);
    expect([status, errorsOf(body)['sum']?.[0]?.replaceAll('\u00a0', ' ')]).toEqual([
      422,
      'Облигации продаются целиком, по 500 ₽: подойдёт 1 000 ₽',
    ]);
    expect((await ask(1_500, halfReturnedBondId)).status).toBe(200);
  });

  it.each([1_000, 400_000_000])('%d is taken', async (sum) => {
    expect((await ask(sum)).status).toBe(200);
  });
});

describe('what is missing', () => {
  const messagesOf = async (path: string, body: object = {}) => errorsOf((await post(api, path, body)).body);

  it('is told in the words of the forms', async () => {
    expect(await messagesOf(REQUEST_PATHS.resume)).toMatchObject({
      name: [FORM_MESSAGES.name],
      phone: [mobile.missing],
      reference: [RESUME_FIELDS.reference.missing],
      agree: [FORM_MESSAGES.consent],
    });
    for (const path of [REQUEST_PATHS.investor, REQUEST_PATHS.bond])
      expect(await messagesOf(path)).toMatchObject({
        phone: [mobile.missing],
        consent: [FORM_MESSAGES.consent],
        riskAccepted: [FORM_MESSAGES.risks],
      });
  });

  it.each([REQUEST_PATHS.investor, REQUEST_PATHS.bond])(
    'for %s is a mobile, when a landline is given',
    async (path) => {
      const { phone } = await messagesOf(path, { phone: '+74951234567' });
      expect(phone).toEqual([mobile.check('+74951234567')]);
    },
  );
});

describe('a reply to a vacancy', () => {
  const PDF = pdf();
  const FIELDS = { ...PERSON, email: EMAIL, consent: 'on' };

  const reply = async (
    fields: Record<string, string>,
    file?: { name: string; bytes: Buffer },
    field = 'file',
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (file) form.set(field, new Blob([new Uint8Array(file.bytes)]), file.name);
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/v1/${REQUEST_PATHS.vacancyReply}`,
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '', [UPLOAD_HEADER]: 'form' },
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const fields = () => ({ ...FIELDS, vacancyId: String(vacancyId) });

  it('is kept with its file, sealed', async () => {
    const { status, body } = await reply(fields(), { name: 'Резюме Анны.pdf', bytes: PDF });
    expect([status, body['ok']]).toEqual([200, true]);
    const [file] =
      await api.dataSource.query<
        { mime_type: string; bytes: number; content: Buffer; file_name: Buffer; data_key_id: string }[]
      >('SELECT * FROM lead_file');
    expect(file).toMatchObject({ mime_type: 'application/pdf', bytes: PDF.length });
    expect(file?.content.includes('%PDF')).toBe(false);
    const vault = api.app.get(PersonalDataVault);
    const sealed = { keyId: file?.data_key_id ?? '', data: file?.content ?? Buffer.of() };
    expect(vault.openFile(String(body['id']), sealed)).toEqual(PDF);
    const [lead] = await leads();
    expect(lead && vault.open(lead).answers).toEqual({ vacancy: 'Менеджер по займам', email: EMAIL });
  });

  it('is the same with the same file and another with another', async () => {
    const one = await reply(fields(), { name: 'cv.pdf', bytes: PDF });
    const again = await reply(fields(), { name: 'cv.pdf', bytes: PDF });
    expect(again.body).toEqual(one.body);
    const other = await reply(fields(), { name: 'cv.txt', bytes: Buffer.from('Анна Иванова, менеджер') });
    expect(other.body['id']).not.toBe(one.body['id']);
  });

  it('is refused with a PDF that wants a password', async () => {
    const { status, body } = await reply(fields(), { name: 'cv.pdf', bytes: await lockedPdf() });
    expect([status, errorsOf(body)]).toEqual([
      422,
      { file: ['PDF закрыт паролем: сохраните его без пароля'] },
    ]);
  });

  it.each([
    ['a program', 'cv.exe', Buffer.from('MZ'), 'Резюме: подойдёт файл PDF, DOCX или TXT'],
    [
      'a file that is not what it says',
      'cv.pdf',
      Buffer.from('<html>'),
      expect.stringContaining('внутри другое'),
    ],
    [
      'a PDF without pages',
      'cv.pdf',
      pdf('', '/Kids [] /Count 0'),
      expect.stringContaining('ни одной страницы'),
    ],
    ['half of a PDF', 'cv.pdf', halfOf(PDF), expect.stringContaining('не целиком')],
    ['an empty file', 'cv.pdf', Buffer.of(), expect.stringContaining('пустой')],
    ['a file over the limit', 'cv.txt', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'Файл больше 5 МБ'],
  ])('is refused with %s', async (_what, name, bytes, message) => {
    const { status, body } = await reply(fields(), { name, bytes });
    expect([status, errorsOf(body)]).toEqual([422, { file: [message] }]);
    expect(await leads()).toEqual([]);
  });

  it('is refused for a vacancy that is not there, and with a file in another field', async () => {
    const unknown = await reply({ ...FIELDS, vacancyId: '10000' });
    expect(Object.keys(errorsOf(unknown.body))).toEqual(['vacancyId']);
    const stray = await reply(fields(), { name: 'cv.pdf', bytes: PDF }, 'photo');
    expect(Object.keys(errorsOf(stray.body))).toEqual(['photo']);
  });
});
