import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { answerHeaders } from './answers/answer-headers.plugin.ts';
import { serverOptions } from './answers/server-options.ts';
import { apiProxy } from './api-proxy.plugin.ts';

const GIVEN = '0af7651916cd43dd8448eb211c80319c';
const SCRIPT = { accept: 'application/json', 'sec-fetch-mode': 'cors' };
const NAVIGATION = { accept: 'text/html,*/*', 'sec-fetch-mode': 'navigate' };

let api: Server;
let answer: RequestListener;
let app: FastifyInstance;
let log: string[];

beforeEach(async () => {
  log = [];
  api = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const logTo = { write: (line: string) => void log.push(line) };
  app = fastify(serverOptions({ trustedProxyHops: 0, logLevel: 'warn', logTo }));
  answerHeaders(app, { hsts: null });
  await apiProxy(app, { apiOrigin, local: false, timeoutMs: 50 });
});
afterEach(async () => {
  await app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

const ask = (headers: Record<string, string>) =>
  app.inject({ url: '/api/v1/menu', headers: { ...headers, 'x-request-id': GIVEN } });

const FAILURES: [string, number, string | undefined, () => RequestListener | null][] = [
  ['that nobody runs', 503, '5', () => null],
  ['that hangs up', 502, '5', () => (_request, response) => void response.destroy()],
  ['that does not answer', 504, undefined, () => () => undefined],
  [
    'behind a broken proxy',
    502,
    '5',
    () => (_request, response) =>
      void response
        .writeHead(502, { 'content-type': 'text/html', etag: '"x"' })
        .end('<h1>Bad Gateway</h1>10.0.0.7:4201'),
  ],
  [
    'whose proxy has waited too long for the request',
    408,
    undefined,
    () => (_request, response) => void response.writeHead(408).end(),
  ],
];

describe('an API', () => {
  it.each(FAILURES)('%s is answered %i in the shape of all errors', async (_what, status, retryAfter, by) => {
    await arrange(by());
    const { statusCode, headers, body, json } = await ask(SCRIPT);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      status,
      retryAfter,
      'no-store',
    ]);
    expect(json()).toMatchObject({ code: status, message: expect.stringMatching(/^[А-Я]/u) as unknown });
    expect(headers['x-request-id']).toBe(GIVEN);
    expect(body + JSON.stringify(headers)).not.toMatch(
      /127\.0\.0\.1|10\.0\.0|ECONN|UND_ERR|node_modules|etag/u,
    );
    for (const line of log) expect(JSON.parse(line)).toMatchObject({ requestId: GIVEN });
  });

  it.each(FAILURES)(
    '%s is answered %i by a page to whoever follows a link',
    async (_what, status, _after, by) => {
      await arrange(by());
      const { statusCode, headers, body } = await ask(NAVIGATION);
      expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(headers['referrer-policy']).toBe('origin');
      expect(body).toContain(`Номер обращения: <code>${GIVEN}</code>`);
      expect(body).not.toMatch(/127\.0\.0\.1|10\.0\.0/u);
    },
  );

  it('that is overloaded is asked once, and speaks for itself to scripts only', async () => {
    let asked = 0;
    const own = { code: 503, message: 'Слишком много запросов', fields: { retryAfter: 7 } };
    answer = (_request, response) => {
      asked += 1;
      response
        .writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '7' })
        .end(JSON.stringify(own));
    };
    const toScript = await ask(SCRIPT);
    expect([toScript.statusCode, toScript.headers['retry-after'], toScript.json()]).toEqual([503, '7', own]);
    expect((await ask(NAVIGATION)).body).toContain('Страница временно недоступна');
    expect(asked).toBe(2);
  });

  it('learns under which id, and for whom, it is asked', async () => {
    answer = ({ headers }, response) => void response.end(JSON.stringify(headers));
    const { statusCode, json } = await ask(SCRIPT);
    expect(statusCode).toBe(200);
    expect(json()).toMatchObject({ 'x-request-id': GIVEN, 'x-forwarded-for': '127.0.0.1' });
  });
});

describe('a call that does not get to the API', () => {
  const calls: [
    what: string,
    url: string,
    contentType: string | undefined,
    status: number,
    message: string,
  ][] = [
    ['climbs out of its folder', '/api/v1/media/file/..%2f..', undefined, 400, 'Запрос составлен неверно'],
    [
      'is of two kinds at once',
      '/api/v1/leads',
      'application/json, text/plain',
      415,
      'Такой формат данных не принимается: нужен JSON',
    ],
  ];

  it.each(calls)('because it %s is answered as the API would', async (_what, url, type, status, message) => {
    answer = (_request, response) => void response.end('answered');
    const call = type === undefined ? ({ url } as const) : ({ url, method: 'POST', payload: '{}' } as const);
    const headers = type === undefined ? {} : { 'content-type': type };
    const toScript = await app.inject({ ...call, headers: { ...SCRIPT, ...headers } });
    expect([toScript.statusCode, toScript.json()]).toEqual([status, { code: status, message }]);
    expect(toScript.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const shown = await app.inject({ ...call, headers: { ...NAVIGATION, ...headers } });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(shown.body).toMatch(/<h1>[А-Я]/u);
    expect(log).toEqual([]);
  });
});

it('waits for no word of the API before a body is sent', async () => {
  answer = (request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify(request.headers)));
  };
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', path: '/api/v1/leads', method: 'POST', agent: false });
  asked.setHeader('expect', '100-continue').setHeader('content-type', 'application/json');
  asked.flushHeaders();
  await once(asked, 'continue');
  asked.end('{}');
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect(await text(response)).not.toContain('100-continue');
});

async function arrange(listener: RequestListener | null): Promise<void> {
  if (listener !== null) answer = listener;
  else await new Promise((resolve) => api.close(resolve));
}
