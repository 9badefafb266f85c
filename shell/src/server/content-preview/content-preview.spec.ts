import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PREVIEW_ENTRY } from '@polden/api-contract';
import fastify from 'fastify';
import { SiteHosts } from '../city/site-hosts.ts';
import { ContentPreviews } from './content-previews.ts';
import { previewEntry } from './preview-entry.plugin.ts';

const TOKEN = 't'.repeat(43);

let api: Server;
let previews: ContentPreviews;
let answer: { status: number; body: object };
let asked: { url: string | undefined; cookie: string | undefined }[];

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: { title: '«Ставки»', until: '2099-01-01T00:00:00.000Z' } };
  api = createServer(({ url, headers }, response) => {
    asked.push({ url, cookie: headers.cookie });
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  previews = new ContentPreviews({ apiOrigin: `http://127.0.0.1:${port}`, local: false });
});
afterEach(() => new Promise((resolve) => api.close(resolve)));

describe('a preview of content', () => {
  it('is what the API says of its cookie, which nobody else has', async () => {
    expect(await previews.of('access_token=a')).toEqual({ active: null, isStale: false });
    expect(asked).toEqual([]);
    expect(await previews.of(`a=b; __Host-content-preview=${TOKEN}`)).toEqual({
      active: { title: '«Ставки»' },
      isStale: false,
    });
    expect(asked).toEqual([{ url: '/api/v1/preview/state', cookie: `__Host-content-preview=${TOKEN}` }]);
  });

  it('that is over takes its cookie away; while nobody can say, it stays one', async () => {
    const cookie = `__Host-content-preview=${TOKEN}`;
    answer = { status: 404, body: {} };
    expect(await previews.of(cookie)).toEqual({ active: null, isStale: true });
    expect(previews.removal).toBe(
      '__Host-content-preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    );
    answer = { status: 503, body: {} };
    expect(await previews.of(cookie)).toEqual({ active: { title: 'черновик' }, isStale: false });
  });

  it('is entered by a key, for one host alone', async () => {
    answer = { status: 200, body: { token: TOKEN, path: '/blog/stavki', until: '2099-01-01T00:00:00.000Z' } };
    expect(await previews.enter('k')).toEqual({
      path: '/blog/stavki',
      setCookie: expect.stringMatching(
        new RegExp(
          `^__Host-content-preview=${TOKEN}; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Lax; Secure$`,
          'u',
        ),
      ),
    });
    answer = { status: 404, body: {} };
    expect(await previews.enter('k')).toBe('none');
  });

  it('that is no longer valid says so on a page of ours', async () => {
    const app = fastify();
    const hosts = new SiteHosts({ publicOrigin: new URL('https://polden.example'), local: false });
    previewEntry(app, { hosts, previews });
    answer = { status: 404, body: {} };
    const url = `${PREVIEW_ENTRY}?key=k`;
    const { statusCode, headers, body } = await app.inject({ url, headers: { host: 'polden.example' } });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(body).toContain('<h1>Ссылка на предварительный просмотр больше не действует</h1>');
    const [, style = ''] = /<style>([^<]*)<\/style>/u.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    await app.close();
  });

  it.each([503, 429])('of which nobody can say anything now (%d) is not called over', async (status) => {
    const app = fastify();
    const hosts = new SiteHosts({ publicOrigin: new URL('https://polden.example'), local: false });
    previewEntry(app, { hosts, previews });
    answer = { status, body: {} };
    const url = `${PREVIEW_ENTRY}?key=k`;
    const { statusCode, headers, body } = await app.inject({ url, headers: { host: 'polden.example' } });
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
    expect(body).toContain('<h1>Предварительный просмотр пока не открывается</h1>');
    expect(body).not.toContain('больше не действует');
    await app.close();
  });

  it('is ended by whoever has shown it', async () => {
    const app = fastify();
    const hosts = new SiteHosts({ publicOrigin: new URL('https://polden.example'), local: false });
    previewEntry(app, { hosts, previews });
    const end = (host: string) => app.inject({ method: 'POST', url: PREVIEW_ENTRY, headers: { host } });
    expect((await end('elsewhere.example')).statusCode).toBe(421);
    const { statusCode, headers } = await end('polden.example');
    expect([statusCode, headers['set-cookie']]).toEqual([204, previews.removal]);
    expect(asked).toEqual([]);
    await app.close();
  });
});
