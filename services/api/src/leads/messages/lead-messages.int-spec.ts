import { createServer, type Server } from 'node:http';
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server as TcpServer,
  type Socket,
} from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ACCOUNT_PATHS,
  type AccountAnswer,
  ADMIN_LEAD_PATHS,
  type InboxLetters,
  LEAD_PATHS,
  LEAD_STAGE_WORDS,
  type LeadCard,
  type LeadStage,
  leadStageTitle,
  type LeadStatus,
  PHONE_VERIFICATION_HEADER,
  SMS_PATHS,
  TOLD_LEAD_STAGES,
} from '@polden/api-contract';
import { formatRubles } from '@polden/ru';
import { SMTPServer } from 'smtp-server';
import { get, inbox, post, verifyPhone } from '../../testing/borrower.ts';
import { TestCrm } from '../../testing/crm.ts';
import { eventually } from '../../testing/eventually.ts';
import { TITLE_LOAN, VEHICLE_INFO } from '../../testing/leads.ts';
import { clientSession } from '../../testing/client-session.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { quickDelivery, startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

const PHONE = '79161234567';
const APPROVED = {
  status: 200,
  body: { status: 'approved', limit: { sum: 250_000, monthCount: 36 } },
} as const;
const REFUSED = { status: 200, body: { status: 'refused' } } as const;
/** Nothing is left to be told; no address for letters. */
const WHOLE = { formType: 'second', mainInfo: { ...VEHICLE_INFO, email: undefined } };
const crm = new TestCrm();

beforeAll(() => crm.start().then((url) => (crmUrl = url)));
afterAll(() => crm.stop());
beforeEach(() => crm.reset());
let crmUrl = '';

async function statusOf(api: TestApp, id: string): Promise<string | undefined> {
  const [row] = await api.dataSource.query<{ status: string }[]>('SELECT status FROM lead WHERE id = $1', [
    id,
  ]);
  return row?.status;
}

/** Messages of the requests: state of each, by stage and channel. */
async function messages(api: TestApp): Promise<string[]> {
  const rows = await api.dataSource.query<{ stage: string; channel: string; state: string }[]>(
    'SELECT stage, channel, state FROM lead_message ORDER BY stage, channel DESC, state',
  );
  return rows.map(({ stage, channel, state }) => `${stage} ${channel} ${state}`);
}

const come = (api: TestApp, ...expected: string[]) =>
  eventually(async () => (await messages(api)).join() === expected.join());

/** Somebody has used up a budget of the whole service for a day. */
const useUp = (api: TestApp, key: string) =>
  api.dataSource.query(
    `INSERT INTO rate_limit (key, points, expire) VALUES ($1, $2, $3)
     ON CONFLICT (key) DO UPDATE SET points = EXCLUDED.points`,
    [key, 1_000_000, Date.now() + 24 * 3600 * 1000],
  );

/** What the messages to phones have cost. */
async function spentOnMessages(api: TestApp): Promise<number> {
  const [row] = await api.dataSource.query<{ points: number }[]>(
    `SELECT COALESCE(sum(points), 0)::int AS points FROM rate_limit WHERE key LIKE 'sms-message:%'`,
  );
  return row?.points ?? 0;
}

/** The time of the messages that wait has come. */
const beginJobs = (api: TestApp) =>
  api.dataSource.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'lead-message'`);

describe('what a borrower is told of a decision', () => {
  const log: string[] = [];
  let api: TestApp;
  let headers: Record<string, string>;
  let staff: StaffClient;

  beforeAll(async () => {
    api = await startTestApp({
      env: { CRM_DRIVER: 'http', CRM_URL: crmUrl },
      logTo: { write: (line) => void log.push(line) },
    });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    log.length = 0;
    await truncate(api.dataSource);
    headers = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, PHONE) };
    staff = await signIn(api, 'MANAGER');
  });

  const send = async (changes: object = {}): Promise<string> => {
    const body = { phone: PHONE, ...TITLE_LOAN, ...WHOLE, ...changes };
    return String((await post(api, LEAD_PATHS.create, body, { headers })).body['id']);
  };
  const decided = async (id: string, status: LeadStatus) => {
    await eventually(async () => {
      await post(api, LEAD_PATHS.progress, { leadId: id }, { headers });
      return (await statusOf(api, id)) === status;
    });
  };
  const told = async () => (await inbox(api, PHONE)).filter(({ code }) => code === '').map((sms) => sms.text);
  const timeline = async (id: string) =>
    ((await staff.get(`${ADMIN_LEAD_PATHS.item}/${id}`)).body as unknown as LeadCard).timeline;

  it('is one SMS with the heading of the page and a link that opens it', async () => {
    crm.decisionOn = () => APPROVED;
    const id = await send();
    await decided(id, 'approved');
    await come(api, 'approved sms sent');
    const [sms = '', ...others] = await told();
    expect(others).toEqual([]);
    expect(sms).toContain(leadStageTitle('approved', formatRubles(250_000)));
    const link = new URL(/https?:\S+/u.exec(sms)?.[0] ?? '');
    expect(link.pathname).toBe('/login');
    const opened = await post(api, LEAD_PATHS.openLoginLink, { query: link.search.slice(1) });
    expect(opened.body).toMatchObject({ id, stage: 'approved' });
    expect((await timeline(id)).map(({ title }) => title)).toContain('СМС заёмщику: отправлено');
    expect(log.join('')).not.toContain('9161234567');
  });

  it('has a link that shows nothing once its owner has left everywhere', async () => {
    crm.decisionOn = () => REFUSED;
    await decided(await send(), 'refused');
    await come(api, 'refused sms sent');
    const query = /login\?(\S+)/u.exec((await told())[0] ?? '')?.[1];
    const open = async () => (await post(api, LEAD_PATHS.openLoginLink, { query })).status;
    expect(await open()).toBe(200);
    const session = clientSession(api, await post(api, ACCOUNT_PATHS.login, { phone: PHONE }, { headers }));
    await post(api, ACCOUNT_PATHS.leaveEverywhere, {}, { headers: session });
    expect(await open()).toBe(422);
  });

  it('is told once, however often the CRM says it', async () => {
    crm.decisionOn = () => REFUSED;
    const id = await send();
    await decided(id, 'refused');
    await come(api, 'refused sms sent');
    // Another process has asked at the same time.
    await api.dataSource.query(`UPDATE lead SET status = 'delivered' WHERE id = $1`, [id]);
    await decided(id, 'refused');
    await come(api, 'refused sms sent');
    expect(await told()).toEqual([expect.stringContaining(LEAD_STAGE_WORDS.refused.title)]);
  });

  it.each([APPROVED, REFUSED])(
    'goes to his mail without a word of what it is: $body.status',
    async (decision) => {
      crm.decisionOn = () => decision;
      const { status } = decision.body;
      const id = await send({ mainInfo: VEHICLE_INFO });
      await decided(id, status);
      await come(api, `${status} sms sent`, `${status} mail sent`);
      const { items } = (await get(api, 'dev/mail?to=anna@mail.ru')).body as unknown as InboxLetters;
      expect(items).toHaveLength(1);
      const letter = items[0] ?? { subject: '', text: '', html: '' };
      expect(letter.text).toContain('есть новости');
      expect(letter.text).toContain(api.config.brand.phones[0]?.title);
      expect(letter.text.match(/https?:\S+/gu)).toEqual([api.config.personalAccountUrl]);
      const whole = Object.values(letter).join(' ');
      expect(whole).not.toMatch(/leadId|signature|expires|250|одобр|отказ/iu);
      expect(whole).not.toContain(id);
    },
  );

  it.each([
    { status: 'in-work', stage: 'in-work' },
    { status: 'cancelled', stage: 'cancelled' },
  ] as const)('is told when the staff has made it $status', async ({ status, stage }) => {
    const id = await send();
    await eventually(async () => (await statusOf(api, id)) === 'delivered');
    await staff.post(`${ADMIN_LEAD_PATHS.status}/${id}`, { from: 'delivered', status });
    await come(api, `${stage} sms sent`);
    expect(await told()).toEqual([expect.stringContaining(LEAD_STAGE_WORDS[stage].title)]);
  });

  it('reads the same on the page, in the account and on the card of the staff, at every step', async () => {
    const login = await post(api, ACCOUNT_PATHS.login, { phone: PHONE }, { headers });
    const { cookie } = clientSession(api, login);
    const expectEverywhere = async (id: string, stage: LeadStage, sum?: string): Promise<void> => {
      await eventually(
        async () =>
          (await post(api, LEAD_PATHS.progress, { leadId: id }, { headers })).body['stage'] === stage,
      );
      const { body } = await get(api, ACCOUNT_PATHS.overview, { cookie });
      const { account } = body as unknown as AccountAnswer;
      expect(account?.requests.find((request) => request.id === id)?.stage).toBe(stage);
      const card = (await staff.get(`${ADMIN_LEAD_PATHS.item}/${id}`)).body as unknown as LeadCard;
      expect(card.stage).toBe(stage);
      if (!TOLD_LEAD_STAGES.some((told) => told === stage)) return;
      await eventually(async () => (await told()).some((sms) => sms.includes(leadStageTitle(stage, sum))));
      await eventually(async () =>
        (await timeline(id)).some(({ details }) => details.includes(`«${LEAD_STAGE_WORDS[stage].state}»`)),
      );
    };
    const decide = (id: string, from: LeadStatus, status: LeadStatus) =>
      staff.post(`${ADMIN_LEAD_PATHS.status}/${id}`, { from, status });

    crm.decisionOn = () => ({ status: 200, body: { status: 'progress', percents: 20 } });
    const id = await send();
    await expectEverywhere(id, 'processing');
    crm.decisionOn = () => APPROVED;
    await expectEverywhere(id, 'approved', formatRubles(250_000));
    await decide(id, 'approved', 'in-work');
    await expectEverywhere(id, 'approved', formatRubles(250_000));
    await decide(id, 'in-work', 'done');
    await expectEverywhere(id, 'done');
    crm.decisionOn = () => REFUSED;
    const other = await send({ requiredSum: 300_000 });
    await expectEverywhere(other, 'refused');

    crm.decisionOn = () => ({ status: 200, body: { status: 'progress', percents: 20 } });
    const third = await send({ requiredSum: 310_000 });
    await eventually(async () => (await statusOf(api, third)) === 'delivered');
    await decide(third, 'delivered', 'in-work');
    await expectEverywhere(third, 'in-work');
    await decide(third, 'in-work', 'cancelled');
    await expectEverywhere(third, 'cancelled');
  });

  it('is told of each stage that comes anew', async () => {
    const id = await send();
    await eventually(async () => (await statusOf(api, id)) === 'delivered');
    let from: LeadStatus = 'delivered';
    for (const [place, status] of (['in-work', 'cancelled', 'in-work'] as const).entries()) {
      await staff.post(`${ADMIN_LEAD_PATHS.status}/${id}`, { from, status });
      from = status;
      await eventually(async () => (await told()).length === place + 1);
      expect((await told())[0]).toContain(LEAD_STAGE_WORDS[status].title);
    }
    await come(api, 'cancelled sms sent', 'in-work sms sent', 'in-work sms sent');
  });

  it('comes though somebody has used up the codes of the day', async () => {
    const id = await send();
    await eventually(async () => (await statusOf(api, id)) === 'delivered');
    await useUp(api, 'sms-spend');
    await staff.post(`${ADMIN_LEAD_PATHS.status}/${id}`, { from: 'delivered', status: 'in-work' });
    await come(api, 'in-work sms sent');
  });

  it('waits until the messages of another day may be sent, and has cost nothing meanwhile', async () => {
    const id = await send();
    await eventually(async () => (await statusOf(api, id)) === 'delivered');
    await useUp(api, 'sms-message-spend');
    await staff.post(`${ADMIN_LEAD_PATHS.status}/${id}`, { from: 'delivered', status: 'in-work' });
    const waiting = `SELECT state FROM pgboss.job
      WHERE name = 'lead-message' AND state = 'created' AND start_after > now() + interval '23 hours'`;
    await eventually(async () => (await api.dataSource.query<unknown[]>(waiting)).length === 1);
    expect(await spentOnMessages(api)).toBe(0);
    await api.dataSource.query(`DELETE FROM rate_limit WHERE key = 'sms-message-spend'`);
    await beginJobs(api);
    await come(api, 'in-work sms sent');
    expect(await told()).toHaveLength(1);
    expect(await spentOnMessages(api)).toBe(1);
  });

  it('is not told again of an approval that somebody of the staff takes up', async () => {
    crm.decisionOn = () => APPROVED;
    const id = await send();
    await decided(id, 'approved');
    await come(api, 'approved sms sent');
    await staff.post(`${ADMIN_LEAD_PATHS.status}/${id}`, { from: 'approved', status: 'in-work' });
    expect(await statusOf(api, id)).toBe('in-work');
    expect(await messages(api)).toEqual(['approved sms sent']);
  });
});

describe('a message at night', () => {
  const night = { from: 0, before: 24 };
  let api: TestApp;
  let headers: Record<string, string>;
  let staff: StaffClient;

  beforeAll(async () => {
    api = await startTestApp({
      env: { CRM_DRIVER: 'http', CRM_URL: crmUrl },
      configure: (config) => ({
        ...config,
        limits: { ...config.limits, lead: { ...config.limits.lead, quietHours: night } },
      }),
    });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    night.before = 24;
    await truncate(api.dataSource);
    headers = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, PHONE) };
    staff = await signIn(api, 'MANAGER');
  });

  const send = async () =>
    String((await post(api, LEAD_PATHS.create, { phone: PHONE, ...TITLE_LOAN }, { headers })).body['id']);
  const change = (id: string, from: LeadStatus, status: LeadStatus) =>
    staff.post(`${ADMIN_LEAD_PATHS.status}/${id}`, { from, status });
  const dawn = async () => {
    night.before = 0;
    await beginJobs(api);
  };

  it('waits for the morning of the city, and the staff sees that', async () => {
    crm.decisionOn = () => REFUSED;
    const id = await send();
    await come(api, 'refused sms queued');
    const [job] = await api.dataSource.query<{ waits: boolean }[]>(
      `SELECT start_after > now() AS waits FROM pgboss.job WHERE name = 'lead-message'`,
    );
    expect(job).toEqual({ waits: true });
    const card = (await staff.get(`${ADMIN_LEAD_PATHS.item}/${id}`)).body as unknown as LeadCard;
    expect(card.timeline.map(({ title }) => title)).toContain('СМС заёмщику: уйдёт утром');
  });

  it('is told when it is true again, though it was taken back the night before', async () => {
    const id = await send();
    await eventually(async () => (await statusOf(api, id)) === 'delivered');
    await change(id, 'delivered', 'cancelled');
    await change(id, 'cancelled', 'in-work');
    await dawn();
    await come(api, 'cancelled sms outdated', 'in-work sms sent');
    await change(id, 'in-work', 'cancelled');
    await come(api, 'cancelled sms outdated', 'cancelled sms sent', 'in-work sms sent');
  });

  it('is told once of what came twice', async () => {
    const id = await send();
    await eventually(async () => (await statusOf(api, id)) === 'delivered');
    await change(id, 'delivered', 'cancelled');
    await change(id, 'cancelled', 'in-work');
    await change(id, 'in-work', 'cancelled');
    await dawn();
    await come(api, 'cancelled sms outdated', 'cancelled sms sent', 'in-work sms outdated');
  });

  it('is sent by the next worker when the one that had taken it has died, and paid for once', async () => {
    const id = await send();
    await eventually(async () => (await statusOf(api, id)) === 'delivered');
    await change(id, 'delivered', 'cancelled');
    await api.dataSource.query(`UPDATE lead_message SET taken_until = now() + interval '2 seconds'`);
    await dawn();
    await come(api, 'cancelled sms sent');
    expect(await spentOnMessages(api)).toBe(1);
  });
});

describe('a message that the gateway does not take', () => {
  let gateway: Server;
  let received: { key: unknown; text: string }[];
  let failures: number;
  let api: TestApp;

  beforeAll(async () => {
    gateway = createServer((request, response) => {
      void text(request).then((body) => {
        const message = JSON.parse(body) as { text: string };
        received.push({ key: request.headers['idempotency-key'], text: message.text });
        const isCode = /\d{6} — /u.test(message.text);
        if (!isCode) failures -= 1;
        response.writeHead(!isCode && failures >= 0 ? 503 : 200).end();
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    api = await startTestApp({
      env: { CRM_DRIVER: 'http', CRM_URL: crmUrl, SMS_DRIVER: 'http', SMS_HTTP_URL: origin },
      configure: (config) => ({
        ...config,
        limits: { ...config.limits, delivery: { ...quickDelivery, retryLimit: 1 } },
      }),
    });
  });
  afterAll(async () => {
    await api.close();
    await new Promise((resolve) => gateway.close(resolve));
  });
  beforeEach(async () => {
    received = [];
    await truncate(api.dataSource);
    crm.decisionOn = () => REFUSED;
  });

  async function request(): Promise<string> {
    await post(api, SMS_PATHS.request, { phone: PHONE });
    const code = /^\d{6}/u.exec(received.at(-1)?.text ?? '')?.[0];
    const { body } = await post(api, SMS_PATHS.confirm, { phone: PHONE, code });
    const headers = { [PHONE_VERIFICATION_HEADER]: String(body['verificationToken']) };
    const lead = await post(api, LEAD_PATHS.create, { phone: PHONE, ...TITLE_LOAN }, { headers });
    received = [];
    return String(lead.body['id']);
  }

  it('is tried again, under the same key', async () => {
    failures = 4;
    await request();
    await come(api, 'refused sms sent');
    expect(received).toHaveLength(5);
    expect(new Set(received.map(({ key }) => key)).size).toBe(1);
    // The first attempt has three tries, and more than a second goes by before the next.
    expect(new Set(received.map(({ text: told }) => told)).size).toBe(1);
  });

  it('is given up in the end, and the staff sees that', async () => {
    failures = 1_000;
    const id = await request();
    await come(api, 'refused sms dead');
    const staff = await signIn(api, 'MANAGER');
    const card = (await staff.get(`${ADMIN_LEAD_PATHS.item}/${id}`)).body as unknown as LeadCard;
    expect(card.timeline).toContainEqual(
      expect.objectContaining({ title: 'СМС заёмщику: не отправлено', details: '«Отказ», попыток: 2' }),
    );
  });
});

async function requestWith(api: TestApp, phone: string, email?: string): Promise<void> {
  const headers = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, phone) };
  const mainInfo = { ...VEHICLE_INFO, email };
  await post(api, LEAD_PATHS.create, { phone, ...TITLE_LOAN, ...WHOLE, mainInfo }, { headers });
}

describe('a letter that the mail server will never take', () => {
  const asked: string[] = [];
  let mail: SMTPServer;
  let api: TestApp;

  beforeAll(async () => {
    mail = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) => {
        asked.push(address);
        done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      },
    });
    await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
    const { port } = mail.server.address() as AddressInfo;
    const env = { CRM_DRIVER: 'http', CRM_URL: crmUrl, MAIL_DRIVER: 'smtp' };
    api = await startTestApp({ env: { ...env, SMTP_URL: `smtp://127.0.0.1:${port}` } });
    await truncate(api.dataSource);
  });
  afterAll(async () => {
    await api.close();
    await new Promise<void>((resolve) => mail.close(resolve));
  });

  it('is tried once', async () => {
    crm.decisionOn = () => REFUSED;
    await requestWith(api, PHONE, 'gone@mail.ru');
    await come(api, 'refused sms sent', 'refused mail dead');
    expect(asked).toEqual(['gone@mail.ru']);
  });
});

describe('a letter that the mail server keeps waiting', () => {
  let mail: TcpServer;
  /** Connections of letters: none gets even a greeting. */
  let connections: Socket[];
  let api: TestApp;

  beforeAll(async () => {
    connections = [];
    mail = createTcpServer((socket) => void connections.push(socket));
    await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
    const { port } = mail.address() as AddressInfo;
    api = await startTestApp({
      env: {
        CRM_DRIVER: 'http',
        CRM_URL: crmUrl,
        MAIL_DRIVER: 'smtp',
        SMTP_URL: `smtp://127.0.0.1:${port}`,
      },
    });
    await truncate(api.dataSource);
  });
  afterAll(async () => {
    // Before its letter fails, or the next attempt hangs as well.
    const closed = new Promise((resolve) => mail.close(resolve));
    for (const socket of connections) socket.destroy();
    await closed;
    await api.close();
  });

  it('holds up no SMS', async () => {
    crm.decisionOn = () => REFUSED;
    await requestWith(api, PHONE, 'anna@mail.ru');
    await eventually(() => Promise.resolve(connections.length > 0));
    await requestWith(api, '79161234568');
    await come(api, 'refused sms sent', 'refused sms sent', 'refused mail queued');
    // It is the first attempt still.
    expect(connections.map(({ closed }) => closed)).toEqual([false]);
  });
});
