import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configureHttp, http, type HttpError, type RequestOptions } from '@polden/http';
import { DirectReads } from './direct-reads.ts';
import { hostHttp } from './releases/inside/host-http.ts';
import { defineHttp } from './releases/inside/http-inside.ts';

/** As the code of a remote has it, which is given texts. */
const { http: ofRelease } = defineHttp(hostHttp((run) => run)) as { http: typeof http };

let api: Server;
let asked: IncomingMessage[];
let answers: ((response: ServerResponse) => void)[];
let setCookies: string[];
let direct: DirectReads;

const json = (status: number, body: unknown, headers: Record<string, string | string[]> = {}) =>
  text(status, JSON.stringify(body), headers);

const text =
  (status: number, body: string, headers: Record<string, string | string[]> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

const broken = (response: ServerResponse) => void response.destroy();

beforeEach(async () => {
  asked = [];
  setCookies = [];
  api = createServer((request, response) => {
    asked.push(request);
    (answers.length > 1 ? answers.shift() : answers[0])?.(response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  direct = new DirectReads(surroundings());
});

afterEach(async () => {
  await direct.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

function surroundings() {
  return {
    origin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    requestId: () => 'abc-123',
    onRequest: (headers: Pick<Headers, 'set'>) => headers.set('cookie', 'city=kazan'),
    onResponse: (headers: Pick<Headers, 'getSetCookie'>) => void setCookies.push(...headers.getSetCookie()),
  };
}

/** What a page gets, and what the API was asked. */
async function outcome(path: string, options?: RequestOptions, get: typeof http.get = http.get) {
  const end = await get(path, options).then(
    (value) => ({ value }),
    (error: unknown) => {
      const { name, code, message, requestId, fields } = error as HttpError;
      return { error: { name, code, message, requestId, fields } };
    },
  );
  return {
    ...end,
    setCookies,
    asked: asked.map(({ url, headers }) => ({
      url,
      accept: headers.accept,
      cookie: headers.cookie,
      id: headers['x-request-id'],
      own: headers['x-own'],
    })),
  };
}

describe('a read of the server', () => {
  const cases: [string, string, (() => RequestOptions) | undefined, (typeof answers)[number][]][] = [
    ['an answer', 'menu', undefined, [json(200, { a: 'Я' })]],
    ['a question in the path', 'search?q=%D0%B7', undefined, [json(200, [1])]],
    ['letters in the path', 'blog/заём на день', undefined, [json(404, {})]],
    ['steps and a mark in the path', 'blog/../menu#top', undefined, [json(200, {})]],
    ['searchParams', 'search', () => ({ searchParams: { q: 'заём & ПТС', page: 2 } }), [json(200, [1])]],
    ['headers of its own', 'menu', () => ({ headers: { 'X-Own': 'yes' } }), [json(200, {})]],
    [
      'what is the same for all',
      'menu',
      () => ({ anonymous: true }),
      [json(200, {}, { 'set-cookie': 'a=1' })],
    ],
    ['cookies', 'me', undefined, [json(200, {}, { 'set-cookie': ['a=1; Path=/', 'b=2'] })]],
    ['404', 'blog/no', undefined, [json(404, { message: 'Нет' }, { 'x-request-id': 'of-api' })]],
    ['422 with fields', 'a', undefined, [json(422, { message: 'Проверьте', fields: { retryAfter: 5 } })]],
    [
      'a refusal with a status of success',
      'a',
      undefined,
      [json(200, { ok: false, error: { message: 'Нет' } })],
    ],
    ['a page of a proxy', 'a', undefined, [text(403, '<html>', { 'content-type': 'text/html' })]],
    ['an answer that is no JSON', 'a', undefined, [text(200, '{"a":')]],
    ['an outage that ends', 'a', undefined, [json(502, {}), json(200, { again: true })]],
    ['an outage that lasts', 'a', undefined, [json(503, { message: 'Позже' })]],
    ['a broken connection, once', 'a', undefined, [broken, json(200, { again: true })]],
    ['a broken connection', 'a', undefined, [broken]],
    ['a page that has been left', 'a', () => ({ signal: AbortSignal.abort() }), [() => undefined]],
    ['too little time', 'a', () => ({ signal: AbortSignal.timeout(400) }), [() => undefined]],
  ];

  it.each(cases)('ends as that of a browser: %s', async (_name, path, options, given) => {
    answers = [...given];
    configureHttp(surroundings());
    const ofBrowser = await outcome(path, options?.());
    [asked, setCookies, answers] = [[], [], [...given]];
    configureHttp({ ...surroundings(), read: direct.read });
    expect(await outcome(path, options?.())).toEqual(ofBrowser);
    [asked, setCookies, answers] = [[], [], [...given]];
    expect(await outcome(path, options?.(), ofRelease.get)).toEqual(ofBrowser);
  });

  it('takes a letter that comes in two pieces as one', async () => {
    const bytes = Buffer.from(JSON.stringify('Я'.repeat(9)));
    answers = [
      (response) => {
        response.write(bytes.subarray(0, 2), () => response.end(bytes.subarray(2)));
      },
    ];
    configureHttp({ ...surroundings(), read: direct.read });
    expect(await http.get('a')).toBe('Я'.repeat(9));
  });

  it('does not ask again before the time that the API names', async () => {
    answers = [json(503, { message: 'Позже' }, { 'retry-after': '3' })];
    configureHttp({ ...surroundings(), read: direct.read });
    expect(await outcome('a')).toMatchObject({ error: { code: 503 } });
    expect(asked).toHaveLength(1);
  });
});
