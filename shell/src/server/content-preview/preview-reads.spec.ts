import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configureHttp, expireCachedReads, provideKeptReads } from '@polden/http';
import { mapOf, writeRelease } from '../../testing/release-fixture.ts';
import { startTestShell, type TestShell } from '../../testing/test-shell.ts';
import { DirectReads } from '../direct-reads.ts';
import { KeptReadFiles } from '../kept-reads.ts';
import { addVisitorHeaders, visitorPreviews } from '../visitor.ts';

const DRAFT = 'Ставка из черновика';
const PUBLIC = 'Ставка на сайте';
const LOOKING = { cookie: 'content-preview=good' };

/** A page that many share, of what its loader reads twice: what anybody may be told from memory, and what is asked each time. */
const SERVER = `const { jsx } = require('react/jsx-runtime');
const { readCached, http } = require('@polden/http');
const { useLoaderData } = require('react-router-dom');
const Page = () => jsx('h1', { children: useLoaderData() });
exports.routes = [{ path: '/test', handle: { chunk: 'test', layout: 'simple', cacheTags: ['blog'] },
  loader: async () => {
    const read = await Promise.all([readCached('of-a-preview/rates'), readCached('of-a-preview/rates'), http.get('of-a-preview/more')]);
    return read.map(({ title }) => title).join('; ');
  }, Component: Page }];`;

let folder: string;
let api: Server;
let shell: TestShell;
let reads: DirectReads;
let files: KeptReadFiles;
/** Answers that wait, each with what its asker may be told. */
let held: { response: ServerResponse; title: string }[];
let isHolding: boolean;
let onAsked: () => void;

const tell = ({ response, title }: { response: ServerResponse; title: string }) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ title }));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'preview-reads-'));
  [held, isHolding, onAsked] = [[], false, () => undefined];
  api = createServer(({ headers }, response) => {
    const title = headers.cookie?.includes('content-preview=good') ? DRAFT : PUBLIC;
    if (!isHolding) return void tell({ response, title });
    held.push({ response, title });
    onAsked();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const calls = {
    origin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    onRequest: (headers: Pick<Headers, 'set'>) => addVisitorHeaders(headers, 'http://localhost'),
  };
  reads = new DirectReads(calls);
  configureHttp({ ...calls, cacheReads: true, read: reads.read, ownReads: visitorPreviews });
  files = new KeptReadFiles(folder);
  provideKeptReads(files);
  shell = await startTestShell();
  const release = await writeRelease(shell.artifactsDir, { version: '1.0.0', server: SERVER });
  await shell.sets.adopt(mapOf(1, release));
});

afterEach(async () => {
  provideKeptReads(null);
  configureHttp({ origin: '' });
  await shell.stop();
  await reads.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rm(folder, { recursive: true });
});

/** Until the API has been asked so often and has answered nobody. */
function asked(times: number): Promise<void> {
  return new Promise((resolve) => {
    onAsked = () => held.length >= times && resolve();
    onAsked();
  });
}

describe('what is read for somebody who looks at a draft', () => {
  it.each([
    ['first', [LOOKING, {}]],
    ['last', [{}, LOOKING]],
  ])('is joined with nobody’s reads, whoever asks at the same time: %s', async (_order, askers) => {
    expireCachedReads();
    isHolding = true;
    const [first = {}, second = {}] = askers;
    const one = shell.get('/test', first);
    await asked(first === LOOKING ? 3 : 2);
    const other = shell.get('/test', second);
    // One of the visitor's reads is shared by all visitors, none of those of the preview.
    await asked(5);
    isHolding = false;
    held.forEach(tell);
    const texts = (await Promise.all([one, other])).map(({ body }) => [
      body.includes(DRAFT),
      body.includes(PUBLIC),
    ]);
    const expected = { draft: [true, false], site: [false, true] };
    expect(texts).toEqual(askers.map((asker) => (asker === LOOKING ? expected.draft : expected.site)));
  });

  it('is kept nowhere, and nothing that is kept is told to him', async () => {
    expireCachedReads();
    expect((await shell.get('/test', LOOKING)).body).toContain(`${DRAFT}; ${DRAFT}; ${DRAFT}`);
    for (let request = 0; request < 3; request += 1) {
      const { body } = await shell.get('/test');
      expect([body.includes(PUBLIC), body.includes(DRAFT)]).toEqual([true, false]);
      const looked = await shell.get('/test', LOOKING);
      expect([looked.body.includes(PUBLIC), looked.body.includes(DRAFT)]).toEqual([false, true]);
    }
    await files.settled;
    const kept = await Promise.all(
      (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.join('')).not.toContain(DRAFT);
  });
});
