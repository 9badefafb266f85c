import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { API_BASE_PATH, CHANGES_PATHS, LEAD_PATHS, PHONE_VERIFICATION_HEADER } from '@polden/api-contract';
import { verifyPhone } from '../../testing/borrower.ts';
import { TestCrm } from '../../testing/crm.ts';
import { eventually } from '../../testing/eventually.ts';
import { TITLE_LOAN } from '../../testing/leads.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const PHONE = '79161234567';
const GIVEN = '0af7651916cd43dd8448eb211c80319c';
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

interface Line {
  requestId?: string;
  msg: string;
}

const crm = new TestCrm();
const text: string[] = [];
const lines = () => text.map((line) => JSON.parse(line) as Line);
let api: TestApp;

beforeAll(async () => {
  const env = { CRM_DRIVER: 'http', CRM_URL: await crm.start(), PUBLIC_ORIGIN: 'https://polden.example' };
  api = await startTestApp({ env, logTo: { write: (line) => void text.push(line) } });
});
afterAll(async () => {
  await api.close();
  await crm.stop();
});
beforeEach(() => void (text.length = 0));

const idOf = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
  const answer = await api.app.inject({ url: '/api/v1/menu', headers, remoteAddress });
  return String(answer.headers['x-request-id']);
};

it('of what each shell asks twice a second nothing is logged but failures', async () => {
  const statusOf = async (path: string) =>
    (await api.app.inject({ url: `${API_BASE_PATH}${path}` })).statusCode;
  expect(await statusOf(CHANGES_PATHS.list)).toBe(200);
  expect(await statusOf(`${CHANGES_PATHS.list}?since=nonsense`)).toBe(422);
  expect(await statusOf('menu')).toBe(200);
  const asked = () => text.map((line) => JSON.parse(line) as Line & { path: string; status: number });
  const requests = () => asked().filter(({ msg }) => msg === 'request');
  await eventually(() => Promise.resolve(requests().some(({ path }) => path.endsWith('/menu'))));
  expect(requests().map(({ path, status }) => [path, status])).toEqual([
    [`${API_BASE_PATH}${CHANGES_PATHS.list}`, 422],
    [`${API_BASE_PATH}menu`, 200],
  ]);
});

describe('the id of a request', () => {
  it('is in every answer, also in one that no handler gives, beside the word that the site is https', async () => {
    for (const url of ['/api/v1/menu', '/api/v1/nothing', '/api/v1/%zz']) {
      const { headers } = await api.app.inject({ url });
      expect(headers['x-request-id']).toMatch(UUID_V7);
    }
    const { headers } = await api.app.inject({ url: '/api/v1/menu' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('is taken over from the shell or a proxy, and from nobody else', async () => {
    expect(await idOf({ 'x-request-id': GIVEN })).toBe(GIVEN);
    expect(await idOf({ 'x-request-id': GIVEN }, '203.0.113.5')).toMatch(UUID_V7);
    expect(await idOf({ 'x-request-id': `${GIVEN}\t{"level":50}` })).toMatch(UUID_V7);
  });

  it('is on each line of a failed request, and of no other', async () => {
    await api.dataSource.query('ALTER TABLE menu_entry RENAME TO menu_entry_away');
    const ids = await Promise.all([idOf({}), idOf({})]);
    await api.dataSource.query('ALTER TABLE menu_entry_away RENAME TO menu_entry');
    await eventually(() => Promise.resolve(lines().filter(({ msg }) => msg === 'request').length === 2));
    for (const id of ids) {
      const own = lines().filter(({ requestId }) => requestId === id);
      expect(own.map(({ msg }) => msg).sort()).toEqual(['request', 'request failed']);
    }
    // What looks each second for what is due may miss the table as well: that belongs to no request.
    const ofRequests = text.filter((line) => !line.includes('"context":"ScheduledPublications"'));
    for (const line of ofRequests) expect(line.split('"requestId"')).toHaveLength(2);
  });

  it('goes along with a lead to the CRM, and is on the lines of what is done later', async () => {
    const token = await verifyPhone(api, PHONE);
    crm.answerTo = (_delivery, attempt) => (attempt === 1 ? 500 : 200);
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: `/api/v1/${LEAD_PATHS.create}`,
      headers: { [PHONE_VERIFICATION_HEADER]: token, 'x-request-id': GIVEN },
      payload: { phone: PHONE, fullName: 'Анна Иванова', ...TITLE_LOAN },
    });
    expect(statusCode).toBe(200);
    await eventually(() => Promise.resolve(crm.received.length === 2));
    expect(crm.received.map(({ headers }) => headers['x-request-id'])).toEqual([GIVEN, GIVEN]);
    const refused = lines().find(({ msg }) => msg.includes('is not acknowledged by the CRM'));
    expect(refused?.requestId).toBe(GIVEN);
  });
});
