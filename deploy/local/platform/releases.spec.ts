import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { API_BASE_PATH, RELEASES_PATHS } from '@polden/api-contract';
import { absentInWords, absentRemotes, type AbsentRemote, releaseRemotes, remarkOn } from './releases.ts';

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

it('a start goes on without a remote that is not built, and says what stands in its place', async () => {
  server = createServer((_, response) =>
    response.end(
      JSON.stringify([
        { remote: 'mfe-nowhere', stable: '1.2.0' },
        { remote: 'mfe-new', stable: null },
      ]),
    ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const secrets = { TEAM_TOKEN: 't', TEAM_KEY: '' };
  const absent: AbsentRemote[] = [];
  const onBroken = (remote: AbsentRemote) => void absent.push(remote);
  expect(await releaseRemotes(['mfe-nowhere', 'mfe-new'], registry, secrets, { onBroken })).toEqual([]);
  expect(absent.map(absentInWords).sort()).toEqual([
    expect.stringMatching(/^mfe-new здесь нет: mfe-new: релиз не удался: No package\.json/),
    expect.stringMatching(/^mfe-nowhere здесь прежняя, 1\.2\.0: mfe-nowhere: релиз не удался/),
  ]);
  await expect(releaseRemotes(['mfe-nowhere'], registry, secrets)).rejects.toThrow('релиз не удался');
  expect(
    (await absentRemotes(['mfe-new'], 'сборка не удалась', registry, secrets)).map(absentInWords),
  ).toEqual(['mfe-new здесь нет: сборка не удалась']);
});
