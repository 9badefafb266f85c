import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ACCESS_TOKEN_COOKIE,
  API_BASE_PATH,
  AUTH_PATHS,
  CHANGES_PATHS,
  PHONE_VERIFICATION_COOKIE,
  PHONE_VERIFICATION_HEADER,
  RBAC_PATHS,
  REFRESH_TOKEN_COOKIE,
  RELEASES_PATHS,
  SMS_PATHS,
} from '@polden/api-contract';
import { post } from '../../testing/borrower.ts';
import { eventually } from '../../testing/eventually.ts';
import { cookiesOf, PASSWORD, signIn } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const STREAMS = 2;
const FOREIGN = 'не с нашего сайта';

let api: TestApp;
let port: number;

beforeAll(async () => {
  api = await startTestApp({
    configure: (config) => {
      const request = {
        ...config.limits.request,
        bodyMs: 100,
        fileMs: 60_000,
        streamsOfAddress: STREAMS,
      };
      // One place beside those for leads.
      const serving = { ...config.serving, maxInFlight: 2 };
      return { ...config, serving, limits: { ...config.limits, request } };
    },
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = api.app.getHttpServer().address() as AddressInfo);
});
afterAll(() => api.close());

/** Everything that the server says until it closes the connection. */
function answerTo(lines: string[], begun: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n${begun}`));
    let text = '';
    socket.on('data', (part) => (text += String(part)));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('a body that does not end', () => {
  it.each([
    ['is shorter than it said', 'Content-Length: 500', '{"phone":'],
    ['comes in parts', 'Transfer-Encoding: chunked', '9\r\n{"phone":\r\n'],
  ])('and %s is answered with 408, and the connection is closed', async (_what, header, begun) => {
    const path = `${API_BASE_PATH}${SMS_PATHS.request}`;
    const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', header];
    const answer = await answerTo(head, begun);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
    expect(answer).toContain('"message":"Запрос не пришёл целиком: попробуйте ещё раз"');
  });
});

describe('event streams', () => {
  const open = (path: string, accept = 'text/event-stream') => {
    const aborter = new AbortController();
    const answer = fetch(`http://127.0.0.1:${port}${API_BASE_PATH}${path}`, {
      headers: { accept },
      signal: aborter.signal,
    });
    return { answer, close: () => aborter.abort() };
  };
  /** As many as one address may have, once those of before are gone. */
  const openAll = async (accept?: string) => {
    let streams: ReturnType<typeof open>[] = [];
    await eventually(async () => {
      for (const stream of streams) stream.close();
      streams = Array.from({ length: STREAMS }, () => open(CHANGES_PATHS.stream, accept));
      const answers = await Promise.all(streams.map(({ answer }) => answer));
      return answers.every(({ status }) => status === 200);
    });
    return streams;
  };

  it('of one address are so many and no more; one that ends makes room', async () => {
    const streams = Array.from({ length: STREAMS }, () => open(CHANGES_PATHS.stream));
    for (const { answer } of streams) expect((await answer).status).toBe(200);
    for (const path of [CHANGES_PATHS.stream, RELEASES_PATHS.mapEvents]) {
      const refused = await open(path).answer;
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
      expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/[а-яё]/u) });
    }
    streams[0]?.close();
    await eventually(async () => {
      const next = open(CHANGES_PATHS.stream);
      const { status } = await next.answer;
      next.close();
      return status === 200;
    });
    streams[1]?.close();
  });

  it('that take anything hold no place', async () => {
    const streams = await openAll('*/*');
    const menu = await fetch(`http://127.0.0.1:${port}${API_BASE_PATH}menu`);
    expect(menu.status).toBe(200);
    for (const stream of streams) stream.close();
  });

  it('that stood behind one another on a lost connection make room', async () => {
    for (const stream of await openAll()) stream.close();
    const socket = connect(port, '127.0.0.1');
    const lost = new Promise((resolve) => socket.once('close', resolve));
    socket.once('data', () => socket.destroy());
    const head = [`GET ${API_BASE_PATH}${CHANGES_PATHS.stream} HTTP/1.1`, 'Host: localhost', 'Accept: */*'];
    socket.write(`${head.join('\r\n')}\r\n\r\n`.repeat(STREAMS));
    await lost;
    const streams = await openAll();
    expect(streams).toHaveLength(STREAMS);
    for (const stream of streams) stream.close();
  });
});

describe('a write whose credential is a cookie', () => {
  const withHeaders = (path: string, headers: Record<string, string>) => post(api, path, {}, { headers });

  it.each([
    ['alone', {}],
    ['beside another scheme', { authorization: 'Basic x' }],
    ['beside an empty Bearer', { authorization: 'Bearer ' }],
    ['beside a Bearer without a token', { authorization: 'Bearer' }],
    ['beside two tokens', { authorization: 'Bearer a, Bearer b' }],
    ['beside an empty proof of a phone', { [PHONE_VERIFICATION_HEADER]: '' }],
    ['beside a proof of a phone', { [PHONE_VERIFICATION_HEADER]: 'x' }],
    ['beside a foreign origin', { authorization: 'Basic x', origin: 'https://evil.example' }],
  ])('of the staff %s comes from our own origin only', async (_what, headers) => {
    const { accessToken } = await signIn(api, 'ADMIN', `admin-${Math.random()}`);
    const cookie = `${ACCESS_TOKEN_COOKIE}=${accessToken}`;
    const { status, body } = await withHeaders(`${RBAC_PATHS.userRemove}/1`, { cookie, ...headers });
    expect([status, body['message']]).toEqual([400, expect.stringContaining(FOREIGN)]);
  });

  it.each([
    ['the phone', { authorization: 'Bearer a.b.c', cookie: `${PHONE_VERIFICATION_COOKIE}=x` }],
    ['the refresh of a session', { authorization: 'Bearer a.b.c', cookie: `${REFRESH_TOKEN_COOKIE}=x` }],
  ])('of %s is not hidden by a token of another kind', async (_what, headers) => {
    const { status, body } = await withHeaders(AUTH_PATHS.refresh, headers);
    expect([status, body['message']]).toEqual([400, expect.stringContaining(FOREIGN)]);
  });

  it('is not there when the header is what counts', async () => {
    const { accessToken } = await signIn(api, 'MANAGER', 'header-manager');
    const login = await post(api, AUTH_PATHS.login, { login: 'header-manager', password: PASSWORD });
    const cookie = `${ACCESS_TOKEN_COOKIE}=${cookiesOf(login)[ACCESS_TOKEN_COOKIE]}`;
    const { status } = await withHeaders(AUTH_PATHS.checkToken, {
      cookie,
      authorization: `Bearer ${accessToken}`,
    });
    expect(status).toBe(200);
  });
});
