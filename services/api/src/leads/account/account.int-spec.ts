import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ACCESS_TOKEN_COOKIE,
  ADMIN_LEAD_PATHS,
  type Account,
  ACCOUNT_PATHS,
  type AccountAnswer,
  API_BASE_PATH,
  CLIENT_SESSION_COOKIE,
  LEAD_PATHS,
  type LeadStage,
  PHONE_VERIFICATION_HEADER,
  RBAC_PATHS,
  REQUEST_PATHS,
  SIGNATURE_PATHS,
  type SignatureDocuments,
  type SignatureVerification,
  SMS_PATHS,
} from '@polden/api-contract';
import { browser, get, lastCode, post, verifyPhone } from '../../testing/borrower.ts';
import { stopClock } from '../../testing/clock.ts';
import { startAskedCrmApp } from '../../testing/asked-crm-app.ts';
import { TestCrm } from '../../testing/crm.ts';
import { everythingStored } from '../../testing/everything-stored.ts';
import { eventually } from '../../testing/eventually.ts';
import { LOAN_DOCUMENTS, TITLE_LOAN, VEHICLE_INFO } from '../../testing/leads.ts';
import { clientSession } from '../../testing/client-session.ts';
import { cookiesOf, signIn } from '../../testing/staff.ts';
import { type TestApp, truncate } from '../../testing/test-app.ts';

const PHONE = '79161234567';
const STRANGER = '79160000001';
const HEADER = PHONE_VERIFICATION_HEADER;
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0.0.0 Mobile Safari/537.36';
const DAY = 24 * 3600;

const crm = new TestCrm();
let api: TestApp;
let clock: ReturnType<typeof stopClock>;

beforeAll(async () => {
  api = await startAskedCrmApp(crm);
});
afterAll(async () => {
  await api.close();
  await crm.stop();
});
beforeEach(async () => {
  clock = stopClock();
  crm.reset();
  await truncate(api.dataSource);
});
afterEach(() => {
  clock.restore();
});

async function logIn(phone = PHONE, proof?: string): Promise<Record<string, string>> {
  const token = proof ?? (await verifyPhone(api, phone));
  const headers = { [HEADER]: token, 'user-agent': PIXEL };
  const answer = await post(api, ACCOUNT_PATHS.login, { phone }, { headers });
  expect(answer.status).toBe(200);
  return clientSession(api, answer);
}

async function read(session: Record<string, string>): Promise<Account | null> {
  const { status, body } = await get(api, ACCOUNT_PATHS.overview, session);
  expect(status).toBe(200);
  return (body as unknown as AccountAnswer).account;
}

const call = (path: string, headers: Record<string, string>) => post(api, path, {}, { headers });

async function send(phone: string, token: string, changes: object = {}): Promise<string> {
  const body = { phone, ...TITLE_LOAN, ...changes };
  return String((await post(api, LEAD_PATHS.create, body, { headers: { [HEADER]: token } })).body['id']);
}

describe('the session of a client', () => {
  it('is opened by a confirmed phone, whether anything is known of it or not, and by nothing else', async () => {
    const proof = await verifyPhone(api, STRANGER);
    await send(STRANGER, proof);
    const refusals = [
      await post(api, ACCOUNT_PATHS.login, { phone: PHONE }),
      await post(api, ACCOUNT_PATHS.login, { phone: STRANGER }),
      await post(api, ACCOUNT_PATHS.login, { phone: PHONE }, { headers: { [HEADER]: proof } }),
    ];
    for (const { status, body, headers } of refusals) {
      expect([status, body['error_validation']]).toEqual([
        422,
        { phone: ['Подтвердите номер телефона кодом из СМС'] },
      ]);
      expect(String(headers['set-cookie'])).not.toContain(`${CLIENT_SESSION_COOKIE}=`);
    }
    const account = await read(await logIn());
    expect(account).toMatchObject({ maskedPhone: '+7 ••• •••-45-67', person: null, requests: [] });
    expect(account?.sessions).toMatchObject([{ device: 'Chrome, Android', current: true }]);
  });

  it('is a cookie out of reach of scripts, of which the database knows neither token nor phone', async () => {
    const headers = { [HEADER]: await verifyPhone(api, PHONE) };
    const answer = await post(api, ACCOUNT_PATHS.login, { phone: PHONE }, { headers });
    const [line = ''] = [answer.headers['set-cookie']].flat().map(String);
    expect(line).toMatch(/^client_session=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Lax$/u);
    expect(line).not.toContain('Domain');
    expect(answer.headers['cache-control']).toBe('no-store');
    const stored = await everythingStored(api.dataSource);
    expect(stored).not.toContain(cookiesOf(answer)[CLIENT_SESSION_COOKIE]);
    expect(stored).not.toContain('9161234567');
  });

  it('is no session of the staff, nor the other way about, and the proof of a phone is neither', async () => {
    const staff = await signIn(api, 'ADMIN');
    const session = await logIn();
    const token = session['cookie']?.split('=')[1] ?? '';
    const origin = api.config.publicOrigin;
    const asClient = [
      { authorization: `Bearer ${staff.accessToken}` },
      { cookie: `${ACCESS_TOKEN_COOKIE}=${staff.accessToken}`, origin },
      { cookie: `${CLIENT_SESSION_COOKIE}=${staff.accessToken}`, origin },
      { authorization: `Bearer ${token}` },
      { [HEADER]: await verifyPhone(api, STRANGER) },
      {},
    ];
    for (const headers of asClient) {
      expect((await call(ACCOUNT_PATHS.leaveEverywhere, headers)).status).toBe(401);
      expect(await read(headers)).toBeNull();
    }
    const asStaff = [
      session,
      { authorization: `Bearer ${token}` },
      { cookie: `${ACCESS_TOKEN_COOKIE}=${token}`, origin },
    ];
    for (const headers of asStaff) expect((await get(api, RBAC_PATHS.users, headers)).status).toBe(401);
    expect((await read(session))?.sessions).toHaveLength(1);
  });

  it('writes for our own pages only', async () => {
    const session = await logIn();
    const { status } = await call(ACCOUNT_PATHS.leaveEverywhere, {
      ...session,
      origin: 'https://evil.example',
    });
    expect(status).toBe(400);
    expect(await read(session)).not.toBeNull();
  });

  it('ends by itself, by its owner, and never by somebody else', async () => {
    const [own, other] = [await logIn(), await logIn(STRANGER)];
    const id = (await read(own))?.sessions[0]?.id ?? '';
    expect((await call(`${ACCOUNT_PATHS.sessionEnd}/${id}`, other)).status).toBe(404);
    expect((await call(`${ACCOUNT_PATHS.sessionEnd}/1`, own)).status).toBe(404);
    expect((await call(ACCOUNT_PATHS.logout, own)).status).toBe(200);
    expect(await read(own)).toBeNull();
    clock.pass(6 * DAY);
    expect(await read(other)).not.toBeNull();
    // Used six days ago, which keeps it for another seven.
    clock.pass(6 * DAY);
    expect(await read(other)).not.toBeNull();
    clock.pass(8 * DAY);
    expect(await read(other)).toBeNull();
  });

  it('is left everywhere at once: what was confirmed before opens none, a new code does', async () => {
    const proof = await verifyPhone(api, PHONE);
    const leadId = await send(PHONE, proof);
    const [phone, desktop] = [await logIn(PHONE, proof), await logIn(PHONE, proof)];
    expect((await read(phone))?.sessions).toHaveLength(2);
    clock.pass(1);
    const left = await call(ACCOUNT_PATHS.leaveEverywhere, desktop);
    expect([left.status, cookiesOf(left)]).toEqual([
      200,
      { [CLIENT_SESSION_COOKIE]: '', phone_verification: '' },
    ]);
    expect([await read(phone), await read(desktop)]).toEqual([null, null]);
    const again = await post(api, ACCOUNT_PATHS.login, { phone: PHONE }, { headers: { [HEADER]: proof } });
    const link = await post(api, LEAD_PATHS.loginLink, { leadId }, { headers: { [HEADER]: proof } });
    expect([again.status, link.status]).toEqual([422, 422]);
    clock.pass(61);
    expect(await read(await logIn())).not.toBeNull();
  });

  it('is opened by nothing that a device has proved which its owner closes, though it has left by itself', async () => {
    const proof = await verifyPhone(api, PHONE);
    const other = await logIn(PHONE, proof);
    const id = (await read(other))?.sessions[0]?.id ?? '';
    const own = await logIn(PHONE, proof);
    expect((await call(ACCOUNT_PATHS.logout, other)).status).toBe(200);
    clock.pass(1);
    expect((await call(`${ACCOUNT_PATHS.sessionEnd}/${id}`, own)).status).toBe(404);
    const again = await post(api, ACCOUNT_PATHS.login, { phone: PHONE }, { headers: { [HEADER]: proof } });
    expect(again.status).toBe(422);
    expect((await read(own))?.sessions).toHaveLength(1);
  });

  it.each<[string, (own: Record<string, string>, other: string) => string]>([
    ['leaves everywhere', () => ACCOUNT_PATHS.leaveEverywhere],
    ['closes another device', (_own, other) => `${ACCOUNT_PATHS.sessionEnd}/${other}`],
  ])('is opened by no code that came before its owner %s, given already or not', async (_how, pathOf) => {
    const [first, second] = [browser('first'), browser('second')];
    const give = (code: string, headers: Record<string, string>) =>
      post(api, SMS_PATHS.confirm, { phone: PHONE, code }, { headers });
    await post(api, SMS_PATHS.request, { phone: PHONE }, { headers: first });
    const given = await lastCode(api, PHONE);
    const proof = String((await give(given, first)).body['verificationToken']);
    const [own] = [await logIn(PHONE, proof), await logIn(PHONE, proof)];
    clock.pass(61);
    await post(api, SMS_PATHS.request, { phone: PHONE }, { headers: second });
    const sent = await lastCode(api, PHONE);
    expect((await give(given, first)).status).toBe(200);
    const other = (await read(own))?.sessions.find(({ current }) => !current)?.id ?? '';
    clock.pass(1);
    expect((await call(pathOf(own, other), own)).status).toBe(200);
    clock.pass(60);
    for (const { status, body } of [await give(given, first), await give(sent, second)])
      expect([status, body['error_validation']]).toEqual([
        422,
        { code: ['Код больше не действует. Запросите новый'] },
      ]);
    await post(api, SMS_PATHS.request, { phone: PHONE }, { headers: second });
    expect((await give(await lastCode(api, PHONE), second)).status).toBe(200);
  });
});

describe('leaving everywhere', () => {
  it('is waited for by a login of the same moment, which then opens nothing', async () => {
    const proof = await verifyPhone(api, PHONE);
    const session = await logIn(PHONE, proof);
    clock.pass(1);
    const [row] = await api.dataSource.query<{ phone_index: string }[]>(
      'SELECT phone_index FROM client_session',
    );
    const leaving = api.dataSource.createQueryRunner();
    await leaving.startTransaction();
    await leaving.query(`SELECT pg_advisory_xact_lock(hashtextextended('client-session:' || $1, 0))`, [
      row?.phone_index,
    ]);
    const login = post(api, ACCOUNT_PATHS.login, { phone: PHONE }, { headers: { [HEADER]: proof } });
    const left = call(ACCOUNT_PATHS.leaveEverywhere, session);
    const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    await eventually(async () => (await api.dataSource.query<object[]>(waiting)).length === 2);
    await leaving.commitTransaction();
    await leaving.release();
    await Promise.all([login, left]);
    // Whichever came first: what it had opened went with the rest.
    expect(await api.dataSource.query('SELECT FROM client_session')).toEqual([]);
  });
});

describe('the account', () => {
  it('tells of each request what its own page and the card of the staff tell, at each step', async () => {
    const proof = await verifyPhone(api, PHONE);
    const session = await logIn(PHONE, proof);
    const staff = await signIn(api, 'ADMIN');
    const told: LeadStage[] = [];
    const expectSame = async (leadId: string): Promise<void> => {
      const { body } = await post(api, LEAD_PATHS.progress, { leadId }, { headers: { [HEADER]: proof } });
      const request = (await read(session))?.requests[0];
      expect(request).toMatchObject({
        id: leadId,
        stage: body['stage'],
        offer: body['offer'],
        signature: body['signature'],
      });
      const card = await staff.get(`${ADMIN_LEAD_PATHS.item}/${leadId}`);
      expect(card.body['stage']).toBe(request?.stage);
      if (request) told.push(request.stage);
    };
    crm.decisionOn = () => ({ status: 200, body: { status: 'progress', percents: 20 } });
    const leadId = await send(PHONE, proof);
    await expectSame(leadId);
    crm.decisionOn = () => ({
      status: 200,
      body: { status: 'approved', revision: 1, limit: { sum: 250_000, monthCount: 36 } },
    });
    await eventually(async () => (await read(session))?.requests[0]?.stage === 'pre-approved');
    await expectSame(leadId);
    crm.decisionOn = () => ({ status: 200, body: { status: 'refused', revision: 2 } });
    await send(PHONE, proof, { id: leadId, formType: 'second', mainInfo: VEHICLE_INFO });
    await eventually(async () => (await read(session))?.requests[0]?.stage === 'refused');
    await expectSame(leadId);
    for (const status of ['in-work', 'done', 'cancelled']) {
      await api.dataSource.query('UPDATE lead SET status = $1', [status]);
      await expectSame(leadId);
    }
    expect(told).toEqual(['unfinished', 'pre-approved', 'refused', 'in-work', 'done', 'cancelled']);
  });

  it('shows what was told masked, and of a stranger nothing', async () => {
    const proof = await verifyPhone(api, PHONE);
    await send(PHONE, proof, { formType: 'second', mainInfo: VEHICLE_INFO, city: 'Москва' });
    clock.pass(1);
    // Of which only the first step was taken: it names nobody.
    await send(PHONE, proof, { requiredSum: 100_000 });
    const account = await read(await logIn(PHONE, proof));
    expect(account?.person).toEqual({
      name: 'И••• А••• П•••',
      email: 'an•••@mail.ru',
      passport: '•••• ••••56',
      city: expect.anything(),
    });
    expect(JSON.stringify(account)).not.toMatch(/Иванова|anna@mail|4510|123456\b/u);
    expect((await read(await logIn(STRANGER)))?.requests).toEqual([]);
  });

  it('gets no poorer by a later request that told less, and shows what was told last', async () => {
    const proof = await verifyPhone(api, PHONE);
    await send(PHONE, proof, { formType: 'second', mainInfo: VEHICLE_INFO });
    clock.pass(1);
    await send(PHONE, proof, { fullName: 'Сидорова Ольга', city: 'Казань' });
    expect((await read(await logIn(PHONE, proof)))?.person).toEqual({
      name: expect.stringMatching(/^С•••/u),
      email: 'an•••@mail.ru',
      passport: '•••• ••••56',
      city: 'Казань',
    });
  });

  it('is not filled by strangers who give its phone in forms that confirm none', async () => {
    const proof = await verifyPhone(api, PHONE);
    const own = await send(PHONE, proof, { formType: 'second', mainInfo: VEHICLE_INFO });
    clock.pass(1);
    const body = { name: 'Пётр', phone: PHONE, consent: true };
    for (let index = 0; index < 51; index += 1)
      await post(api, REQUEST_PATHS.prize, body, { headers: { 'idempotency-key': `prize-${index}` } });
    const account = await read(await logIn(PHONE, proof));
    expect(account?.requests.map(({ id, kind }) => (id === own ? 'own' : kind))).toEqual([
      'own',
      ...Array<string>(10).fill('prize'),
    ]);
    expect(account?.person).toMatchObject({ name: 'И••• А••• П•••' });
  });

  it('asks for the decision on what its owner has confirmed, however many loans strangers have asked for', async () => {
    const proof = await verifyPhone(api, PHONE);
    const own = await send(PHONE, proof);
    clock.pass(1);
    const body = { phoneNumber: PHONE, sum: 1_000_000, period: 36, consent: true };
    for (let index = 0; index < 3; index += 1)
      await post(api, LEAD_PATHS.businessFirstStep, body, {
        headers: { 'idempotency-key': `loan-${index}` },
      });
    const delivered = `SELECT FROM lead WHERE status = 'delivered'`;
    await eventually(async () => (await api.dataSource.query<object[]>(delivered)).length === 4);
    crm.decisionOn = () => ({
      status: 200,
      body: { status: 'approved', revision: 1, limit: { sum: 250_000, monthCount: 36 } },
    });
    const account = await read(await logIn(PHONE, proof));
    expect(account?.requests.find(({ id }) => id === own)).toMatchObject({ stage: 'pre-approved' });
  });

  it('takes the digits of the phone, which a form without names sends in their place, for no name', async () => {
    const proof = await verifyPhone(api, PHONE);
    await send(PHONE, proof, { fullName: PHONE.replace(/\D/gu, '') });
    expect((await read(await logIn(PHONE, proof)))?.person).toMatchObject({ name: null });
  });

  it('gives what a request begun on a phone goes on with, and takes the rest by the session alone', async () => {
    const proof = await verifyPhone(api, PHONE);
    const leadId = await send(PHONE, proof, { url: '/dengi-pod-zalog-pts', city: 'Казань' });
    const session = await logIn(PHONE, proof);
    const account = await read(session);
    expect(account?.requests[0]?.unfinished).toEqual({
      id: leadId,
      asksFor: 'decision',
      path: '/dengi-pod-zalog-pts',
      product: 'pts',
      requiredSum: TITLE_LOAN.requiredSum,
      requiredMonthCount: TITLE_LOAN.requiredMonthCount,
      days: null,
      hasCar: 0,
      city: 'Казань',
      phone: `+${PHONE}`,
      documents: LOAN_DOCUMENTS,
    });
    const second = { ...TITLE_LOAN, phone: PHONE, id: leadId, formType: 'second', mainInfo: VEHICLE_INFO };
    const foreign = await post(api, LEAD_PATHS.create, second, { headers: await logIn(STRANGER) });
    expect(foreign.status).toBe(422);
    expect((await post(api, LEAD_PATHS.create, second, { headers: session })).status).toBe(200);
    expect((await read(session))?.requests).toMatchObject([{ id: leadId, unfinished: null }]);
  });

  it.each([
    [{ url: '/' }, '/'],
    [{ url: '/?product=refinance' }, '/'],
    [{}, '/refinansirovaniye'],
  ])('goes on with a request of %p where its product is lent', async (changes, path) => {
    const proof = await verifyPhone(api, PHONE);
    await send(PHONE, proof, { product: 'refinance', requiredMonthCount: 36, ...changes });
    const account = await read(await logIn(PHONE, proof));
    expect(account?.requests[0]?.unfinished).toMatchObject({ product: 'refinance', path });
  });

  it('gives out signed documents to their signer alone', async () => {
    crm.decisionOn = () => ({ status: 200, body: { status: 'approved' } });
    const proof = await verifyPhone(api, PHONE);
    const leadId = await send(PHONE, proof, { formType: 'second', mainInfo: VEHICLE_INFO });
    const [session, stranger] = [await logIn(PHONE, proof), await logIn(STRANGER)];
    await eventually(async () => (await read(session))?.requests[0]?.signature === 'open');
    clock.pass(61);
    const to = (path: string, body: object) => post(api, path, body, { headers: session });
    const shown = (await to(SIGNATURE_PATHS.documents, { leadId })).body as unknown as SignatureDocuments;
    const documents = shown.documents.map(({ id }) => id);
    const asked = await to(SIGNATURE_PATHS.sign, { leadId, formSessionId: shown.formSessionId, documents });
    const { signatureVerificationId } = asked.body as unknown as SignatureVerification;
    await to(SIGNATURE_PATHS.verify, { signatureVerificationId, code: await lastCode(api, PHONE) });

    const account = await read(session);
    expect(account?.requests[0]).toMatchObject({ stage: 'signed', signature: 'signed' });
    const [signature] = account?.signatures ?? [];
    expect(signature?.documents).toHaveLength(documents.length);
    const page = await to(LEAD_PATHS.progress, { leadId });
    const card = await (await signIn(api, 'ADMIN')).get(`${ADMIN_LEAD_PATHS.item}/${leadId}`);
    expect([page.body['stage'], card.body['stage']]).toEqual(['signed', 'signed']);
    const url = `${API_BASE_PATH}${ACCOUNT_PATHS.document}/${String(signature?.id)}/${String(documents[0])}`;
    const file = await api.app.inject({ url, headers: session });
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const foreign = await api.app.inject({ url, headers: stranger });
    const absent = await api.app.inject({ url: url.replace(/[\da-f-]{36}/u, leadId), headers: stranger });
    expect([foreign.statusCode, foreign.json()]).toEqual([404, absent.json()]);
    expect((await api.app.inject({ url })).statusCode).toBe(401);
  });
});

describe('a link into the account', () => {
  const open = (query: string) => post(api, LEAD_PATHS.openLoginLink, { query });
  const logInBy = (query: string) => post(api, ACCOUNT_PATHS.loginByLink, { query });
  const linkOf = async (proof: string): Promise<string> => {
    const leadId = await send(PHONE, proof);
    const { body } = await post(api, LEAD_PATHS.loginLink, { leadId }, { headers: { [HEADER]: proof } });
    return new URL(String(body['link'])).search.slice(1);
  };

  it('logs in once, however often it is looked at, and still shows its request then', async () => {
    const query = await linkOf(await verifyPhone(api, PHONE));
    expect([(await open(query)).body['logsIn'], (await open(query)).body['logsIn']]).toEqual([true, true]);
    const session = clientSession(api, await logInBy(query));
    expect((await read(session))?.requests).toHaveLength(1);
    const again = await logInBy(query);
    expect([again.status, again.body['error_validation']]).toEqual([
      422,
      { query: ['Ссылка устарела или повреждена'] },
    ]);
    expect((await open(query)).body['logsIn']).toBe(false);
  });

  it('says whose account is open, and ends that of somebody else when it logs in', async () => {
    const proof = await verifyPhone(api, PHONE);
    const query = await linkOf(proof);
    const [own, other] = [await logIn(PHONE, proof), await logIn(STRANGER)];
    const accounts = [{}, own, other].map(async (headers) => {
      const { body } = await post(api, LEAD_PATHS.openLoginLink, { query }, { headers });
      return body['account'];
    });
    expect(await Promise.all(accounts)).toEqual([null, 'own', 'other']);
    const entered = await post(api, ACCOUNT_PATHS.loginByLink, { query }, { headers: other });
    expect((await read(clientSession(api, entered)))?.requests).toHaveLength(1);
    expect(await read(other)).toBeNull();
    expect(await read(own)).not.toBeNull();
  });

  it('is not used up by a login that came to nothing', async () => {
    const query = await linkOf(await verifyPhone(api, PHONE));
    await api.dataSource.query('ALTER TABLE client_session ADD CONSTRAINT closed CHECK (false) NOT VALID');
    expect((await logInBy(query)).status).toBe(500);
    await api.dataSource.query('ALTER TABLE client_session DROP CONSTRAINT closed');
    expect((await open(query)).body['logsIn']).toBe(true);
    const session = clientSession(api, await logInBy(query));
    expect((await read(session))?.requests).toHaveLength(1);
  });

  it('logs nobody in who has changed it, is late, or comes after its owner has left everywhere', async () => {
    const proof = await verifyPhone(api, PHONE);
    const query = await linkOf(proof);
    expect((await logInBy(query.replace('sum=280000', 'sum=999999'))).status).toBe(422);
    clock.pass(1);
    await call(ACCOUNT_PATHS.leaveEverywhere, await logIn(PHONE, proof));
    expect((await logInBy(query)).status).toBe(422);
    clock.pass(3601);
    expect((await open(query)).status).toBe(422);
  });

  it('shows nothing once its owner has left everywhere, but to him when he is in again', async () => {
    const proof = await verifyPhone(api, PHONE);
    const query = await linkOf(proof);
    clock.pass(1);
    await call(ACCOUNT_PATHS.leaveEverywhere, await logIn(PHONE, proof));
    for (const headers of [{}, await logIn(STRANGER)]) {
      const { status, body } = await post(api, LEAD_PATHS.openLoginLink, { query }, { headers });
      expect([status, body['error_validation']]).toEqual([
        422,
        { query: ['Ссылка устарела или повреждена'] },
      ]);
    }
    clock.pass(61);
    const { body } = await post(api, LEAD_PATHS.openLoginLink, { query }, { headers: await logIn() });
    expect(body).toMatchObject({ account: 'own', logsIn: false });
  });
});
