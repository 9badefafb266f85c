import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ACCOUNT_OWNER_HEADER,
  ACCOUNT_PATHS,
  type AccountAnswer,
  ADMIN_LEAD_PATHS,
  API_BASE_PATH,
  type ErasureRequestCard,
  type ErasureRequestList,
  type InboxLetters,
  LEAD_KIND_WORDS,
  LEAD_PATHS,
  LEAD_STAGE_WORDS,
  OWN_DATA_PATHS,
  type OwnConsents,
  type OwnErasure,
  type OwnLoans,
  type PersonalCopy,
  PERSONAL_DATA_PATHS,
  PHONE_VERIFICATION_HEADER,
  REQUEST_PATHS,
  REVIEW_PATHS,
  SIGNATURE_PATHS,
  type SignatureDocuments,
  SUBSCRIBE_PATHS,
  type TransferCode,
  UPLOAD_HEADER,
} from '@polden/api-contract';
import { everythingStored } from '../testing/everything-stored.ts';
import { eventually } from '../testing/eventually.ts';
import { type Answer, get, inbox, lastCode, post, verifyPhone } from '../testing/borrower.ts';
import { approveLead, TITLE_LOAN, VEHICLE_INFO } from '../testing/leads.ts';
import { clientSession } from '../testing/client-session.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { quickDelivery, startTestApp, type TestApp } from '../testing/test-app.ts';

const ANNA = '79161234567';
const BORIS = '79260000001';
const EMAIL = 'anna.nemirova@example.org';

let api: TestApp;
let admin: StaffClient;
let anna: ClientApi;
let boris: ClientApi;
let annasLoan = '';

/** Somebody with a session in the account. */
interface ClientApi {
  /** Of the phone, for forms that ask for its proof. */
  proof: Record<string, string>;
  get: (path: string) => Promise<Answer>;
  post: (path: string, body?: object, more?: Record<string, string>) => Promise<Answer>;
  file: (path: string) => Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>;
}

async function logIn(phone: string): Promise<ClientApi> {
  await api.dataSource.query(`UPDATE phone_verification SET resend_at = now() - interval '1 hour'`);
  const proof = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, phone) };
  const answer = await post(api, ACCOUNT_PATHS.login, { phone }, { headers: proof });
  const headers = clientSession(api, answer);
  return {
    proof,
    get: (path) => get(api, path, headers),
    post: (path, body = {}, more = {}) => post(api, path, body, { headers: { ...headers, ...more } }),
    file: async (path) => {
      const file = await api.app.inject({ url: `${API_BASE_PATH}${path}`, headers });
      return { status: file.statusCode, headers: file.headers, bytes: file.rawPayload };
    },
  };
}

async function borrow(phone: string, fullName: string, { proof }: ClientApi): Promise<string> {
  const [firstName, lastName] = fullName.split(' ');
  const mainInfo = { ...VEHICLE_INFO, firstName, lastName, middleName: undefined, email: undefined };
  const lead = { phone, ...TITLE_LOAN, formType: 'second', mainInfo };
  return String((await post(api, LEAD_PATHS.create, lead, { headers: proof })).body['id']);
}

async function sign(phone: string, leadId: string, { proof: headers }: ClientApi): Promise<void> {
  await approveLead(api, leadId);
  await api.dataSource.query(`UPDATE phone_verification SET resend_at = now() - interval '1 hour'`);
  const shown = await post(api, SIGNATURE_PATHS.documents, { leadId }, { headers });
  const { formSessionId, documents } = shown.body as unknown as SignatureDocuments;
  const asked = await post(
    api,
    SIGNATURE_PATHS.sign,
    { leadId, formSessionId, documents: documents.map(({ id }) => id) },
    { headers },
  );
  const { signatureVerificationId } = asked.body;
  const code = await lastCode(api, phone);
  await post(api, SIGNATURE_PATHS.verify, { signatureVerificationId, code }, { headers });
}

async function review(fields: Record<string, string>): Promise<void> {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  const body = new Response(form);
  await api.app.inject({
    method: 'POST',
    url: `${API_BASE_PATH}${REVIEW_PATHS.add}`,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': String(body.headers.get('content-type')), [UPLOAD_HEADER]: 'test' },
  });
}

/** Presses the button behind the link of the last letter to the address. */
async function followLastLetter(email: string): Promise<void> {
  let link: string | undefined;
  await eventually(async () => {
    const { items } = (await get(api, `dev/mail?to=${encodeURIComponent(email)}`))
      .body as unknown as InboxLetters;
    link = /\S+subscribe\/confirm\?\S+/u.exec(items[0]?.text ?? '')?.[0];
    return link !== undefined;
  });
  const { pathname, search } = new URL(link ?? '');
  const url = pathname + search;
  await api.app.inject({ method: 'POST', url, payload: '', headers: { 'content-type': 'text/plain' } });
  await api.dataSource.query('DELETE FROM mail_inbox');
}

const copyOf = async (client: ClientApi): Promise<PersonalCopy> =>
  JSON.parse((await client.file(OWN_DATA_PATHS.copy)).bytes.toString()) as PersonalCopy;
const consentsOf = async (client: ClientApi) =>
  (await client.get(OWN_DATA_PATHS.consents)).body as unknown as OwnConsents;
const erasureOf = async (client: ClientApi) =>
  (await client.get(OWN_DATA_PATHS.erasure)).body as unknown as OwnErasure;

beforeAll(async () => {
  api = await startTestApp({
    configure: (config) => ({
      ...config,
      limits: {
        ...config.limits,
        delivery: quickDelivery,
        lead: { ...config.limits.lead, quietHours: null },
      },
    }),
  });
  admin = await signIn(api, 'ADMIN');
  anna = await logIn(ANNA);
  boris = await logIn(BORIS);
  annasLoan = await borrow(ANNA, 'Анна Немирова', anna);
  await sign(ANNA, annasLoan, anna);
  await borrow(BORIS, 'Борис Петров', boris);
  const friend = { friendName: 'Анна Немирова', friendPhone: ANNA, consent: true, friendAgrees: true };
  const brought = { name: 'Борис Петров', phone: BORIS, ...friend };
  await post(api, REQUEST_PATHS.bringFriend, brought, { headers: boris.proof });
  // Somebody else has mistaken a digit: the phone is Anna's, all the rest is theirs.
  const mistaken = { name: 'Виктор Чужой', phone: ANNA, email: 'viktor@example.org', consent: true };
  await post(api, REQUEST_PATHS.prize, mistaken);
  await review({
    name: 'Виктор Чужой',
    message: 'Тайна Виктора',
    number: ANNA,
    email: 'viktor@example.org',
    consent: 'on',
  });
}, 90_000);
afterAll(() => api.close());

describe('a copy of one’s data', () => {
  it('has what the phone has confirmed: request, consents, signature, session', async () => {
    const file = await anna.file(OWN_DATA_PATHS.copy);
    expect(file.headers['cache-control']).toBe('no-store');
    expect(String(file.headers['content-disposition'])).toMatch(/^attachment; filename=moi-dannye\.json; /u);
    const copy = await copyOf(anna);
    expect(copy.phone).toBe(`+${ANNA}`);
    const loan = copy.requests.find(({ id }) => id === annasLoan);
    expect(loan).toMatchObject({ title: 'Заём под ПТС', state: 'Документы подписаны', confirmed: true });
    expect(loan?.facts).toContainEqual({ label: 'Имя и фамилия', value: 'Немирова Анна' });
    const labels = loan?.facts.map(({ label }) => label) ?? [];
    expect(labels).toEqual([...new Set(labels)]);
    expect(copy.signatures).toMatchObject([{ requestId: annasLoan }]);
    expect(copy.signatures[0]?.documents.map(({ title }) => title)).toContain('Согласие получать рекламу');
    expect(copy.consents.map(({ channel }) => channel)).toEqual(
      expect.arrayContaining(['form', 'signature']),
    );
    expect(copy.sessions).toHaveLength(1);
  });

  it('tells of each request what the account tells', async () => {
    const { account } = (await boris.get(ACCOUNT_PATHS.overview)).body as unknown as AccountAnswer;
    const { requests } = await copyOf(boris);
    expect(requests.map(({ id, state }) => [id, state]).sort()).toEqual(
      account?.requests.map(({ id, stage }) => [id, LEAD_STAGE_WORDS[stage].state]).sort(),
    );
    expect(requests.map(({ title }) => title)).toContain(LEAD_KIND_WORDS['bring-friend']);
  });

  it('tells nothing of others, though their forms name the phone', async () => {
    const copy = await copyOf(anna);
    const text = JSON.stringify(copy);
    expect(text).not.toMatch(/Виктор|viktor|Борис|9260000001/iu);
    expect(copy.requests.filter(({ confirmed }) => !confirmed)).toMatchObject([
      { facts: [], title: 'Участие в розыгрыше' },
    ]);
    expect(copy.reviews).toMatchObject([{ text: null }]);
    expect(copy.namedByOthersAt).toHaveLength(1);
    const other = JSON.stringify(await copyOf(boris));
    expect(other).toMatch(/Борис Петров/u);
    expect(other).not.toMatch(/Немирова|9161234567/u);
  });

  it('is a PDF as well, and nothing for whoever has no session', async () => {
    const { status, bytes } = await anna.file(OWN_DATA_PATHS.copyPdf);
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    for (const path of Object.values(OWN_DATA_PATHS)) {
      const method = [OWN_DATA_PATHS.copy, OWN_DATA_PATHS.copyPdf].some((file) => file === path)
        ? 'GET'
        : 'POST';
      const answer = await api.app.inject({
        method,
        url: `${API_BASE_PATH}${path}`,
        ...(method === 'POST' && { payload: {} }),
        headers: { authorization: `Bearer ${admin.accessToken}` },
      });
      expect([path, [401, 404, 405].includes(answer.statusCode)]).toEqual([path, true]);
    }
  });
});

describe('what was agreed to', () => {
  it('is listed with its text and channel, and says what can be taken back here', async () => {
    const { items, messages } = await consentsOf(anna);
    expect(messages).toEqual({ sms: true, mail: true });
    const ends = Object.fromEntries(items.map(({ id, end }) => [id, end]));
    expect(ends).toEqual({
      'advertising-consent': 'here',
      'credit-history-consent': 'here',
      'electronic-interaction-agreement': 'never',
      'personal-data-consent': 'erasure',
    });
  });

  it('is taken back once, of its owner alone, and letters of the account end with advertising', async () => {
    const subscription = { email: EMAIL, consent: true };
    expect((await anna.post(OWN_DATA_PATHS.subscribe, subscription)).status).toBe(200);
    expect((await consentsOf(anna)).subscriptions).toMatchObject([
      { email: 'an•••@example.org', status: 'pending' },
    ]);
    await followLastLetter(EMAIL);
    expect((await consentsOf(anna)).subscriptions).toMatchObject([{ status: 'confirmed' }]);

    const advertising = { id: 'advertising-consent' };
    expect((await boris.post(OWN_DATA_PATHS.withdrawConsent, advertising)).status).toBe(422);
    const { status, body } = await anna.post(OWN_DATA_PATHS.withdrawConsent, advertising);
    expect(status).toBe(200);
    const { items, subscriptions } = body as unknown as OwnConsents;
    expect(items.filter(({ withdrawnAt }) => withdrawnAt !== null).map(({ id }) => id)).toEqual([
      'advertising-consent',
    ]);
    expect(subscriptions).toEqual([]);
    const [row] = await api.dataSource.query<{ status: string }[]>('SELECT status FROM subscriber');
    expect(row?.status).toBe('unsubscribed');
    expect((await anna.post(OWN_DATA_PATHS.withdrawConsent, advertising)).status).toBe(422);
    expect((await anna.post(OWN_DATA_PATHS.withdrawConsent, { id: 'personal-data-consent' })).status).toBe(
      422,
    );
  });

  it('says to the staff of an open request that the bureau may no longer be asked', async () => {
    await boris.post(OWN_DATA_PATHS.withdrawConsent, { id: 'credit-history-consent' });
    const [event] = await api.dataSource.query<{ facts: { consent: string } }[]>(
      `SELECT facts FROM lead_event e JOIN lead l ON l.id = e.lead_id WHERE event = 'comment' AND l.kind = 'loan'`,
    );
    expect(event?.facts.consent).toBe('Отозвано: Согласие на запрос кредитной истории');
  });

  it('is given again by whoever has taken it back, to the text in force, with evidence and for the staff to see', async () => {
    const id = 'credit-history-consent';
    const [taken] = (await consentsOf(boris)).items.filter((item) => item.id === id);
    const edition = taken?.renewal?.edition;
    expect(taken?.renewal?.paragraphs[0]).toContain(api.config.brand.legal.name);
    const renew = (client: ClientApi, body: object) => client.post(OWN_DATA_PATHS.renewConsent, body);
    expect((await renew(anna, { id, edition })).status).toBe(422);
    expect((await renew(boris, { id, edition: '2020-01-01' })).status).toBe(422);
    expect((await renew(boris, { id: 'personal-data-consent', edition })).status).toBe(422);
    for (const { status } of [await renew(boris, { id, edition }), await renew(boris, { id, edition })])
      expect(status).toBe(200);
    const [given, ...before] = (await consentsOf(boris)).items.filter((item) => item.id === id);
    expect(given).toMatchObject({ channel: 'account', edition, withdrawnAt: null, renewal: null });
    expect(before.every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
    const rows = await api.dataSource.query<{ row: string }[]>(
      `SELECT g::text || encode(evidence, 'escape') AS row FROM consent_given g`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain('127.0.0.1');
    const told = await api.dataSource.query<{ consent: string }[]>(
      `SELECT facts->>'consent' AS consent FROM lead_event WHERE event = 'comment' ORDER BY id DESC LIMIT 1`,
    );
    expect(told).toEqual([{ consent: 'Дано снова: Согласие на запрос кредитной истории' }]);
    const history = await api.dataSource.query<{ title: string }[]>(
      `SELECT title FROM history_document WHERE entity = 'consent' ORDER BY id DESC LIMIT 1`,
    );
    expect(history).toEqual([{ title: 'Согласие дано снова: Согласие на запрос кредитной истории' }]);
    expect((await copyOf(boris)).consents.map(({ channel }) => channel)).toContain('account');
    expect((await boris.post(OWN_DATA_PATHS.withdrawConsent, { id })).status).toBe(200);
  });

  it('does not tell a stranger whether an address is subscribed', async () => {
    const known = 'known@example.org';
    await post(api, SUBSCRIBE_PATHS.add, { email: known, consent: true });
    await followLastLetter(known);
    await boris.post(OWN_DATA_PATHS.subscribe, { email: known, consent: true });
    const [asked] = (await consentsOf(boris)).subscriptions;
    expect(asked?.status).toBe('pending');
    await boris.post(OWN_DATA_PATHS.unsubscribe, { id: asked?.id });
    const [row] = await api.dataSource.query<{ status: string }[]>(
      'SELECT status FROM subscriber WHERE id = $1',
      [asked?.id],
    );
    expect(row?.status).toBe('confirmed');
    expect((await anna.post(OWN_DATA_PATHS.unsubscribe, { id: asked?.id })).status).toBe(404);
  });

  it('takes no form that was shown in the account of somebody else', async () => {
    const { owner } = await consentsOf(anna);
    const shownToAnna = { [ACCOUNT_OWNER_HEADER]: owner };
    expect(owner).not.toContain(ANNA);
    const before = await consentsOf(boris);
    for (const [path, body] of [
      [OWN_DATA_PATHS.messages, { channel: 'sms', on: false }],
      [OWN_DATA_PATHS.askErasure, {}],
      [ACCOUNT_PATHS.leaveEverywhere, {}],
    ] as const) {
      const { status, body: told } = await boris.post(path, body, shownToAnna);
      expect([status, told['message']]).toEqual([
        409,
        expect.stringMatching(/^Открыт кабинет другого номера/u),
      ]);
    }
    expect(await consentsOf(boris)).toEqual(before);
    expect((await boris.get(OWN_DATA_PATHS.erasure)).body).toMatchObject({ request: null });
    const own = { channel: 'sms', on: true };
    expect((await anna.post(OWN_DATA_PATHS.messages, own, shownToAnna)).status).toBe(200);
  });

  it('stops messages of requests at once, and lets them come again', async () => {
    const toldBy = async (id: string) => {
      const rows = await api.dataSource.query<{ state: string }[]>(
        `SELECT state FROM lead_message WHERE lead_id = $1 AND channel = 'sms' ORDER BY change_id`,
        [id],
      );
      return rows.map(({ state }) => state);
    };
    await boris.post(OWN_DATA_PATHS.messages, { channel: 'sms', on: false });
    const [loan] = await api.dataSource.query<{ id: string }[]>(
      `SELECT id FROM lead WHERE kind = 'loan' AND id <> $1`,
      [annasLoan],
    );
    const id = String(loan?.id);
    const before = (await inbox(api, BORIS)).length;
    await admin.post(`${ADMIN_LEAD_PATHS.status}/${id}`, { from: 'new', status: 'cancelled' });
    await eventually(async () => (await toldBy(id)).join() === 'declined');
    expect(await inbox(api, BORIS)).toHaveLength(before);
    await boris.post(OWN_DATA_PATHS.messages, { channel: 'sms', on: true });
    await admin.post(`${ADMIN_LEAD_PATHS.status}/${id}`, { from: 'cancelled', status: 'in-work' });
    await admin.post(`${ADMIN_LEAD_PATHS.status}/${id}`, { from: 'in-work', status: 'done' });
    await eventually(async () => (await toldBy(id)).join() === 'declined,sent');
    expect(await inbox(api, BORIS)).toHaveLength(before + 1);
  });
});

describe('paying back a loan', () => {
  it('has a code in the name of whoever has signed, of one’s own loan alone', async () => {
    const { items } = (await anna.get(OWN_DATA_PATHS.loans)).body as unknown as OwnLoans;
    expect(items).toMatchObject([{ leadId: annasLoan, payer: 'Н••• А•••' }]);
    const payment = { leadId: annasLoan, contract: 'ПЛ-12-345678', sum: '12 500,50' };
    const { status, body } = await anna.post(OWN_DATA_PATHS.loanPayment, payment);
    const { payload, sum } = body as unknown as TransferCode;
    expect([status, sum]).toEqual([200, 1_250_050]);
    expect(payload).toMatch(/^ST00012\|.*\|LastName=Немирова\|FirstName=Анна/u);
    const foreign = await boris.post(OWN_DATA_PATHS.loanPayment, payment);
    expect([foreign.status, Object.keys(foreign.body['error_validation'] as object)]).toEqual([
      422,
      ['leadId'],
    ]);
  });
});

describe('asking to be erased', () => {
  const cardOf = async (id: string) =>
    (await admin.get(`${PERSONAL_DATA_PATHS.request}/${id}`)).body as unknown as ErasureRequestCard;

  it('is one request however often it is asked, and may be taken back', async () => {
    await anna.post(OWN_DATA_PATHS.askErasure);
    await anna.post(OWN_DATA_PATHS.askErasure);
    const { items } = (await admin.get(PERSONAL_DATA_PATHS.requests)).body as unknown as ErasureRequestList;
    expect(items).toMatchObject([{ state: 'asked' }]);
    expect((await erasureOf(boris)).request).toBeNull();
    expect((await boris.post(OWN_DATA_PATHS.takeBackErasure)).status).toBe(409);
    const { body } = await anna.post(OWN_DATA_PATHS.takeBackErasure);
    expect(body).toMatchObject({ request: { state: 'taken-back' } });
    const late = await admin.post(PERSONAL_DATA_PATHS.requestConfirm, { id: items[0]?.id });
    expect(late.status).toBe(409);
  });

  it('is declined with a reason that the person reads, and a message without it', async () => {
    await anna.post(OWN_DATA_PATHS.askErasure);
    const { request, signedDocuments } = await erasureOf(anna);
    expect(signedDocuments).toBeGreaterThan(2);
    const card = await cardOf(request?.id ?? '');
    expect(card).toMatchObject({ phone: '+7 ••• •••-45-67', found: { signatures: 1 } });
    const manager = await signIn(api, 'MANAGER');
    const refusal = { id: request?.id, reason: 'Договор действует до 2030 года' };
    expect((await manager.post(PERSONAL_DATA_PATHS.requestDecline, refusal)).status).toBe(403);
    const empty = await admin.post(PERSONAL_DATA_PATHS.requestDecline, { ...refusal, reason: ' ' });
    expect(empty.status).toBe(422);
    expect((await admin.post(PERSONAL_DATA_PATHS.requestDecline, refusal)).status).toBe(200);
    expect((await erasureOf(anna)).request).toMatchObject({ state: 'declined', reason: refusal.reason });
    await eventually(async () => (await inbox(api, ANNA))[0]?.text.includes('есть ответ') ?? false);
    expect((await inbox(api, ANNA))[0]?.text).toContain(`${api.config.publicOrigin}/login/dannye`);
    expect((await cardOf(refusal.id ?? '')).phone).toBe('');
  });

  it('is answered by day and by one worker, whatever brings an attempt back at night', async () => {
    const { lead } = api.config.limits;
    const { quietHours } = lead;
    const begin = () =>
      api.dataSource.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'erasure-answer'`);
    const waits = async () =>
      (
        await api.dataSource.query<object[]>(
          `SELECT FROM pgboss.job WHERE name = 'erasure-answer' AND state = 'created' AND start_after > now()`,
        )
      ).length === 1;
    const before = (await inbox(api, ANNA)).length;
    await anna.post(OWN_DATA_PATHS.askErasure);
    const { request } = await erasureOf(anna);
    Object.assign(lead, { quietHours: { from: 0, before: 24 } });
    const refusal = { id: request?.id, reason: 'Договор действует' };
    expect((await admin.post(PERSONAL_DATA_PATHS.requestDecline, refusal)).status).toBe(200);
    expect(await waits()).toBe(true);
    await begin();
    await eventually(waits);
    expect(await inbox(api, ANNA)).toHaveLength(before);
    Object.assign(lead, { quietHours });
    await api.dataSource.query(`UPDATE erasure_request SET taken_until = now() + interval '1 hour'`);
    await begin();
    await eventually(waits);
    expect(await inbox(api, ANNA)).toHaveLength(before);
    await api.dataSource.query('UPDATE erasure_request SET taken_until = NULL');
    await begin();
    const unforgotten = `SELECT FROM erasure_request WHERE state = 'declined' AND phone IS NOT NULL`;
    await eventually(async () => (await api.dataSource.query<object[]>(unforgotten)).length === 0);
    expect(await inbox(api, ANNA)).toHaveLength(before + 1);
  });

  it('erases everything but the proof, ends the sessions, tells the person, and is answered once', async () => {
    await anna.post(OWN_DATA_PATHS.askErasure);
    const id = (await erasureOf(anna)).request?.id ?? '';
    const { status, body } = await admin.post(PERSONAL_DATA_PATHS.requestConfirm, { id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      reason: 'request',
      sound: true,
      counts: { signature: 1, client_session: 1 },
    });
    expect((await admin.post(PERSONAL_DATA_PATHS.requestConfirm, { id })).status).toBe(409);
    expect((await anna.get(OWN_DATA_PATHS.erasure)).status).toBe(401);
    await eventually(async () => (await inbox(api, ANNA))[0]?.text.includes('стёрты') ?? false);
    await api.dataSource.query('DELETE FROM sms_inbox');
    expect(await everythingStored(api.dataSource)).not.toMatch(/9161234567|Немирова/u);
    const history = await api.dataSource.query<{ entity: string; after: object }[]>(
      `SELECT entity, after FROM history_document WHERE entity IN ('erasure-request', 'personal-data') ORDER BY id`,
    );
    expect(history.map(({ entity }) => entity)).toContain('personal-data');

    const again = await logIn(ANNA);
    expect(await erasureOf(again)).toMatchObject({
      request: { state: 'confirmed', reason: '' },
      signedDocuments: 0,
    });
    expect((await copyOf(again)).requests).toEqual([]);
    const other = await copyOf(boris);
    expect(other.requests.length).toBeGreaterThan(0);
  });
});
