import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { configureHttp } from '@polden/http';
import { startTestShell, type TestShell } from '../../../testing/test-shell.ts';
import { forgetSimilarPages } from './similar-pages.ts';

const FOUND = { items: [{ path: '/gorod', title: 'Займ под ПТС' }] };
const MEANT = 'Возможно, вы искали';

let api: Server;
let shell: TestShell;
let faults: unknown[];
let questions: (string | null)[];
let answer: (response: ServerResponse) => void;

const giving = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeEach(async () => {
  questions = [];
  faults = [];
  answer = giving(200, FOUND);
  api = createServer(({ url = '' }, response) => {
    questions.push(new URL(url, 'http://api').searchParams.get('q'));
    answer(response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  configureHttp({
    origin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    onFault: (fault) => void faults.push(fault),
  });
  shell = await startTestShell();
});

afterEach(async () => {
  forgetSimilarPages();
  await shell.stop();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

it('is asked once by all who come to the same missing page, and again when the content has changed', async () => {
  const pages = await Promise.all([1, 2, 3].map(() => shell.get('/zaim-pod-pts')));
  for (const { status, body } of [...pages, await shell.get('/zaim-pod-pts.html')]) {
    expect(status).toBe(404);
    expect(body).toContain(MEANT);
    expect(body).toContain('href="/gorod"');
  }
  expect(questions).toEqual(['займ под птс']);
  forgetSimilarPages();
  await shell.get('/zaim-pod-pts');
  expect(questions).toHaveLength(2);
});

it('leaves out what is not there, and the missing page itself', async () => {
  answer = giving(200, { items: [{ path: '/otzyvy', title: 'Отзывы' }, ...FOUND.items] });
  const { body } = await shell.get('/otzyvy');
  expect(body).toContain('href="/gorod"');
  expect(body).not.toContain('href="/otzyvy"');
});

it.each([
  ['refuses', giving(429, { code: 429, message: 'Слишком много запросов' })],
  ['fails', giving(500, {})],
  ['never answers', () => undefined],
  ['answers something else', giving(200, { items: null })],
])('a search that %s leaves the page as it was', async (what, given) => {
  answer = given;
  const { status, body } = await shell.get('/zaim-pod-pts');
  expect(status).toBe(404);
  expect(body).toContain('Такой страницы нет');
  expect(body).not.toContain(MEANT);
  // What is no answer of the API is a fault of the program.
  expect(faults).toHaveLength(what === 'answers something else' ? 1 : 0);
  answer = giving(200, FOUND);
  expect((await shell.get('/zaim-pod-pts')).body).toContain(MEANT);
});
