import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configureHttp, http, HttpError, type Call } from './index.ts';

let api: Server;
let answer: (response: ServerResponse) => void;
let failures: [HttpError, Call][];
let successes: Call[];

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeEach(async () => {
  failures = [];
  successes = [];
  api = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  configureHttp({
    origin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    onSuccess: (call) => void successes.push(call),
    onFailure: (error, call) => void failures.push([error, call]),
  });
});

afterEach(() => {
  api.closeAllConnections();
  return new Promise((resolve) => api.close(resolve));
});

const thrownBy = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('a failed call', () => {
  it('throws the status, the message and the fields of the body', async () => {
    const body = {
      message: 'Проверьте',
      error_validation: { a: ['А'] },
      fields: { retryAfter: 5 },
      extra: 1,
    };
    answer = json(422, { code: 1, ...body });
    const error = await thrownBy(http.post('forms', {}));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ code: 422, name: 'HttpError', ...body });
  });

  it('throws the message of an envelope', async () => {
    answer = json(422, { ok: false, error: { message: 'Нет такого города' } });
    expect(await thrownBy(http.post('agent/request', {}))).toMatchObject({
      code: 422,
      message: 'Нет такого города',
      ok: false,
    });
  });

  it('is also one that says so with a status of success', async () => {
    answer = json(200, { ok: false, error: { message: 'Агентов в этом городе уже хватает' } });
    expect(await thrownBy(http.post('agent/request', {}))).toMatchObject({
      code: 422,
      message: 'Агентов в этом городе уже хватает',
    });
    expect([failures.length, successes.length]).toEqual([1, 0]);
  });

  it.each(['text', [], null, { message: 5 }])('has a message also when the body is %j', async (body) => {
    answer = json(503, body);
    expect(await thrownBy(http.post('forms', {}))).toMatchObject({ code: 503, message: 'Request failed' });
  });

  it.each(['300', 'Wed, 01 Jan 2098 00:00:00 GMT'])(
    'is not tried again where the answer wants none before %s, and waits for nothing',
    async (when) => {
      let asked = 0;
      answer = (response) => {
        asked += 1;
        response.setHeader('retry-after', when);
        json(429, { message: 'Слишком часто' })(response);
      };
      const signal = AbortSignal.timeout(5_000);
      expect(await thrownBy(http.get('search', { signal }))).toMatchObject({ code: 429 });
      expect(asked).toBe(1);
    },
  );

  it('is tried again a moment later where the answer wants that', async () => {
    answer = (response) => {
      answer = json(200, { items: [] });
      response.setHeader('retry-after', '0');
      json(503, {})(response);
    };
    expect(await http.get('search')).toEqual({ items: [] });
  });

  it('without an answer says «failed», and «timeout» when it took too long', async () => {
    answer = (response) => void response.destroy();
    expect(await thrownBy(http.post('forms', {}))).toMatchObject({ code: null, message: 'failed' });
    answer = () => undefined;
    const slow = http.post('forms', {}, { signal: AbortSignal.timeout(5) });
    expect(await thrownBy(slow)).toMatchObject({ code: null, message: 'timeout' });
  });
});

describe('those who watch the calls', () => {
  it('hear of each that has failed, with what was sent', async () => {
    answer = json(500, { message: 'Внутренняя ошибка' });
    await thrownBy(http.post('lead/create', { phone: '79161234567' }));
    expect(failures).toEqual([
      [
        expect.objectContaining({ code: 500 }),
        { method: 'POST', path: 'lead/create', json: { phone: '79161234567' } },
      ],
    ]);
  });

  it('hear of each that has succeeded', async () => {
    answer = json(200, {});
    await http.get('menu');
    expect([successes, failures]).toEqual([[{ method: 'GET', path: 'menu' }], []]);
  });

  it('hear nothing of a quiet one, nor of what the page has given up', async () => {
    answer = json(500, {});
    await thrownBy(http.post('log-front/log', {}, { quiet: true }));
    answer = () => undefined;
    const left = new AbortController();
    const call = thrownBy(http.post('forms', {}, { signal: left.signal }));
    left.abort();
    expect(await call).toMatchObject({ code: null, message: 'aborted' });
    expect(failures).toEqual([]);
  });
});
