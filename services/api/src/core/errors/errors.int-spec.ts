import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRODUCTS_PATH, SMS_PATHS } from '@polden/api-contract';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const URL = `/api/v1/${SMS_PATHS.request}`;
const REVIEW_URL = '/api/v1/reviews/add';
const JSON_TYPE = { 'content-type': 'application/json' };

describe('errors', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it.each([
    ['malformed JSON', { payload: '{"phone":', headers: JSON_TYPE }, 400],
    ['an empty body that calls itself JSON', { payload: '', headers: JSON_TYPE }, 400],
    ['text/plain', { payload: '{"phone":"79161234567"}', headers: { 'content-type': 'text/plain' } }, 415],
    [
      'a form',
      { payload: 'phone=79161234567', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    ['a file', { payload: 'x', headers: { 'content-type': 'application/octet-stream' } }, 415],
    [
      'a body over the limit',
      { payload: JSON.stringify({ phone: '1'.repeat(70_000) }), headers: JSON_TYPE },
      413,
    ],
  ])('answers %s in one shape', async (_name, request, status) => {
    const answer = await api.app.inject({ method: 'POST', url: URL, ...request });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ code: status, message: expect.stringMatching(/[а-яё]/) });
  });

  it.each([
    'null',
    '[]',
    '[{"phone":"79161234567"}]',
    '5',
    '"text"',
    '{"phone":{"a":1}}',
    '{"phone":["79161234567"]}',
  ])('answers 422 to the body %s', async (payload) => {
    const answer = await api.app.inject({ method: 'POST', url: URL, payload, headers: JSON_TYPE });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 422, message: expect.stringMatching(/[а-яё]/) });
    expect(answer.body).not.toMatch(/must be|should not|unknown value/);
  });

  it.each([
    ['half a surrogate pair', String.raw`\ud800`],
    ['NUL', String.raw`\u0000`],
  ])('answers 422 to an address that has %s', async (_name, escaped) => {
    const payload = `{"email":"${escaped}"}`;
    const answer = await api.app.inject({ method: 'POST', url: REVIEW_URL, payload, headers: JSON_TYPE });
    expect(answer.statusCode).toBe(422);
  });

  it('refuses a body that is nested without end', async () => {
    const payload = `{"phone":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const answer = await api.app.inject({ method: 'POST', url: URL, payload, headers: JSON_TYPE });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('вложенных') });
  });

  it.each(['/api/v1/nothing', '/nothing', '/api/v1/%zz', '/api/v2/menu'])(
    'answers %s in the same shape',
    async (url) => {
      const answer = await api.app.inject({ url });
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toEqual({ code: answer.statusCode, message: expect.stringMatching(/[а-яё]/) });
    },
  );

  it.each([
    ['PUT', `/api/v1/${PRODUCTS_PATH}`, 'GET'],
    ['DELETE', `/api/${PRODUCTS_PATH}`, 'GET'],
    ['GET', URL, 'POST'],
    ['GET', '/api/v1/admin/faq/publish/1', 'POST'],
  ] as const)('answers 405 to %s %s, and says how it is called', async (method, url, allowed) => {
    const answer = await api.app.inject({ method, url });
    expect(answer.statusCode).toBe(405);
    expect(String(answer.headers['allow']).split(', ')).toContain(allowed);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ code: 405, message: 'Этот адрес так не вызывают' });
  });

  it.each([
    [
      'too long headers',
      `GET /api/v1/menu HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['a method that HTTP does not have', 'FOO /api/v1/menu HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [
      'a method that we do not have',
      'PROPFIND /api/v1/menu HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      405,
    ],
    ['what is no HTTP', 'Здравствуйте\r\n\r\n', 400],
  ])('answers %s in the same shape', async (_name, sent, status) => {
    const server = api.app.getHttpServer();
    if (!server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body)).toEqual({ code: status, message: expect.stringMatching(/[а-яё]/) });
  });

  it('keeps what went wrong inside to itself', async () => {
    await api.dataSource.query('ALTER TABLE menu_entry RENAME TO menu_entry_away');
    const answer = await api.app.inject({ url: '/api/v1/menu' });
    await api.dataSource.query('ALTER TABLE menu_entry_away RENAME TO menu_entry');
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { code: 500, message: 'Внутренняя ошибка: мы уже разбираемся' },
    ]);
  });
});
