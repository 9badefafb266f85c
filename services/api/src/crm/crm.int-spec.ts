import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS, PHONE_VERIFICATION_HEADER } from '@polden/api-contract';
import { post, verifyPhone } from '../testing/borrower.ts';
import { eventually } from '../testing/eventually.ts';
import { TITLE_LOAN } from '../testing/leads.ts';
import { quickDelivery, startTestApp, type TestApp, truncate } from '../testing/test-app.ts';

const PHONE = '79161234567';

interface Received {
  key: unknown;
  lead: Record<string, unknown>;
}

describe('delivery to the CRM', () => {
  let server: Server;
  let received: Received[];
  let statusOf: (attempt: number, id: unknown) => number;
  let api: TestApp;
  let token: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ key: request.headers['idempotency-key'], lead: JSON.parse(body) });
        response.writeHead(statusOf(received.length, request.headers['idempotency-key'])).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    api = await startTestApp({
      env: {
        CRM_DRIVER: 'http',
        CRM_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
      },
      configure: (config) => ({
        ...config,
        limits: { ...config.limits, delivery: { ...quickDelivery, retryLimit: 3 } },
      }),
    });
  });
  afterAll(async () => {
    await api.close();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(async () => {
    received = [];
    statusOf = () => 200;
    await truncate(api.dataSource);
    token = await verifyPhone(api, PHONE);
  });

  const headers = () => ({ [PHONE_VERIFICATION_HEADER]: token });
  const createLead = async (changes: object = {}): Promise<string> => {
    const body = { phone: PHONE, fullName: 'Анна Иванова', utmSource: 'radio', ...TITLE_LOAN, ...changes };
    return String((await post(api, LEAD_PATHS.create, body, { headers: headers() })).body['id']);
  };
  const status = async (leadId: string): Promise<unknown> =>
    (await post(api, LEAD_PATHS.loginLink, { leadId }, { headers: headers() })).body['status'];
  const jobState = async (queue: string): Promise<(string | undefined)[]> => {
    const jobs = await api.dataSource.query<{ state: string }[]>(
      'SELECT state FROM pgboss.job WHERE name = $1',
      [queue],
    );
    return jobs.map(({ state }) => state);
  };

  it('hands over the whole lead with its id as the key', async () => {
    const id = await createLead();
    await eventually(async () => (await status(id)) === 'success');
    expect(received).toEqual([
      {
        key: id,
        lead: {
          id,
          created: expect.any(String),
          phone: '+79161234567',
          fullName: 'Анна Иванова',
          product: 'pts',
          requiredSum: 280_000,
          requiredMonthCount: 48,
          days: null,
          formType: 'first',
          formName: 'lkk_zaim2',
          leadType: 'site3_auto_loans',
          leadGenCode: null,
          utmSource: 'radio',
          documents: [],
          consent: { ip: '127.0.0.1', userAgent: expect.any(String) },
        },
      },
    ]);
  });

  it('tries again until the CRM accepts, under the same key, and marks the lead once', async () => {
    statusOf = (attempt) => (attempt <= 2 ? 503 : 200);
    const id = await createLead();
    expect(await status(id)).toBe('progress');
    await eventually(async () => (await status(id)) === 'success');
    await eventually(async () => (await jobState('lead-delivery'))[0] === 'completed');
    expect(received.map(({ key }) => key)).toEqual([id, id, id]);
  });

  it('neither holds up nor repeats the others when one lead is refused', async () => {
    const sums = [60_000, 70_000, 80_000, 90_000];
    let refused: unknown;
    statusOf = (_attempt, id) => (id === (refused ??= id) ? 500 : 200);
    const ids = await Promise.all(sums.map((requiredSum) => createLead({ requiredSum })));
    await eventually(async () => (await jobState('lead-delivery-dead')).length === 1);
    const keys = received.map(({ key }) => key);
    expect(keys.filter((key) => key !== refused).sort()).toEqual(ids.filter((id) => id !== refused).sort());
    expect(keys.filter((key) => key === refused)).toHaveLength(4);
  });

  it('takes a conflict as accepted before', async () => {
    statusOf = () => 409;
    const id = await createLead();
    await eventually(async () => (await status(id)) === 'success');
    expect(received).toHaveLength(1);
  });

  it('does not deliver again what was accepted by a run that died before it said so', async () => {
    const id = await createLead();
    await eventually(async () => (await jobState('lead-delivery'))[0] === 'completed');
    await api.dataSource.query(
      `UPDATE pgboss.job SET state = 'retry', completed_on = NULL, start_after = now() WHERE name = 'lead-delivery'`,
    );
    await eventually(async () => (await jobState('lead-delivery'))[0] === 'completed');
    expect(received.map(({ key }) => key)).toEqual([id]);
  });

  it('keeps what was never accepted among the dead letters', async () => {
    statusOf = () => 500;
    const id = await createLead();
    await eventually(async () => (await jobState('lead-delivery-dead')).length === 1);
    const [dead] = await api.dataSource.query<{ data: unknown }[]>(
      `SELECT data FROM pgboss.job WHERE name = 'lead-delivery-dead'`,
    );
    expect(dead?.data).toEqual({ leadId: id });
    expect(received).toHaveLength(4);
    expect(await status(id)).toBe('progress');
  });
});
