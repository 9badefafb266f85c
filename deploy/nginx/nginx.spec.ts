import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHECKOUT } from '../local/folders.ts';
import {
  findTools,
  http2Variables,
  startNginx,
  templateVariables,
  type TestNginx,
} from './testing/test-nginx.ts';

const HSTS = 'max-age=31536000; includeSubDomains';
const MEGABYTE = 1024 * 1024;
const tools = findTools();

it('the template and its README name the same variables', () => {
  const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
  const table = readme.split('\n').filter((line) => line.startsWith('| `'));
  const named = table.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_0-9]+)`/gu)]);
  expect(named.map(([, name]) => name).sort()).toEqual([...templateVariables()].sort());
});

it.each([
  ['1.22.1', { HTTP2_LISTEN: ' http2', HTTP2: '' }],
  ['1.25.0', { HTTP2_LISTEN: ' http2', HTTP2: '' }],
  ['1.25.1', { HTTP2_LISTEN: '', HTTP2: 'http2 on;' }],
  ['1.26.3 (Ubuntu)', { HTTP2_LISTEN: '', HTTP2: 'http2 on;' }],
  ['1.100.0', { HTTP2_LISTEN: '', HTTP2: 'http2 on;' }],
])('nginx %s is told of HTTP/2 in its own way', (version, variables) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-version-'));
  writeFileSync(path.join(folder, 'nginx'), `#!/bin/sh\necho "nginx version: nginx/${version}" >&2\n`, {
    mode: 0o755,
  });
  expect(http2Variables(folder)).toEqual(variables);
  rmSync(folder, { recursive: true });
});

it('the file of nginx stays as it is where the program that fills in the template is missing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-filled-'));
  const file = path.join(folder, 'conf.d/polden.conf');
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'as it was');
  symlinkSync('/bin/mv', path.join(folder, 'mv'));
  const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
  const [command = ''] = /^envsubst [\s\S]*?(?=^```)/mu.exec(readme) ?? [];
  const { status } = spawnSync('/bin/sh', ['-c', command.replaceAll('/etc/nginx/', `${folder}/`)], {
    cwd: CHECKOUT,
    env: { PATH: folder },
  });
  expect([status, readFileSync(file, 'utf8')]).toEqual([127, 'as it was']);
  rmSync(folder, { recursive: true });
});

if (tools === null) {
  it('a real nginx is tried where nginx and openssl are installed', () => {
    process.stderr.write(
      'nginx or openssl is not installed here: the template is not tried with a real one.\n',
    );
    expect(findTools()).toBeNull();
  });
} else {
  describe('nginx in front', () => {
    let nginx: TestNginx;

    beforeAll(async () => {
      nginx = await startNginx(tools);
    });
    afterAll(() => nginx.stop());

    it('takes the file without a complaint', () => {
      expect(nginx.complaints).not.toMatch(/\[(warn|emerg|error)\]/u);
      expect(nginx.complaints).toContain('test is successful');
    });

    it('speaks HTTP/2', async () => {
      expect(await nginx.protocol()).toBe('h2');
    });

    it('leads from http to https, at the port where that is', async () => {
      const location = await new Promise((resolve, reject) => {
        const asked = {
          host: '127.0.0.1',
          port: nginx.httpPort,
          path: '/blog?x=1',
          headers: { host: 'site.test' },
        };
        plainRequest(asked, ({ statusCode, headers }) => resolve([statusCode, headers.location]))
          .on('error', reject)
          .end();
      });
      expect(location).toEqual([301, `https://site.test:${nginx.port}/blog?x=1`]);
    });

    it.each([
      ['/dengi-pod-zalog?x=1', 'shell'],
      ['/assets/main.js', 'shell'],
      ['/api/v1/menu', 'api'],
    ])('%s comes from the %s, which learns who asks and under which number', async (url, service) => {
      const claimed = {
        'x-forwarded-for': '6.6.6.6',
        'x-request-id': 'f'.repeat(32),
        'x-forwarded-host': 'evil.test',
      };
      const { status, headers, body } = await nginx.get(url, {
        host: `kazan.site.test:${nginx.port}`,
        ...claimed,
      });
      const id = headers['x-request-id'];
      expect([status, headers['strict-transport-security']]).toEqual([200, HSTS]);
      expect(id).toMatch(/^[0-9a-e][0-9a-f]{31}$|^f(?!f{31})[0-9a-f]{31}$/u);
      const { headers: seen, ...asked } = JSON.parse(body) as { headers: Record<string, string> };
      expect(asked).toEqual({ service, url });
      expect(seen).toMatchObject({
        host: `kazan.site.test:${nginx.port}`,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
        'x-request-id': id,
      });
      expect(seen['x-forwarded-host']).toBeUndefined();
    });

    it('finds the file of a new build while the other copy is an older one', async () => {
      const statuses: number[] = [];
      for (let asked = 0; asked < 6; asked += 1) statuses.push((await nginx.get('/assets/new.js')).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    });

    it('leads the shells to whichever copy of the API is there, for whom they ask', async () => {
      const ask = (method: string) =>
        fetch(`http://127.0.0.1:${nginx.innerPort}/api/v1/menu`, {
          method,
          headers: { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'a'.repeat(32) },
        });
      const answer = (await (await ask('GET')).json()) as { service: string; headers: object };
      expect(answer).toMatchObject({
        service: 'api',
        headers: { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'a'.repeat(32) },
      });
      await nginx.stopCopy(0);
      const statuses = await Promise.all(['GET', 'POST', 'GET', 'POST'].map(ask));
      expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      await nginx.startCopy(0);
    });

    it('keeps its connections to the services', async () => {
      const before = nginx.connections();
      for (let count = 0; count < 5; count += 1) await nginx.get('/api/v1/menu');
      expect(nginx.connections() - before).toBeLessThanOrEqual(1);
    });

    it('serves files of releases for good, packed, and to other origins', async () => {
      const file = '/mfe/mfe-test/1.0.0/client/remoteEntry.js';
      const { status, headers, body } = await nginx.get(file);
      expect([status, body]).toEqual([200, 'var test;']);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'strict-transport-security': HSTS,
      });
      const packed = await nginx.get(file, { 'accept-encoding': 'gzip' });
      expect([packed.headers['content-encoding'], packed.body]).toEqual(['gzip', 'packed']);
      expect(headers['content-security-policy']).toBeUndefined();
      const drawing = await nginx.get('/mfe/mfe-test/1.0.0/client/drawing.svg');
      expect(drawing.headers['content-security-policy']).toBe('sandbox');
    });

    it.each([
      '/mfe/mfe-test/1.0.0/client/gone.js',
      '/mfe/mfe-test/1.0.0/notes.txt',
      '/mfe/mfe-test/1.0.0/client/../../../secret.txt',
      '/mfe/',
    ])('says of %s that there is no such file, and nobody keeps that', async (file) => {
      const { status, headers, body } = await nginx.get(file);
      expect([status, body]).toEqual([404, 'Файла нет']);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    });

    it.each([
      '/api/v1/releases/map/events',
      '/api/releases/map/events',
      '/api/v1/content/changes/stream',
      '/streamed',
    ])('passes the first part of %s on before there is a second', async (url) => {
      expect(await nginx.firstPart(url)).toBe('data: first\n\n');
    });

    it('passes on what is packed as it is', async () => {
      const { headers, body } = await nginx.get('/packed', { 'accept-encoding': 'br, gzip' });
      expect([headers['content-encoding'], body]).toEqual(['br', 'as it came']);
    });

    it('takes a document of the library, and refuses what no page and no route takes', async () => {
      const { status, body } = await nginx.post('/api/v1/media', 51 * MEGABYTE);
      expect([status, JSON.parse(body)]).toMatchObject([200, { service: 'api' }]);
      const refused = async (url: string, bytes: number) => {
        const answer = await nginx.announce(url, bytes);
        return [
          answer.status,
          answer.headers['content-type'],
          answer.body.includes('Слишком большой запрос'),
        ];
      };
      expect(await refused('/api/v1/media', 53 * MEGABYTE)).toEqual([413, 'application/json', true]);
      expect(await refused('/blog', MEGABYTE)).toEqual([413, 'text/html; charset=utf-8', true]);
    });

    it('answers for no other name', async () => {
      await expect(nginx.get('/', { host: 'evil.test' }, 'evil.test')).rejects.toThrow();
    });

    it('loses no request while one copy after the other is replaced', async () => {
      const statuses: number[] = [];
      for (const copy of [0, 1, 0, 1]) {
        await nginx.stopCopy(copy);
        for (let asked = 0; asked < 4; asked += 1) {
          for (const path of ['/blog', '/api/v1/menu']) statuses.push((await nginx.get(path)).status);
          for (const path of ['/blog', '/api/v1/lead/create'])
            statuses.push((await nginx.post(path, 100)).status);
        }
        await nginx.startCopy(copy);
      }
      expect(statuses).toEqual(Array.from({ length: 64 }, () => 200));
    });

    it('says in the site’s words that a service is down, with the number of the request', async () => {
      await nginx.stopServices();
      const api = await nginx.get('/api/v1/menu');
      expect([api.status, api.headers['retry-after'], api.headers['cache-control']]).toEqual([
        503,
        '5',
        'no-store',
      ]);
      expect(JSON.parse(api.body)).toMatchObject({
        code: 503,
        message: expect.stringMatching(/^[А-Я]/u) as unknown,
      });
      const phone = '79161234567';
      await nginx.get(`/api/v1/menu?phone=${phone}`);
      await fetch(`http://127.0.0.1:${nginx.innerPort}/api/v1/menu?phone=${phone}`);
      expect(nginx.logged()).toContain('/api/v1/menu');
      expect(nginx.logged()).not.toContain(phone);
      const page = await nginx.get('/');
      expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
      expect(page.body).toContain(`Номер обращения: <code>${String(page.headers['x-request-id'])}</code>`);
      expect(page.body).not.toMatch(/nginx|127\.0\.0\.1/u);
    });
  });
}
