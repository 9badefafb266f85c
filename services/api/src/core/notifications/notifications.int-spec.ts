import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { Notifications } from './notifications.ts';

let api: TestApp;
/** Between a process and its database. */
let network: Server;
const passing = new Set<Socket>();

beforeAll(async () => {
  api = await startTestApp();
  const { hostname, port } = new URL(api.config.databaseUrl);
  network = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      passing.add(from.on('error', () => undefined));
      from.pipe(to);
      from.once('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(network, 'listening');
});
afterAll(async () => {
  for (const socket of passing) socket.destroy();
  network.close();
  await api.close();
});

/** From now on nothing comes through what is connected, and nobody is told so. */
function swallow(): void {
  for (const socket of passing) socket.unpipe().pause();
}

it('hears of what is told again when the network has swallowed the connection', async () => {
  const url = new URL(api.config.databaseUrl);
  url.port = String((network.address() as AddressInfo).port);
  const limits = { ...api.config.limits, listening: { everyMs: 100, answerMs: 2000 } };
  const notifications = new Notifications({ ...api.config, databaseUrl: url.href, limits });
  let told = 0;
  notifications.listen('swallowed', () => (told += 1));
  await notifications.onApplicationBootstrap();
  expect(told).toBe(1);
  swallow();
  await eventually(() => Promise.resolve(told > 1));
  const before = told;
  await api.dataSource.query('NOTIFY swallowed');
  await eventually(() => Promise.resolve(told > before));
  await notifications.onModuleDestroy();
});
