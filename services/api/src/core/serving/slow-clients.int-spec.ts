import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { API_BASE_PATH, LEAD_PATHS } from '@polden/api-contract';
import { eventually } from '../../testing/eventually.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** More than there are places. */
const TRANSFERS = 5;

let api: TestApp;
let port: number;
let clients: Socket[];

beforeAll(async () => {
  api = await startTestApp({
    env: { MAX_IN_FLIGHT: '2' },
    configure: (config) => {
      // No body is given up before a test ends.
      const request = { ...config.limits.request, bodyMs: 600_000, transfersOfAddress: TRANSFERS };
      return { ...config, limits: { ...config.limits, request } };
    },
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = api.app.getHttpServer().address() as AddressInfo);
});
afterAll(() => api.close());
afterEach(async () => {
  for (const client of clients) client.destroy();
  await eventually(async () => (await get('menu')).status === 200);
});

const get = (path: string) => fetch(`http://127.0.0.1:${port}${API_BASE_PATH}${path}`);

/** Clients that send the head of a lead, and its body when they like. */
async function begin(count: number): Promise<void> {
  clients = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  for (const client of clients) {
    const asked = once(api.app.getHttpServer(), 'request');
    client.write(
      `POST ${API_BASE_PATH}${LEAD_PATHS.create} HTTP/1.1\r\nHost: localhost\r\n` +
        'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n',
    );
    await asked;
  }
}

describe('clients whose bodies do not come', () => {
  it('shut nobody out, and are answered when they do', async () => {
    await begin(TRANSFERS - 1);
    expect((await get('menu')).status).toBe(200);
    const answers = await Promise.all(
      clients.map(async (client) => {
        client.write('{}');
        return String(await once(client, 'data'));
      }),
    );
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 4(?!29)\d\d /u);
  });

  it('are so many of one address, which then is asked to wait; health is answered', async () => {
    await begin(TRANSFERS);
    const refused = await get('menu');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await get('health/live')).status).toBe(200);
    clients[0]?.destroy();
    await eventually(async () => (await get('menu')).status === 200);
  });
});
