import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configureHttp, expireCachedReads, followOldReads, provideKeptReads } from '@polden/http';
import { formatDate } from '@polden/ru';
import { mapOf, writeRelease } from '../../../testing/release-fixture.ts';
import { startTestShell, type TestShell } from '../../../testing/test-shell.ts';
import { DirectReads } from '../../direct-reads.ts';
import { KeptReadFiles } from '../../kept-reads.ts';
import { notedReads, noteOldRead } from './old-reads.ts';

const AGE_MS = 20 * 60_000;
const NOTICE = 'Показываем сохранённую версию страницы';

/** CommonJS text of a remote whose page shows what it reads with the options. */
const reading = (address: string, options: string) => `const { jsx } = require('react/jsx-runtime');
const { readCached } = require('@polden/http');
const { useLoaderData } = require('react-router-dom');
const Page = () => jsx('h1', { children: useLoaderData().title });
exports.routes = [{ path: '/test', handle: { chunk: 'test', layout: 'simple', cacheTags: ['blog'] },
  loader: () => readCached('${address}', ${options}), Component: Page }];`;

let folder: string;
let api: Server;
let isAway: boolean;
let isSilent: boolean;
let shell: TestShell;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'old-reads-'));
  isAway = true;
  isSilent = false;
  api = createServer((_request, response) => {
    if (isSilent) return;
    response
      .writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ title: 'Ставка сегодня' }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  configureHttp({ origin: apiOrigin(), cacheReads: true });
  followOldReads(noteOldRead);
  shell = await startTestShell();
});

afterEach(async () => {
  provideKeptReads(null);
  followOldReads(() => undefined);
  await shell.stop();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rm(folder, { recursive: true });
});

const apiOrigin = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

/** What another process has read and kept on disk before the API went away. */
async function keepOfBefore(address: string, ageMs: number): Promise<void> {
  const files = new KeptReadFiles(folder, { now: () => Date.now() - ageMs });
  files.keep(address, { title: 'Ставка тогда' });
  await files.settled;
  provideKeptReads(new KeptReadFiles(folder));
}

async function publish(address: string, options = '{}'): Promise<void> {
  const server = reading(address, options);
  await shell.sets.adopt(mapOf(1, await writeRelease(shell.artifactsDir, { version: '1.0.0', server })));
}

describe('a page whose loader says that it has nothing to show', () => {
  const server = `const { jsx } = require('react/jsx-runtime');
const { readUncached } = require('@polden/http');
const { data } = require('react-router-dom');
exports.routes = [{ path: '/test', handle: { chunk: 'test', layout: 'simple' },
  loader: () => readUncached('search?q=Anna').catch(() => data(null, { status: 503 })), Component: () => jsx('h1', { children: 'Поиск' }) }];`;
  const logged = (requestId: unknown) => shell.log.filter((line) => line['requestId'] === requestId);

  it.each([
    ['refuses', 'GET search: 503'],
    ['does not answer in time', 'GET search: no answer yet'],
  ])('is logged with the read that the API %s', async (how, call) => {
    const direct = new DirectReads({ origin: apiOrigin() });
    configureHttp({ origin: apiOrigin(), read: notedReads(direct.read) });
    isSilent = how !== 'refuses';
    await shell.sets.adopt(mapOf(1, await writeRelease(shell.artifactsDir, { version: '1.0.0', server })));
    const { status, headers } = await shell.get('/test');
    expect(status).toBe(503);
    expect(logged(headers['x-request-id'])).toContainEqual(
      expect.objectContaining({
        msg: 'the page answers 503',
        path: '/test',
        release: 'mfe-test@1.0.0',
        calls: [call],
      }),
    );
    await direct.close();
  });
});

describe('a page made of what was kept, by a process that has never read it', () => {
  it('says of when it is, without JavaScript, and no more once the API is back', async () => {
    await keepOfBefore('of-a-page/rates', AGE_MS);
    await publish('of-a-page/rates');
    const time = formatDate(Date.now() - AGE_MS, 'YYYY-MM-DD HH:mm:00').slice(11, 16);
    const { status, body } = await shell.get('/test');
    expect(status).toBe(200);
    expect(body).toContain('Ставка тогда');
    expect(body).toMatch(new RegExp(`${NOTICE} на\\s(<!-- -->)?${time}`, 'u'));

    isAway = false;
    expireCachedReads();
    await expect(whenWithoutNotice()).resolves.toContain('Ставка сегодня');
  });

  it('says nothing when it is of a moment ago', async () => {
    await keepOfBefore('of-a-page/recent', 60_000);
    await publish('of-a-page/recent');
    const { status, body } = await shell.get('/test');
    expect([status, headingOf(body), body.includes(NOTICE)]).toEqual([200, 'Ставка тогда', false]);
  });

  it('says nothing of what misleads nobody', async () => {
    await keepOfBefore('of-a-page/pictures', AGE_MS);
    await publish('of-a-page/pictures', '{ lasting: true }');
    const { status, body } = await shell.get('/test');
    expect([status, headingOf(body), body.includes(NOTICE)]).toEqual([200, 'Ставка тогда', false]);
  });
});

const headingOf = (body: string) => /<h1>(.*?)<\/h1>/u.exec(body)?.[1];

async function whenWithoutNotice(): Promise<string> {
  const { body } = await shell.get('/test');
  return body.includes(NOTICE) ? whenWithoutNotice() : body;
}
