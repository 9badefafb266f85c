import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { API_BASE_PATH, RELEASES_PATHS } from '@polden/api-contract';
import { releaseRemotes, remarkOn } from './releases.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

it('a start leaves what was taken out of service alone, and says so', async () => {
  const asked: string[] = [];
  const retired = {
    version: '1.2.0',
    at: '2026-11-30T09:00:00.000Z',
    by: 'anna',
    reason: 'Продукта больше нет',
  };
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end(JSON.stringify([{ remote: 'mfe-content', stable: null, retired }]));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const released = await releaseRemotes(['mfe-content'], registry, { TEAM_TOKEN: 't', TEAM_KEY: '' });
  expect(released.map(remarkOn)).toEqual([
    'mfe-content: снят с публикации (Продукта больше нет), вернёт его mfe-release promote mfe-content@1.2.0',
  ]);
  expect(asked).toEqual([`${API_BASE_PATH}${RELEASES_PATHS.status}`]);
});
